import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { tempSite } from "../temp-site.js";

/** No two pages have the same title: NAME is replaced by their names. */
const meta =
  'export const meta = { title: "NAME page", description: "A NAME page that does something strange." };';

/** A page with code at its top, in line 1, and in its component, in line 3. */
export const page = (top: string, body = "") =>
  `${top}\n${meta}\nexport default function Page() { ${body}\n return <main><h1>Strange</h1></main>; }\n`;

/** A site with these pages, and with this code before its config. */
export function strangeSite(pages: Readonly<Record<string, string>>, config = ""): string {
  const root = tempSite(onTestFinished);
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(join(root, `pages/${name}.tsx`), text.replaceAll("NAME", name));
  }
  const file = join(root, "site.config.ts");
  // No page links to those that are laid over the site.
  const checks = 'checks: { silence: [{ code: "check/orphan", reason: "of no interest here" }] },';
  const own = readFileSync(file, "utf8").replace("copyrightYear", `${checks}\n  copyrightYear`);
  writeFileSync(file, config === "" ? own : `${config}\n${own}`);
  return root;
}

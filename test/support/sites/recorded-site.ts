import { expect, onTestFinished } from "vitest";
import { recordFile } from "../../../src/model/addresses/address-record.js";
import { runWarm } from "../cli/warm-cli.js";
import { tempSite } from "../temp-site.js";
import { type EditableSite, siteAt } from "./edit-site.js";

export const document = "legal/privacy.md";
export const noCi = { env: { CI: "" } };
export const inCi = { env: { CI: "true" } };

/** A site whose pages need no links. */
export function begin(): EditableSite {
  const site = siteAt(tempSite(onTestFinished));
  const silence = ["check/orphan", "check/title-length"].map((code) => ({
    code,
    reason: "pages come and go",
  }));
  site.replace("site.config.ts", "icon:", `checks: ${JSON.stringify({ silence })},\n  icon:`);
  return site;
}

/** A site that has started its record. */
export function recorded(): EditableSite {
  const site = begin();
  expect(runWarm(["lock", "--root", site.root]).status).toBe(0);
  return site;
}

export const command = (site: EditableSite, args: readonly string[], options = noCi) => {
  const { status, stdout } = runWarm([...args, "--root", site.root, "--json"], options);
  const { diagnostics, ...reported } = JSON.parse(stdout) as {
    ok: boolean;
    recorded?: string[];
    released?: string[];
    diagnostics: { code: string }[];
  };
  return { ...reported, status, codes: diagnostics.map(({ code }) => code) };
};

/** The entries of the record, without their checksums. */
export const entries = (site: EditableSite) =>
  site
    .read(recordFile)
    .split("\n")
    .slice(1, -2)
    .map((line) => line.slice(0, -9));

export const asBegun = ["/", "/icon.svg", "/privacy", "/privacy#how-to-reach-us", "/robots.txt"];
export const addPage = (site: EditableSite, path: string) =>
  site.write(
    `pages${path}.tsx`,
    `export const meta = { title: "Page ${path}", description: "The page ${path}." };
export default () => <main><h1>${path}</h1></main>;
`,
  );

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { tempSite } from "../temp-site.js";
import { runCli } from "./run-cli.js";

export interface BuildJson {
  readonly ok: boolean;
  readonly unchanged: boolean;
  /** The files that were deleted with the old output. */
  readonly lost: readonly string[];
  readonly diagnostics: readonly { readonly code: string }[];
  readonly timing: unknown;
}

export const build = (root: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): BuildJson => {
  const { stdout, stderr } = runCli(["build", "--root", root, "--json", ...args], { env });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
};

export const page = (code: string, said = "said") =>
  `${code}\nexport const meta = { title: "A page of code", description: "What it says, its code has found." };\nexport default () => <main><h1>Page</h1><p>{String(${said})}</p></main>;\n`;

/** The minimal site with a page of code that no other page links to. */
export function siteWith(code: string, said?: string): string {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "pages/code.tsx"), page(code, said));
  return root;
}

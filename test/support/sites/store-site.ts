import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type OnEnd, repository, sitesFolder, tempFolder } from "../temp-site.js";

/** A text that appears once in the site's config, and its replacement. */
export interface ConfigEdit {
  readonly replace: string;
  readonly by: string;
}

/** The site of test/store with a case laid over it, such as `agrees/german`; returns its folder. */
export function storeSite(onEnd: OnEnd, name: string | undefined, edits: readonly ConfigEdit[] = []): string {
  const root = tempFolder(onEnd);
  const folder = join(repository, "test/store");
  const laid = [
    join(sitesFolder, "whole"),
    join(folder, "site"),
    ...(name === undefined ? [] : [join(folder, name)]),
  ];
  for (const from of laid) cpSync(from, root, { recursive: true });
  const config = join(root, "site.config.ts");
  for (const { replace, by } of edits) {
    const parts = readFileSync(config, "utf8").split(replace);
    if (parts.length !== 2) throw new Error(`${replace} does not stand once in the config`);
    writeFileSync(config, parts.join(by));
  }
  return root;
}

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { runWarm } from "../cli/warm-cli.js";
import { linkPackages, type OnEnd, repository, shareCache, tempFolder } from "../temp-site.js";

/** A build of the starter with parts of its files replaced; returns the text of its pages. */
export function buildStarter(
  replaced: readonly (readonly [file: string, from: string | RegExp, by: string])[],
  onEnd: OnEnd = onTestFinished,
) {
  const root = tempFolder(onEnd);
  const starter = join(repository, "starter");
  const filter = (path: string) => path !== join(starter, "dist") && path !== join(starter, "node_modules");
  cpSync(starter, root, { recursive: true, filter });
  linkPackages(root, ["@fontsource/archivo", "@takumi-rs/core", "@takumi-rs/helpers"]);
  shareCache(root);
  for (const [file, from, by] of replaced) {
    const text = readFileSync(join(root, file), "utf8");
    expect(text.search(from), `${from} in ${file}`).not.toBe(-1);
    writeFileSync(join(root, file), text.replace(from, by));
  }
  return {
    root,
    build: () => {
      const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
      expect(status, stdout).toBe(0);
      return (page: string) => readFileSync(join(root, "dist", `${page}.html`), "utf8");
    },
  };
}

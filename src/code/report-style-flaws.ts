import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { packOf } from "../effects/memory-pack.js";
import type { ResultStore } from "../effects/result-store.js";
import { pointsOf } from "../text/points-of.js";
import { digestOf } from "../util/hash-of.js";
import { once } from "../util/once.js";
import { orNothing } from "../util/or-nothing.js";
import type { StyleFlaw } from "./style/find-style-flaws.js";

interface StyleFlawOptions {
  readonly root: string;
  readonly log: Diagnostics;
  readonly store: ResultStore;
  readonly cache: BuildCache | undefined;
}

/** Reports what browsers ignore in the site's own style sheets. The syntax of CSS is loaded only for those that were not checked before. */
export async function reportStyleFlaws(
  files: readonly string[],
  { root, log, ...caches }: StyleFlawOptions,
): Promise<void> {
  const isOwn = (file: string) => file.endsWith(".css") && !file.split("/").includes("node_modules");
  const own = new Set(files.filter(isOwn));
  if (own.size === 0) return;
  const checked = packOf<readonly StyleFlaw[]>({ kind: "styles", key: [] }, caches);
  const finder = once(async () => (await import("./style/find-style-flaws.js")).styleFlawFinder());
  for (const file of own) {
    const css = readFileSync(resolve(root, file), "utf8");
    const key = digestOf(css);
    const flaws = checked.get(key) ?? (isOfStarter(file, css) ? [] : (await finder())(css));
    checked.set(key, flaws);
    const pointAt = pointsOf(css);
    for (const { index, length, ...flaw } of flaws)
      log.add("read/doubtful", flaw, { file, ...pointAt(index), length });
  }
  checked.complete();
}

/** Whether the author has not changed a file of a new site. The starter is next to the compiled code. */
function isOfStarter(file: string, css: string): boolean {
  const starter = fileURLToPath(new URL("../starter", import.meta.url));
  return orNothing(() => readFileSync(resolve(starter, file), "utf8")) === css;
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { packOf } from "../effects/packs.js";
import type { ResultStore } from "../effects/result-store.js";
import { isDeclaration, type StylePart } from "../text/walk-style.js";
import { once } from "../util/once.js";
import { orNothing } from "../util/or-nothing.js";
import type { OwnSheet } from "./own-sheets.js";
import type { StyleFlaw } from "./style/find-style-flaws.js";

interface StyleFlawOptions {
  readonly log: Diagnostics;
  readonly store: ResultStore;
  readonly cache: BuildCache | undefined;
}

/** Reports what browsers ignore in the site's own style sheets. The syntax of CSS is loaded only for parts that were not checked before. */
export async function reportStyleFlaws(
  sheets: readonly OwnSheet[],
  { log, ...caches }: StyleFlawOptions,
): Promise<void> {
  const checked = packOf<readonly StyleFlaw[]>({ kind: "styles", key: [] }, caches);
  const finder = once(async () => (await import("./style/find-style-flaws.js")).styleFlawFinder());
  for (const { css, file, parts, placeAt } of sheets)
    for (const part of isOfStarter(file, css) ? [] : parts) {
      const key = keyOf(part);
      const flaws = checked.get(key) ?? (await finder())(part);
      checked.set(key, flaws);
      for (const { index, length, ...flaw } of flaws)
        log.add("read/doubtful", flaw, placeAt(part.at + index, length));
    }
  checked.complete();
}

/** Everything that the flaws of a part depend on. */
function keyOf(part: StylePart): string {
  const outer = part.outer?.prelude.startsWith("@") && part.outer.prelude;
  return JSON.stringify(
    isDeclaration(part) ? [part.property, part.valueAt - part.at, part.value, outer] : [part.prelude, outer],
  );
}

/** Whether the author has not changed a file of a new site. The starter is next to the compiled code. */
function isOfStarter(file: string, css: string): boolean {
  const starter = fileURLToPath(new URL("../starter", import.meta.url));
  return orNothing(() => readFileSync(resolve(starter, file), "utf8")) === css;
}

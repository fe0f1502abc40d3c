import type { Tree } from "../model/pages/tree.js";

/** The changes in a tree: routes whose page was added, changed or removed, and the number of other files. */
export interface TreeChange {
  readonly routes: readonly string[];
  readonly otherFiles: number;
}

/** Compares two trees; without a first one, everything is new. */
export function compareTrees(before: Tree | undefined, after: Tree): TreeChange {
  const pagesBefore = new Map(before?.pages.map(({ route, hash }) => [route.routePath, hash()]));
  const pagesAfter = new Map(after.pages.map(({ route, hash }) => [route.routePath, hash()]));
  const paths = new Set([...pagesAfter.keys(), ...pagesBefore.keys()]);
  const routes = [...paths].filter((path) => pagesBefore.get(path) !== pagesAfter.get(path));
  const files = new Set([...after.files.keys(), ...(before?.files.keys() ?? [])]);
  const others = [...files].filter((file) => !file.endsWith(".html"));
  const changed = others.filter(
    (file) => !isSame(before?.files.get(file)?.bytes, after.files.get(file)?.bytes),
  );
  return { routes, otherFiles: changed.length };
}

function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;
}

import { outputFileOf, withoutBase } from "../core/addresses.js";
import { nearest } from "../core/nearest.js";
import type { CheckedTree } from "./checked-tree.js";
import type { PageFacts } from "./read-page.js";

/** What a static host answers with 200, by path without the base. */
export interface Targets {
  /** Pages with what is known of them, files with undefined. */
  readonly byPath: ReadonlyMap<string, PageFacts | undefined>;
  /** The paths by their form in lower case. */
  readonly byFolded: ReadonlyMap<string, string>;
}

/** Every page answers with and without a slash at the end, and by its file's name. */
export function listTargets({ files, pages }: CheckedTree): Targets {
  const byPath = new Map<string, PageFacts | undefined>();
  for (const outputFile of files.keys()) byPath.set(`/${outputFile}`, undefined);
  for (const { routePath, facts } of pages) {
    byPath.set(routePath, facts);
    if (routePath !== "/") byPath.set(`${routePath}/`, facts);
    byPath.set(`/${outputFileOf(routePath)}`, facts);
  }
  return { byPath, byFolded: new Map([...byPath.keys()].map((path) => [path.toLowerCase(), path])) };
}

/** Where an address inside the site leads to; paths are without the base. */
export type Resolved =
  | { readonly kind: "found"; readonly path: string; readonly facts: PageFacts | undefined }
  | { readonly kind: "wrong-case"; readonly path: string; readonly published: string }
  | { readonly kind: "missing"; readonly path: string; readonly near: string | undefined }
  | { readonly kind: "outside-base" };

/** Follows a path with the base, such as `/some-repo/privacy-policy`; percent signs are decoded. */
export function resolvePath(path: string, base: string, { byPath, byFolded }: Targets): Resolved {
  const inside = withoutBase(base, path);
  if (inside === undefined) return { kind: "outside-base" };
  const decoded = decodePath(inside) ?? inside;
  if (byPath.has(decoded)) return { kind: "found", path: decoded, facts: byPath.get(decoded) };
  const published = byFolded.get(decoded.toLowerCase());
  if (published !== undefined) return { kind: "wrong-case", path: inside, published };
  return { kind: "missing", path: inside, near: nearest(decoded, byPath.keys()) };
}

export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

import { basename, dirname, join, relative, sep } from "node:path";

export const storeFolder = (root: string): string => join(root, "node_modules/.cache/handbill");

/** The prefix of all names that a commit uses next to an output folder. */
const commitPrefixOf = (outDir: string) => `.${basename(outDir)}.handbill-`;

export const isInside = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * Returns a function that recognises absolute, normalised paths that a build creates: its output, the temporary folders of
 * a commit, and the cache.
 */
export function ownPathsOf({ root, outDir }: { root: string; outDir: string }): (path: string) => boolean {
  const store = storeFolder(root);
  const commitPrefix = join(dirname(outDir), commitPrefixOf(outDir));
  return (path) => path.startsWith(commitPrefix) || isInside(path, outDir) || isInside(path, store);
}

/**
 * Returns a function that recognises names in a folder that are not part of the site: the output folder, one of its parents, and the
 * temporary folders of a commit. Packages do not start with a dot: such names in `node_modules` belong to tools.
 */
export function ownNamesIn(folder: string, outDir: string): (name: string) => boolean {
  if (basename(folder) === "node_modules") return (name) => name.startsWith(".");
  // The cache creates that folder; its content is checked separately. A first build caches handbill's compiled code next to it.
  const isOwn = (name: string) => name === "node_modules" || name.endsWith(".code-cache");
  if (!isInside(outDir, folder)) return isOwn;
  const [first = ""] = relative(folder, outDir).split(sep);
  const commitPrefix = dirname(outDir) === folder ? commitPrefixOf(outDir) : undefined;
  return (name) =>
    isOwn(name) || name === first || (commitPrefix !== undefined && name.startsWith(commitPrefix));
}

/** Whether a name next to an output folder comes from a commit. */
export const isOfCommit = (name: string, outDir: string): boolean => name.startsWith(commitPrefixOf(outDir));

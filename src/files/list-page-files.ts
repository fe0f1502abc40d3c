import { compareText } from "../util/compare.js";

/** The pages among the files in `pages/`: those without a path segment that starts with `_`. */
export function listPageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith(".tsx") && !/\/_/.test(file)).sort(compareText);
}

import { compareText } from "../util/compare.js";

/** The pages among the files below `pages/`: those without a part that begins with `_`. */
export function listPageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith(".tsx") && !/\/_/.test(file)).sort(compareText);
}

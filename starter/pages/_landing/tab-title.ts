import { lengthOf, longestTitle } from "../_shared/page-title.ts";

/** The app's name and the first of the texts that fits after it. Nothing is truncated. */
export function tabTitle(name: string, texts: readonly (string | undefined)[]): string {
  const titles = texts.flatMap((text) => (text ? `${name} – ${text}` : []));
  return titles.find((title) => lengthOf(title) <= longestTitle) ?? name;
}

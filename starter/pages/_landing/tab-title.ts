import { lengthOf, longestTitle } from "../_shared/page-title.ts";

/** The app's name and your own title, or else the first of the other texts that fits. Nothing is truncated. */
export function tabTitle(name: string, own: string, others: readonly (string | undefined)[]): string {
  const titles = [own, ...others].flatMap((text) => (text ? `${name} – ${text}` : []));
  return titles.find((title) => own !== "" || lengthOf(title) <= longestTitle) ?? name;
}

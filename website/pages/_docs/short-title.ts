import type { Doc } from "./sequence.ts";

/** A title that fits into the side bar: `Vercel` for `Vercel: vercel.json`. */
export const shortTitle = ({
  title,
  collection,
  slug,
}: Pick<Doc, "title" | "collection" | "slug">): string =>
  collection === "codes" ? `${slug}/` : title.replace(/: .*$/, "");

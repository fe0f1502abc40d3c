import type { Doc } from "./sequence.ts";

/** A title as the side bar has room for it: `Vercel` for `Vercel: vercel.json`. */
export const shortTitle = ({
  title,
  collection,
  slug,
}: Pick<Doc, "title" | "collection" | "slug">): string =>
  collection === "codes" ? `${slug}/` : title.replace(/: .*$/, "");

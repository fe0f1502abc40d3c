/** The order of all pages, in the side bar and for the links to the previous and next page. */
export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}

export interface Part {
  /** The title of the section; absent if there is only one. */
  readonly title?: string;
  /** Slugs of documents in the collection `docs`. */
  readonly pages: readonly string[];
}

/** Collections whose documents are listed below the page of the same name. */
export const shelves = ["codes", "files", "hosts", "rules", "store"] as const;
export type Shelf = (typeof shelves)[number];

export const isShelf = (name: string): name is Shelf => (shelves as readonly string[]).includes(name);

const sections: readonly Section[] = [
  { title: "Start", parts: [{ pages: ["first-site", "start", "install"] }] },
  {
    title: "Guides",
    parts: [
      {
        title: "Write",
        pages: ["tasks", "pages", "data", "collections", "search", "blocks", "messages", "languages"],
      },
      { title: "Design", pages: ["images", "fonts", "embeds", "recipes", "extend"] },
      { title: "Legal", pages: ["legal", "legal-history"] },
      { title: "Check", pages: ["check", "store", "addresses", "verify"] },
      { title: "Publish", pages: ["watch", "output", "hosts", "get-links", "action", "shards"] },
    ],
  },
  {
    title: "Reference",
    parts: [{ pages: ["config", "commands", "api", "types", "codes", "rules", "files"] }],
  },
  { title: "Project", parts: [{ pages: ["how-it-works", "compare", "changes", "contributing", "writing"] }] },
];

/** The same sections with the missing pages added, so that every page can be reached. */
export function sectionsOf(names: readonly string[]): readonly Section[] {
  const listed = new Set(sections.flatMap(({ parts }) => parts.flatMap(({ pages }) => pages)));
  const others = names.filter((name) => !listed.has(name));
  return others.length === 0 ? sections : [...sections, { title: "More", parts: [{ pages: others }] }];
}

const repository = "https://github.com/handbill/handbill/blob/main";

/** The first comment of a new site's config. */
export const configIntro = `// The facts of the site. The pages of the documentation named below, and docs/config.md with all keys, are in\n// ${repository}`;

/** A line for each group of keys, by its first key: its content, and the page of the documentation. */
export const configNotes: Readonly<Record<string, string>> = {
  app: "The app, in the words of its listing.",
  stores: "Each store's url; before the launch, expected, signUp or beta. docs/config.md#stores",
  getLinks: "One link for every phone. docs/get-links.md",
  publisher: "Who makes the app, and where users write to.",
  brand: "The app's colour, from which the colours of the pages are computed. docs/config.md#the-brand",
  files: "Files for search engines, browsers and phones. docs/files/README.md",
  legal: "Facts that the legal documents state. docs/legal.md",
  collections: "The documents in content/. docs/collections.md",
  facts:
    "More facts of the documents: each has a section there, or none if it is empty. docs/config.md#facts-of-your-own",
  redirects: "Former paths, and the pages that replace them. docs/hosts.md#redirects",
  review: "The app's project, which check --store compares with the site. docs/store/README.md",
  placeholders: "Placeholder values. Replace a value, and delete its key here. docs/config.md#placeholders",
};

/** Formats a plain object as a config file in TypeScript, `site.config.ts`, with a comment above each group of keys. */
export function formatConfig(config: object, language: string): string {
  return [
    'import { defineConfig } from "handbill";',
    "",
    configIntro,
    `const config = defineConfig(${withNotes(formatLiteral(config, ""))});`,
    "",
    "export default config;",
    "",
    "// Gives TypeScript the types of `useSite().facts` and of the messages.",
    'declare module "handbill" {',
    "  interface Register {",
    "    config: typeof config;",
    `    messages: typeof import("./messages/${language}.ts").default;`,
    "  }",
    "}",
    "",
  ].join("\n");
}

/** At the top level, keys are the only lines that are indented by two spaces. */
const withNotes = (literal: string) =>
  literal.replace(/^ {2}(\w+): /gm, (line, key) => {
    const note = Object.hasOwn(configNotes, key) ? configNotes[key] : undefined;
    return note === undefined ? line : `\n  // ${note}\n${line}`;
  });

const longest = 100;

/** Formats a value as a TypeScript literal, with line breaks if it is long. Undefined values are omitted. */
export function formatLiteral(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => ({ name: "", item }))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => ({ name: `${isName(key) ? key : JSON.stringify(key)}: `, item }));
  const [open, close] = isList ? "[]" : "{}";
  if (entries.length === 0) return `${open}${close}`;
  const space = isList ? "" : " ";
  const short = `${open}${space}${entries.map(({ name, item }) => name + formatLiteral(item, indent)).join(", ")}${space}${close}`;
  if (indent !== "" && !short.includes("\n") && indent.length + short.length <= longest) return short;
  const deeper = `${indent}  `;
  const lines = entries.map(({ name, item }) => `${deeper}${name}${formatLiteral(item, deeper)},\n`);
  return `${open}\n${lines.join("")}${indent}${close}`;
}

export const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

const repository = "https://github.com/handbill/handbill/blob/main";

/** The first comment of a new site's config. */
const configIntro = `// The facts of the site. The pages of the documentation named below, and docs/config.md with all keys, are in\n// ${repository}`;

/** A line for each group of keys, by its first key: its content, and the page of the documentation. */
export const configNotes: Readonly<Record<string, string>> = {
  app: "The app, in the words of its listing.",
  stores: "Each store's url; before the launch, expected, signUp or beta. docs/config.md#stores",
  getLinks: "One link for every phone. docs/get-links.md",
  publisher: "Who publishes the app, and where users can write to you.",
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

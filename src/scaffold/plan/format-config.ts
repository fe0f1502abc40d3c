import { linkDocs } from "../../text/docs-address.js";

/** Formats a plain object as a config file in TypeScript, `site.config.ts`, with a comment above each group of keys. */
export function formatConfig(config: object, language: string): string {
  return [
    'import { defineConfig } from "handbill";',
    "",
    linkDocs("// All keys: docs/config.md"),
    `const config = defineConfig(${withNotes(formatLiteral(config, ""))});`,
    "",
    "export default config;",
    "",
    "// Gives `useSite().facts` and the messages their types.",
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
    return note === undefined
      ? line
      : `\n  // ${linkDocs(note).replace(" https:", "\n  // https:")}\n${line}`;
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

/** A line for each group of keys, by its first key: its content, and the page of the documentation. */
export const configNotes: Readonly<Record<string, string>> = {
  app: "The app, as in its store listing.",
  stores: "Each store's url, or before the launch expected, signUp or beta. docs/config.md#stores",
  getLinks: "One link for every phone. docs/get-links.md",
  publisher: "Who publishes the app, and how users can reach you.",
  brand: "The app's colour, from which handbill computes the pages' colours. docs/config.md#the-brand",
  files: "Files for search engines, browsers and phones. docs/files/README.md",
  legal: "Facts that the legal documents state. docs/legal.md",
  collections: "The documents in content/. docs/collections.md",
  facts:
    "More facts for the documents. If one is empty, they omit its section. docs/config.md#facts-of-your-own",
  redirects: "Old paths, with the pages that replace them. docs/hosts.md#redirects",
  review: "The app's project, which handbill check --store compares with the site. docs/store/README.md",
  placeholders:
    "Values to replace. If one is already right, delete its key here. docs/config.md#placeholders",
};

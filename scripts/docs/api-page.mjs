// The content of docs/api.md and docs/types.md: each export of `handbill` with its signature, its docstring, and its keys.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@babel/parser";

const root = fileURLToPath(new URL("../../src", import.meta.url));

/** Types whose keys are listed on another page. */
const elsewhere = {
  CollectionConfig: "[The config](config.md#keys) lists its keys.",
  CollectionDocument: "[Collections](collections.md#documents-in-pages) lists its keys.",
  CollectionEntry: "[Data](data.md#a-collection) lists its keys.",
  DataSource: "[Data](data.md#cache-it) lists its keys.",
  LoadContext: "[Data](data.md#cache-it) lists its keys.",
  OwnHost: "[Extend handbill](extend.md#a-host) lists its keys.",
  OwnPage: "[Extend handbill](extend.md#a-rule) lists its keys.",
  PageLanguage: "[Languages](languages.md#pages) lists its keys.",
  PageMeta: "[Pages](pages.md#meta) lists its keys.",
  PageProps: "[Pages](pages.md#props) lists its keys.",
  PageView: "[Languages](languages.md#pages) lists its keys.",
  SiteConfig: "[The config](config.md#keys) lists its keys.",
  SiteLegal:
    "[The config](config.md#keys) lists its keys; `effectiveDate` is as pages show it, `effectiveDay` an ISO day.",
  SiteLink: "[The site](pages.md#the-site) lists its keys.",
  SiteView: "[The site](pages.md#the-site) lists its keys.",
};

const head = `# API

The components and functions that you can import from \`handbill\`. [Types](types.md) has its own page.

Your editor shows the same texts.`;

const headOfTypes = `# Types

The types that you can import from \`handbill\`: \`import type { PageProps } from "handbill"\`. [The API](api.md) has the components and functions.

Your editor shows the same texts.`;

/** The exports of `src/index.ts`, by kind and then by name. */
export function listApi() {
  const index = readFileSync(join(root, "index.ts"), "utf8");
  const known = readDeclarations();
  const names = [...index.matchAll(/export (type )?\{([^}]*)\} from/g)].flatMap(([, type, list = ""]) =>
    list.split(",").flatMap((part) => {
      const [, ownType, name, alias] = /(type )?(\w+)(?: as (\w+))?/.exec(part) ?? [];
      return name ? [{ name, alias, isType: (type ?? ownType) !== undefined }] : [];
    }),
  );
  const registered = [...index.matchAll(/export \* from "\.\/(.*)\.js"/g)].flatMap(([, file]) => {
    const text = readFileSync(join(root, `${file}.ts`), "utf8");
    return [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => ({
      name,
      isType: true,
    }));
  });
  return [...names, ...registered].map((one) => {
    const found = known.get(one.name);
    if (!found) throw new Error(`no declaration of ${one.name} in src/`);
    return { ...one, ...found };
  });
}

/** Formats docs/api.md and docs/types.md. */
export function formatApiPages() {
  const api = listApi().sort((a, b) => (a.name < b.name ? -1 : 1));
  const components = api.filter(({ name, isType }) => !isType && /^[A-Z]/.test(name));
  const functions = api.filter(({ name, isType }) => !isType && /^[a-z]/.test(name));
  const types = api.filter(
    ({ name, isType }) => isType && !components.some((component) => `${component.name}Props` === name),
  );
  const entries = (list, level) => mergeAliases(list).map((one) => formatEntry(one, level));
  const values = [
    "## Components",
    ...entries(components, "###"),
    "## Functions",
    "Hooks, whose names begin with `use`, throw outside a page that handbill renders.",
    ...entries(functions, "###"),
  ];
  const page = (parts) => `${parts.join("\n\n")}\n`;
  return { api: page([head, ...values]), types: page([headOfTypes, ...entries(types, "##")]) };
}

/** Merges names that are exported under several names, so that they are described once. */
function mergeAliases(list) {
  const byName = new Map();
  for (const one of list) {
    const known = byName.get(one.name);
    byName.set(one.name, { ...one, aliases: [...(known?.aliases ?? []), ...(one.alias ? [one.alias] : [])] });
  }
  return [...byName.values()];
}

function formatEntry({ name, aliases, node, text, doc, isType }, level) {
  const { about, examples } = partsOf(doc);
  const also = aliases.map((alias) => `Also exported as \`${alias}\`.`);
  const props = isType ? undefined : readDeclarations().get(`${name}Props`);
  const shown = props ?? { name, node, text };
  const isInterface = shown.node.type === "TSInterfaceDeclaration";
  const keys = isInterface && !(name in elsewhere) ? formatKeys(shown) : "";
  const known = props || isInterface ? "" : signatureOf(node, text);
  // Types that are computed from others are for the compiler.
  const signature = known === "" || /\bextends\b/.test(known) ? "" : fenceOf(known);
  const parents = (shown.node.extends ?? []).filter(({ expression }) => isPublic(expression.name));
  const more = parents.map(({ expression }) => `It has all keys of \`${expression.name}\`, and more.`);
  const title = props ? `Props (\`${name}Props\`):` : "";
  return [
    `${level} ${name}`,
    [about, ...also, ...more, elsewhere[name]].filter(Boolean).join(" "),
    signature,
    ...examples,
    title,
    keys,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const fenceOf = (code) => ["```ts", code, "```"].join("\n");

function formatKeys({ node, text }) {
  const rows = membersOf(node, text).map(({ key, type, optional, doc }) => {
    const about = partsOf(doc).about.replaceAll("|", "\\|");
    return `| \`${key}${optional ? "?" : ""}\` | \`${type.replaceAll("|", "\\|")}\` | ${about} |`;
  });
  if (rows.length === 0) return "";
  return ["| key | type | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

const isPublic = (name) => listApi().some((one) => one.name === name);

/** The members of an interface, with those it inherits, unless the parent has its own entry. */
function membersOf(node, text) {
  const inherited = (node.extends ?? []).flatMap(({ expression, typeArguments, typeParameters }) => {
    const args = (typeArguments ?? typeParameters)?.params ?? [];
    const isOmit = expression.name === "Omit";
    const base = readDeclarations().get(isOmit ? args[0].typeName?.name : expression.name);
    if (base?.node.type !== "TSInterfaceDeclaration" || isPublic(expression.name)) return [];
    const left = isOmit ? text.slice(args[1].start, args[1].end) : "";
    return membersOf(base.node, base.text).filter(({ key }) => !left.includes(`"${key}"`));
  });
  const own = node.body.body.flatMap((member) => {
    const doc = docOf(member);
    if (/@internal/.test(doc) || !member.key || text[member.key.start] === '"') return [];
    const key = text.slice(member.key.start, member.key.end);
    const annotation = member.typeAnnotation;
    const type =
      member.type === "TSMethodSignature"
        ? text.slice(member.key.end, member.end)
        : text.slice(annotation.typeAnnotation.start, annotation.typeAnnotation.end);
    return [{ key, doc, optional: member.optional, type: type.replace(/;$/, "").replace(/\s+/g, " ") }];
  });
  const names = new Set(own.map(({ key }) => key));
  return [...inherited.filter(({ key }) => !names.has(key)), ...own];
}

function signatureOf(node, text) {
  if (node.type === "TSInterfaceDeclaration") return text.slice(node.start, node.body.start).trim();
  const end = node.body ? node.body.start : node.end;
  return text
    .slice(node.start, end)
    .replace(/^async /, "")
    .trim()
    .replace(/;$/, "");
}

/** Splits a docstring into its text and the code of its `@example`s. */
function partsOf(doc) {
  const plain = doc.replace(/^\*+/, "").replace(/^[ \t]*\* ?/gm, "");
  const [about = "", ...rest] = plain.split(/^@example\s*/m);
  // A single line is code within the text.
  const examples = rest.map((example) => example.trim().replace(/^`([^`]+)`$/, "```tsx\n$1\n```"));
  return { about: about.replace(/\s+/g, " ").trim(), examples };
}

const docOf = (node) => node.leadingComments?.findLast(({ value }) => value.startsWith("*"))?.value ?? "";

let declarations;

/** Every interface, type and function in the folders of the public names. */
function readDeclarations() {
  if (declarations) return declarations;
  declarations = new Map();
  for (const folder of ["model", "render"]) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name) || /\.(test|d)\.tsx?$/.test(name)) continue;
      const text = readFileSync(join(root, folder, name), "utf8");
      const { program } = parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] });
      for (const statement of program.body) {
        const node = statement.declaration ?? statement;
        const own = node.id?.name;
        if (!own || !/Declaration$|DeclareFunction$/.test(node.type)) continue;
        // Of a function with overloads, the first one is described.
        if (!declarations.has(own))
          declarations.set(own, { node, text, doc: docOf(statement) || docOf(node) });
      }
    }
  }
  return declarations;
}

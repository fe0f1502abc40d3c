import { addressable, composed, didYouMean, error, ofOtherTools, quote, warning } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";
import { valueAdvice } from "./value-advice.js";

export type UnreadReason = keyof typeof unread;
const unread = {
  page: [
    "this file is not a page, and nothing imports it",
    "name a page *.tsx, or import this file; begin the name of any other file with _",
  ],
  series: [
    "pages import other images of this series, but not this one",
    "import it and list it with the others; or delete it, or begin its name with _",
  ],
  markdown: [
    "Markdown in pages/ is not a page",
    "move it into legal/ or a collection, such as content/help/; begin the name of a note with _",
  ],
  tool: [
    "handbill does not read this file",
    'delete it; Tailwind 4 is configured in CSS, with @theme, @plugin or @config "../tailwind.config.js"',
  ],
  elsewhere: [
    "this page is ignored: pages belong in pages/",
    "move it to pages/, such as pages/about.tsx for /about",
  ],
  framework: [
    "this file of another framework has no effect in handbill",
    "import the component in each page, and export meta for the head; delete this file",
  ],
  environment: [
    "code uses a variable of this file, but nothing reads the file",
    'write loadEnvFile(".env") at the top of site.config.ts, with the name of this file and import { loadEnvFile } from "node:process"',
  ],
  derived: [
    "this file of another framework has no effect in handbill",
    "delete it; the build writes such files if files in the config lists them: docs/files/README.md",
  ],
  config: ["this file is ignored: the config is site.config.ts", "delete it"],
  settings: [
    "the config names no host that reads this file",
    'move its redirects to redirects in the config and delete it; or set the host that reads it, such as host: "netlify"; if it is for another host, silence this in checks',
  ],
  link: ["handbill does not follow links to folders", "replace the link with a copy of the folder"],
  folder: ["this file is ignored: legal documents belong directly in legal/", "move it into legal/"],
  case: [
    "this file is ignored: a document's name must end in .md",
    "rename it so that it ends in .md, in lower case",
  ],
  collection: [
    "this file is ignored: documents belong directly in the folder of their collection",
    "move it into the folder of a collection, such as content/help/",
  ],
  languages: [
    "this file is ignored: the site has one language",
    "to add the language of its folder, run handbill add-language; or move the file into the folder above",
  ],
  language: [
    "this file is ignored: its folder is not a language of the site",
    "name the folder after the language's tag in the config",
  ],
  messages: [
    "this file is not a message file, and nothing imports it",
    "name a language's messages messages/<language>.ts or .json; begin the name of any other file with _",
  ],
  document: [
    "this file is not a document, and no document uses it",
    "delete it, or use it in a document; name a document *.md, and begin the name of any other file with _",
  ],
  manifest: ["handbill overwrites this file with its own list of written files", "delete it"],
} satisfies Readonly<Record<string, readonly [message: string, hint: string]>>;

export const readCodes = {
  "read/no-config": error("{file} not found", [
    "rename {near} to {file}",
    "run handbill in the site's folder, or name that folder with --root; handbill init creates a new site",
  ]),
  "read/config-threw": error("the config threw an error: {error}", ({ error }) => thrownAdvice(error)),
  "read/config-no-default": error<{ exports: string }>()({
    message: ({ exports }) => `the config has no default export${exports && ` (it exports ${exports})`}`,
    hint: () => "write export default defineConfig({ … })",
  }),
  "read/unknown-key": error<{
    key: string;
    near: string | undefined;
    known: string;
    top?: string | undefined;
  }>()({
    message: ({ key }) => `unknown config key ${quote(key)}`,
    hint: ({ key, near, known, top }) =>
      didYouMean(near) ??
      elsewhere(key) ??
      `${top ? `move ${top} to the top level of the config; ` : ""}valid keys here: ${known}`,
  }),
  "read/missing-key": error("{key} is missing", "set it to {expected}"),
  "read/invalid-value": error<{ key: string; expected: string; received: string }>()({
    message: ({ key, expected, received }) =>
      received === "a key"
        ? `the key ${key} must be ${expected}`
        : `${key} must be ${expected}, not ${received}`,
    hint: ({ expected, received }) => valueAdvice(expected, received),
  }),
  "read/control-character": error(
    "{key} contains the character {character}, which cannot be displayed",
    "delete the character; it may have been pasted by accident",
  ),
  "read/store-without-state": error(
    "{key} does not say whether the app is available",
    "set url if the app is in the store, beta if people can test it, expected or signUp if it is coming; or remove the store",
  ),
  "read/store-contradiction": error("{one} and {other} contradict each other", ({ one, other }) =>
    /\.url$/.test(one) && /\.expected$/.test(other)
      ? `write the day of the release in ${other}, such as "2026-12-01", or remove one of them`
      : `keep either ${one} or ${other}`,
  ),
  "read/other-app": error(
    '{key} is "{id}", but the store URL has "{read}"',
    "correct {address}, or remove {key}, which handbill reads from the URL",
  ),
  "read/link-without-label": error(
    'links.{key} needs a label: "{key}" is not a network that handbill knows',
    ["did you mean {near}?", 'write {key}: { url: "…", label: "…" }'],
  ),
  "read/unknown-placeholder": error('placeholders lists "{path}", which is not in the config', [
    "did you mean {near}?",
    "list each placeholder by its key path, such as stores.appStore.url",
  ]),
  "read/syntax": error<{ text: string; advice?: string | undefined }>()({
    message: ({ text }) => text,
    hint: ({ advice }) => advice,
    about: "The file is not valid TypeScript, CSS or JSON. The message is the compiler's.",
  }),
  "read/module-threw": error("the module threw an error while loading: {error}", ({ error }) =>
    thrownAdvice(error),
  ),
  "read/no-pages": error(
    "the site has no pages: pages/ contains no .tsx file",
    "create pages/index.tsx with a default export and a meta export",
  ),
  "read/no-landing-page": error("the site has no landing page", "create pages/index.tsx"),
  "read/no-not-found-page": warning("the site has no not-found page", "create pages/404.tsx", {
    about: "Hosts show `404.html` for an unknown URL; without it, some show the landing page.",
  }),
  "read/unread-file": warning<{ reason: UnreadReason }>()({
    message: ({ reason }) => (unread[reason] ?? unread.page)[0],
    hint: ({ reason }) => (unread[reason] ?? unread.page)[1],
  }),
  "read/other-domain": warning(
    "this file names {domain}, but url in the config has {expected}",
    "write {expected} into it, or correct url",
  ),
  "read/no-component": error<{ exports: string }>()({
    message: ({ exports }) =>
      /\bdefault\b/.test(exports)
        ? "the page's default export is not a component"
        : `the page does not export a component by default${exports && ` (it exports ${exports})`}`,
    hint: () =>
      "write export default function Page() { … }, or begin the file's name with _ if it is not a page",
  }),
  "read/foreign-export": warning<{ name: string; own: string }>()({
    message: ({ name }) =>
      `the ${/,/.test(name) ? "exports" : "export"} ${name} ${/,/.test(name) ? "have" : "has"} no effect in handbill`,
    hint: ({ name, own }) =>
      name === own
        ? `only pages have ${own}: export it from the page, and pass the component what it needs as props`
        : ofExports[own] || `export ${own} instead`,
  }),
  "read/no-meta": error<{ near: string | undefined }>()({
    message: () => "the page does not export meta, so it has no title",
    hint: ({ near }) =>
      near === undefined
        ? 'write export const meta = { title: "…", description: "…" }'
        : near === "layout"
          ? "handbill has no layouts: begin the file's name with _, and write its component around the content of each page"
          : `rename ${near} to meta`,
  }),
  "read/not-utf8": error<{ encoding: string | undefined }>()({
    message: ({ encoding }) => `the file is ${encoding === undefined ? "" : `${encoding}, `}not UTF-8`,
    hint: () => "save the file as UTF-8",
  }),
  "read/cannot-read": error("the file cannot be read: {reason}", "make it readable, or delete it"),
  "read/symlink": error(
    "this symbolic link points outside the folder, to {target}",
    "copy the file into the folder instead",
    { about: "A link could publish any file on your machine." },
  ),
  "read/private-file": error("public/ contains {what}, which anyone could download", ({ what }) =>
    /photo/.test(what)
      ? "export the photo without its location, or remove that with exiftool -gps:all="
      : "move it out of public/, or delete it; if it has been published, replace the passwords and keys in it",
  ),
  "read/merge-conflict": error(
    "the file contains merge conflict markers",
    "keep the lines of one side, or of both, and delete the markers",
  ),
  "read/front-matter": error<{ reason: string; quoted: string | undefined }>()({
    message: ({ reason }) => `the front matter cannot be read: ${reason}`,
    hint: ({ reason, quoted }) =>
      /^Tabs /.test(reason)
        ? "use spaces instead of tabs"
        : /^Implicit keys/.test(reason)
          ? "write a value on one line, or begin its other lines with two spaces"
          : /^Flow (?:sequence|map)/.test(reason)
            ? "close the list with ] or the object with }, in the line above or before its next key"
            : quoted && `put the whole value in quotes: ${quoted}`,
  }),
  "read/front-matter-missing": error<{ isLater: boolean }>()({
    message: ({ isLater }) =>
      isLater ? "the front matter does not begin on the first line" : "the document has no front matter",
    hint: ({ isLater }) =>
      isLater
        ? "delete the empty lines above its first ---"
        : "begin the file with four lines: ---, title: …, description: … and ---; or begin its name with _ if it is not for readers",
  }),
  "read/front-matter-unclosed": error(
    "the front matter is not closed",
    "write a line --- after its last key",
  ),
  "read/front-matter-language": error(
    'the front matter is in "{language}"; only YAML is supported',
    "begin the file with --- alone",
  ),
  "read/front-matter-not-object": error(
    "the front matter is {received}, not keys with values",
    "write title: … and description: … on separate lines",
  ),
  "read/front-matter-key": error<{ key: string; near: string | undefined }>()({
    message: ({ key }) => `unknown front matter key ${quote(key)}`,
    hint: ({ key, near }) =>
      didYouMean(near) ??
      ofOtherTools(key, "effectiveDate") ??
      "valid keys: title, description, effectiveDate, states, html and anchors",
  }),
  "read/front-matter-value": error<{ key: string; expected: string; received: string | undefined }>()({
    message: ({ key, expected, received }) =>
      `${key} in the front matter must be ${expected}, ${received === undefined ? "but is missing" : `not ${received}`}`,
    hint: ({ key, expected, received }) =>
      received !== undefined && /^[\d.]+$|^(true|false)$/.test(received)
        ? `if it is text, put it in quotes: ${key}: "${received}"`
        : received && valueAdvice(expected, received),
    about: "See [Front matter](legal.md#front-matter).",
  }),
  "read/no-effective-date": error(
    "the document has no effective date",
    "set legal: { effectiveDate: … } in the config for all documents, or effectiveDate: … in this document's front matter",
  ),
  "read/languages-page-unused": warning(
    "this language chooser is not used: the first language is at the root",
    'give the first language a prefix, { tag: "en", prefix: "en" }, or remove the file',
  ),
  "read/empty-document": error("the document is empty", "add text, or delete the file"),
  "read/bad-document-name": error(
    '"{name}" cannot be part of a URL',
    ({ name }) =>
      composed(name) ??
      `use letters, digits and hyphens, such as ${addressable(name) ?? "privacy-policy"}.md`,
  ),
};

/** Where the value of a key belongs that people write at the top of the config. */
const elsewhere = (key: string) =>
  key === "overrides"
    ? 'move it into a language: languages: ["en", { tag: "de", overrides: { … } }]'
    : /^(?:title|meta|metadata|head|seo)$/.test(key)
      ? 'write export const meta = { title: "…", description: "…" } into each page'
      : undefined;

/** What to write in place of an export that has no effect. */
const ofExports: Readonly<Record<string, string>> = {
  "": "delete it: the build renders each page once",
  head: "meta has only a title and a description: write other tags of the head into the page, as docs/recipes.md shows",
  load: "export load instead and return the data itself; the page gets it as the prop data",
  data: "use the prop data: function Page({ data }); handbill does not unpack the { props } of other frameworks",
};

import { addressable, composed, didYouMean, entry, quote } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export type UnreadReason =
  | "page"
  | "link"
  | "folder"
  | "case"
  | "collection"
  | "document"
  | "language"
  | "messages"
  | "manifest";

type UnreadWords = readonly [message: string, hint: string];
const unread: Readonly<Partial<Record<UnreadReason, UnreadWords>> & { page: UnreadWords }> = {
  page: ["the file is no page, and nothing imports it", "a page is a .tsx file; begin another's name with _"],
  link: ["a link to a folder is not followed", "copy the folder's files to where the link is"],
  folder: ["the file is not read: documents lie in legal/ itself", "move it into legal/"],
  case: ["the file is not read: a document's name ends in .md", "write the ending in small letters"],
  collection: [
    "the file is not read: a document lies in the folder of its collection, and in none below it",
    "move it into the folder of a collection, such as content/help/",
  ],
  language: [
    "the file is not read: its folder is no language of the site",
    "name the folder as the config names the language",
  ],
  messages: [
    "the file holds no messages, and nothing imports it",
    "the messages of a language are messages/<language>.ts or .json; begin another's name with _",
  ],
  document: ["the file is no document", "a document is a .md file; begin another's name with _"],
  manifest: ["the file is replaced by handbill's own list of what it wrote", "delete it"],
};

export const readCodes = {
  "read/no-config": entry<{ file: string; near: string | undefined }>()({
    severity: "error",
    message: ({ file }) => `there is no ${file} here`,
    hint: ({ file, near }) =>
      near === undefined
        ? "run handbill in the site's folder, or name that folder with --root; handbill init creates a new site"
        : `rename ${near} to ${file}`,
    about: "Every site has a `site.config.ts` at its root; without one handbill does not know what to build.",
  }),
  "read/config-threw": entry<{ error: string }>()({
    severity: "error",
    message: ({ error }) => `the config threw while it was read: ${error}`,
    hint: ({ error }) => thrownAdvice(error),
    about: "The code of `site.config.ts`, or of a module that it imports, threw an error.",
  }),
  "read/config-no-default": entry<{ exports: string }>()({
    severity: "error",
    message: ({ exports }) => `the config has no default export${exports && ` (it exports ${exports})`}`,
    hint: () => "write export default defineConfig({ … })",
    about: "`site.config.ts` must default-export an object, best through `defineConfig`.",
  }),
  "read/unknown-key": entry<{ key: string; near: string | undefined; known: string }>()({
    severity: "error",
    message: ({ key }) => `${quote(key)} is not a key of the config`,
    hint: ({ near, known }) => didYouMean(near) ?? `the keys here are ${known}`,
    about: "A key that handbill does not know does nothing, so it is most likely misspelt.",
  }),
  "read/missing-key": entry<{ key: string; expected: string }>()({
    severity: "error",
    message: ({ key }) => `${quote(key)} is missing`,
    hint: ({ expected }) => `it takes ${expected}`,
    about: "A key of the config without which the site cannot be built.",
  }),
  "read/invalid-value": entry<{ key: string; expected: string; received: string }>()({
    severity: "error",
    message: ({ key, received }) => `${quote(key)} cannot be ${received}`,
    hint: ({ expected }) => `it takes ${expected}`,
    about: "A value of the config has the wrong type or form.",
  }),
  "read/control-character": entry<{ key: string; character: string }>()({
    severity: "error",
    message: ({ key, character }) => `${quote(key)} holds the character ${character}, which no page can show`,
    hint: () => "delete it; it may have come along when the text was pasted",
    about: "Control characters but for tabs and line ends are no text, and halves of a character are none.",
  }),
  "read/moved-key": entry<{ key: string; now: string }>()({
    severity: "error",
    message: ({ key }) => `${quote(key)} is a key of an older version of handbill`,
    hint: ({ now }) => `write ${now} instead`,
    about:
      "Since version 0.2 the config knows any app: its stores, its publisher and its links have keys of their own, and what one site alone has to say stands under `facts`.",
  }),
  "read/store-without-state": entry<{ key: string }>()({
    severity: "error",
    message: ({ key }) => `${quote(key)} does not say whether the app is there`,
    hint: () =>
      "write url if it is, beta if people can try it, expected or signUp if it is to come; or leave the store out",
    about:
      "A store in the config has the app, lets people try it, or will have it. A store with an id only (`id`, `bundleId`, `package`) is allowed: the pages then say nothing of it.",
  }),
  "read/store-contradiction": entry<{ one: string; other: string }>()({
    severity: "error",
    message: ({ one, other }) => `${quote(one)} and ${quote(other)} contradict each other`,
    hint: ({ one, other }) => `keep one of the two: ${one} or ${other}`,
    about:
      "An app that is in a store (`url`) is not to be tried there (`beta`) nor still to come (`expected`, `signUp`). An app in `beta` may have the date when it comes.",
  }),
  "read/other-app": entry<{ key: string; id: string; address: string; read: string }>()({
    severity: "error",
    message: ({ key, id, read }) =>
      `${quote(key)} is ${quote(id)}, but the address is that of ${quote(read)}`,
    hint: ({ key, address }) => `correct ${address}, or leave ${key} out: it is read from the address`,
    about: "The number or the package of the app stands in the address of its listing; the two must agree.",
  }),
  "read/link-without-label": entry<{ key: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key }) => `"links.${key}" has no name to show, and handbill knows no network ${quote(key)}`,
    hint: ({ key, near }) => didYouMean(near) ?? `write ${key}: { url: "…", label: "…" }`,
    about: "Networks such as `instagram` need an address only. Any other link tells its `label`.",
  }),
  "read/unknown-stand-in": entry<{ path: string; near: string | undefined }>()({
    severity: "error",
    message: ({ path }) => `standIns names ${quote(path)}, which is not in the config`,
    hint: ({ near }) => didYouMean(near) ?? "name a value by its key path, such as stores.appStore.url",
    about:
      "`standIns` lists the key paths whose values are not real yet. A path that leads nowhere marks nothing.",
  }),
  "read/syntax": entry<{ text: string; advice?: string | undefined }>()({
    severity: "error",
    message: ({ text }) => text,
    hint: ({ advice }) => advice,
    about: "A TypeScript, CSS or client script file cannot be parsed or bundled. The text is esbuild's own.",
  }),
  "read/module-threw": entry<{ error: string }>()({
    severity: "error",
    message: ({ error }) => `the module threw while it was loaded: ${error}`,
    hint: ({ error }) => thrownAdvice(error),
    about: "The code at the top level of a page, or of a module that it imports, threw an error.",
  }),
  "read/no-pages": entry()({
    severity: "error",
    message: () => "there is no page: pages/ holds no .tsx file",
    hint: () => "write pages/index.tsx with a default export and a meta export",
    about: "A site without a page would publish an empty folder.",
  }),
  "read/no-landing-page": entry()({
    severity: "error",
    message: () => "there is no landing page: pages/index.tsx",
    hint: () => "the page that answers the site's own address is pages/index.tsx",
    about: "Without it the site's address answers with nothing. Pages are `.tsx` files.",
  }),
  "read/no-not-found-page": entry()({
    severity: "warning",
    message: () => "there is no not-found page: pages/404.tsx",
    hint: () => "write pages/404.tsx",
    about: "Hosts show `404.html` for an address that leads nowhere; without one some show the landing page.",
  }),
  "read/unread-file": entry<{ reason: UnreadReason }>()({
    severity: "warning",
    message: ({ reason }) => (unread[reason] ?? unread.page)[0],
    hint: ({ reason }) => (unread[reason] ?? unread.page)[1],
    about:
      "A file lies where pages or documents lie, but is none, and nothing imports it. Names that begin with `_` or a dot are left alone.",
  }),
  "read/no-component": entry<{ exports: string }>()({
    severity: "error",
    message: ({ exports }) =>
      `the page has no component as its default export${exports && ` (it exports ${exports})`}`,
    hint: () =>
      "write export default function Page() { … }, or begin the file's name with _ if it is no page",
    about: "Each file under `pages/` whose path has no part that begins with `_` is a page.",
  }),
  "read/no-meta": entry()({
    severity: "error",
    message: () => "the page exports no meta, so it would have no title",
    hint: () => 'write export const meta = { title: "…", description: "…" }',
    about:
      "`meta` is an object with `title` and `description`, or a function of the page's props that returns one.",
  }),
  "read/not-utf8": entry<{ encoding: string | undefined }>()({
    severity: "error",
    message: ({ encoding }) => `the file is ${encoding === undefined ? "" : `${encoding}, `}not UTF-8`,
    hint: () => "save it again with the encoding UTF-8",
    about: "Text in another encoding would be published with broken letters.",
  }),
  "read/cannot-read": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the file cannot be read: ${reason}`,
    about: "The operating system refused to give the file.",
  }),
  "read/symlink": entry<{ target: string }>()({
    severity: "error",
    message: ({ target }) => `a symbolic link leads out of the folder, to ${target}`,
    hint: () => "copy what is meant to be published into the folder",
    about:
      "Only what lies in `public/` is published from there; a link could publish any file of the machine.",
  }),
  "read/front-matter": entry<{ reason: string; quoted: string | undefined }>()({
    severity: "error",
    message: ({ reason }) => `the front matter cannot be read: ${reason}`,
    hint: ({ reason, quoted }) =>
      /^Tabs /.test(reason)
        ? "write spaces in place of the tab"
        : quoted && `the whole value goes in quotes: ${quoted}`,
    about: "The YAML between the two lines `---` at the top of a Markdown file is broken.",
  }),
  "read/front-matter-missing": entry<{ isLater: boolean }>()({
    severity: "error",
    message: ({ isLater }) =>
      isLater ? "the front matter does not begin in the first line" : "the document has no front matter",
    hint: ({ isLater }) =>
      isLater
        ? "delete the empty lines above its first ---"
        : "begin the file with ---, title: …, description: …, ---, each on a line of its own",
    about: "A document needs a title; a legal document needs a description too.",
  }),
  "read/front-matter-unclosed": entry()({
    severity: "error",
    message: () => "the front matter is not closed",
    hint: () => "write a line --- after its last key",
    about: "Without the second `---` the whole document would be taken for front matter.",
  }),
  "read/front-matter-language": entry<{ language: string }>()({
    severity: "error",
    message: ({ language }) =>
      `the front matter is in ${quote(language)}; only YAML is read, and nothing is run`,
    hint: () => "begin the file with a bare ---",
    about: "Front matter in other languages (`---js`) can run code, so it is refused.",
  }),
  "read/front-matter-not-object": entry<{ received: string }>()({
    severity: "error",
    message: ({ received }) => `the front matter is ${received}, not keys with values`,
    hint: () => "write title: … and description: …, each on a line of its own",
    about: "Front matter is a YAML mapping.",
  }),
  "read/front-matter-key": entry<{ key: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key }) => `${quote(key)} is not a key of the document's front matter`,
    hint: ({ near }) =>
      didYouMean(near) ?? "the keys are title, description, effectiveDate, states, html and anchors",
    about: "A key that handbill does not know does nothing, so it is most likely misspelt.",
  }),
  "read/front-matter-value": entry<{ key: string; expected: string }>()({
    severity: "error",
    message: ({ key, expected }) => `${quote(key)} of the front matter must be ${expected}`,
    about:
      "`title` and `description` are texts that are not empty; `states` is a list of names of facts; `html` can only be `keep`; `anchors` has ids that headings had, each with the id of one that is there.",
  }),
  "read/no-effective-date": entry()({
    severity: "error",
    message: () => "nothing says from which day the document holds",
    hint: () =>
      "write legal: { effectiveDate: … } in the config for all documents, or effectiveDate: … in the front matter for this one",
    about: "A legal document without a date does not tell people whether it holds for them.",
  }),
  "read/languages-page-unused": entry()({
    severity: "warning",
    message: () => "this page is to lead to all languages, and the first of them is at the root",
    hint: () => 'give the first language a prefix, { tag: "en", prefix: "en" }, or remove the file',
    about:
      "`pages/_languages.tsx` stands at the root of a site whose languages all have a prefix. Where the first language is at the root, nobody sees it.",
  }),
  "read/empty-document": entry()({
    severity: "error",
    message: () => "the document has no text",
    hint: () => "write it, or delete the file",
    about: "An empty legal page would pass for a policy.",
  }),
  "read/bad-document-name": entry<{ name: string }>()({
    severity: "error",
    message: ({ name }) => `${quote(name)} cannot be part of an address`,
    hint: ({ name }) =>
      composed(name) ??
      `name the file with letters, digits and hyphens, such as ${addressable(name) ?? "privacy-policy"}.md`,
    about: "A legal document's file name becomes its address.",
  }),
};

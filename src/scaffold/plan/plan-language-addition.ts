import type { Json } from "../../model/json.js";
import { configFile } from "../../model/project-files.js";
import type { AddressForm } from "../../text/address-form.js";
import { nearestLanguage } from "../../text/choose-language.js";
import { sayCategoryIn } from "../category-words.js";
import { editConfig } from "../edit-config.js";
import type { FileChanges } from "../replace-file.js";
import {
  type TranslatedMessages,
  translateData,
  translateDocuments,
  translateMessages,
} from "../translate-texts.js";
import type { ProjectFiles } from "../write-project.js";
import { faceFile } from "./choose-face.js";
import { childrenOf, dataOf, findConfigObject, propertiesOf, writtenAt } from "./code-data.js";
import { findPageTexts } from "./find-page-texts.js";
import { formatLiteral } from "./format-config.js";
import { placeIn } from "./plan-documents.js";
import { planLanguageFonts } from "./plan-language-fonts.js";
import { fallbackOf, nameToWrite, sayBinding, translateBinding } from "./plan-languages.js";
import { starterMessages } from "./plan-messages.js";

export interface SiteSources {
  readonly config: string;
  /** Its languages, the first one first. */
  readonly languages: readonly string[];
  /** The language that a new one is translated from: the first one that handbill has texts in, if it has all documents; or else the first. */
  readonly base: string;
  /** Whether the config lists them, so that documents are in folders of languages. */
  readonly hasList: boolean;
  /** Names in `legal/`, and paths in `content/` such as `help/contact.md`. */
  readonly documents: { readonly legal: readonly string[]; readonly content: readonly string[] };
  /** The documents of the base, as `legal/terms.md`, without the language's folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** The text of the base's messages; undefined if the pages have none. */
  readonly messages: string | undefined;
  readonly pages: ReadonlyMap<string, string>;
  /** The text of the starter's style for its face; undefined if the site has no such file. */
  readonly face: string | undefined;
}

/** New files are messages, if the pages have any, and the starter's documents in the language. */
export interface LanguageAddition extends FileChanges {
  readonly messages: string | undefined;
  /** Key paths of messages that are still in the base; undefined if the file is code that cannot be parsed. */
  readonly left: readonly string[] | undefined;
  /** Pages with the texts in their code, which are the same in every language. */
  readonly pages: readonly (readonly [file: string, texts: readonly string[]])[];
  /** The base's documents that replace missing ones. */
  readonly missing: readonly string[];
  /** Whether the documents now say which language is binding, and did not before. */
  readonly isNewlyBound: boolean;
}

/** The changes that add a language to a site. Undefined if the languages in the config are not literal. */
export function planLanguageAddition(
  tag: string,
  site: SiteSources,
  { starter, form }: { starter: ProjectFiles; form: AddressForm | undefined },
): LanguageAddition | undefined {
  const { base, languages } = site;
  const [first = ""] = languages;
  const said = site.messages === undefined ? undefined : sayIn(tag, site.messages, { base, starter, form });
  const formHere = said?.form ?? form ?? "formal";
  const documents = translateDocuments(site.texts, { base, tag, starter, form: formHere });
  const translated = new Set(documents.map(([file]) => file));
  const isBound = documents.some(([file]) => /^legal\/[^/]+\/[^/_]/.test(file));
  const tags = [...languages, tag];
  const entry = entryOf(tag, site, { tags, form: formHere, isBound });
  const bound = isBound ? withBinding(site.config, sayBinding(tags)) : site.config;
  const listed = withLanguage(bound, { first, entry });
  if (listed === undefined) return undefined;
  const { config, face } = planLanguageFonts(tag, { ...site, config: listed });
  const messages = said && `messages/${tag}.ts`;
  const style = site.face;
  return {
    edits: [
      ...(style !== undefined && face !== undefined && face !== style
        ? [{ file: faceFile, before: style, after: face }]
        : []),
      { file: configFile, before: site.config, after: config },
    ],
    moves: movesOf(site, first),
    files: [...(said && messages ? [[messages, said.text] as const] : []), ...documents],
    messages,
    isNewlyBound: bound !== site.config,
    left: said ? said.left : [],
    pages: [...site.pages]
      .map(([file, code]) => [file, findPageTexts(code)] as const)
      .filter(([, texts]) => texts.length > 0),
    missing: [...site.texts.keys()].filter(
      (file) => !translated.has(placeIn(file, tag)) && !/\/_[^/]+$/.test(file),
    ),
  };
}

/** The language in the config's list: its tag, or an object if it needs more than that. */
function entryOf(
  tag: string,
  { config, languages: [first = ""], base, documents }: SiteSources,
  { tags, form, isBound }: { tags: readonly string[]; form: AddressForm; isBound: boolean },
): Json {
  const name = nameToWrite(tag);
  const written = {
    collected: writtenAt(config, ["legal", "collected"]),
    privacy: writtenAt(config, ["facts", "privacy"]),
  };
  const data = isBound ? translateData(written, { first, tag, form }) : {};
  const binding = translateBinding(writtenAt(config, ["facts", "binding"]), tags, tag);
  const category = writtenAt(config, ["app", "category"]);
  const said = typeof category === "string" ? sayCategoryIn(category, tag) : undefined;
  const overrides: { readonly [key: string]: Json } = {
    ...(said !== undefined && said !== category && { app: { category: said } }),
    ...(isBound && { ...data, facts: { ...(binding && { binding }), ...data.facts } }),
  };
  const details: { readonly [key: string]: Json } = {
    ...(name !== undefined && { name }),
    ...(documents.legal.length + documents.content.length > 0 && { fallback: fallbackOf(tag, base) }),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
  return Object.keys(details).length === 0 ? tag : { tag, ...details };
}

/** Documents move into the folder of their language when a site gets its second one. */
const movesOf = ({ hasList, documents: { legal, content } }: SiteSources, first: string) =>
  hasList
    ? []
    : [
        ...legal.map((file) => [`legal/${file}`, `legal/${first}/${file}`] as const),
        ...content.map((file) => [`content/${file}`, `content/${file.replace("/", `/${first}/`)}`] as const),
      ];

/** Adds the binding language to a config that does not state it yet. */
function withBinding(text: string, binding: string): string {
  const edited = editConfig(text, { path: ["facts", "binding"], before: "", after: binding });
  return "text" in edited ? edited.text : text;
}

/** Adds an entry to `languages` in the config, or replaces `language` with such a list. */
function withLanguage(text: string, { first, entry }: { first: string; entry: Json }): string | undefined {
  const keys = propertiesOf(findConfigObject(text)) ?? [];
  const list = keys.find((key) => key.name === "languages");
  const property = keys.find((key) => key.name === "language");
  const node = list ?? property;
  if (!node) return undefined;
  const there = dataOf(node.value);
  const before = list ? there : [first];
  if (!Array.isArray(before) || (!list && there !== first)) return undefined;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const last = list && childrenOf(list.value[0])?.at(-1);
  // The other entries keep their form.
  if (last && text.slice(node.start, node.end).includes("\n")) {
    const added = `,\n    ${formatLiteral(entry, "    ")}`.replaceAll("\n", eol);
    return text.slice(0, last.end) + added + text.slice(last.end);
  }
  const literal = formatLiteral([...before, entry], "  ").replaceAll("\n", eol);
  return `${text.slice(0, node.start)}languages: ${literal}${text.slice(node.end)}`;
}

/** Translates the messages; the form of address follows the base unless the author chose one. */
function sayIn(
  tag: string,
  text: string,
  { base, starter, form: wanted }: { base: string; starter: ProjectFiles; form: AddressForm | undefined },
) {
  const own = readMessages(text);
  const head = 'import type { Messages } from "handbill";\n\nexport default ';
  // Messages that are computed stay unchanged.
  if (own === undefined) return { text, left: undefined, form: wanted };
  const wordsOf = (language: string, form: AddressForm) => {
    const texts = starterMessages(starter, form);
    const near = nearestLanguage([...texts.keys()], language);
    return near === undefined ? undefined : readMessages(texts.get(near) ?? "");
  };
  const translate = (form: AddressForm): TranslatedMessages =>
    translateMessages(own, { first: wordsOf(base, form), wanted: wordsOf(tag, wanted ?? form) });
  const [formal, familiar] = [translate("formal"), translate("familiar")];
  const isFamiliar = familiar.left.length < formal.left.length;
  const { messages, left } = isFamiliar ? familiar : formal;
  const form = wanted ?? (isFamiliar ? "familiar" : "formal");
  return { text: `${head}${formatLiteral(messages, "")} satisfies Messages;\n`, left, form };
}

const readMessages = (text: string): Json | undefined => writtenAt(text, []);

import type { Json } from "../../model/json.js";
import type { AddressForm } from "../../text/address-form.js";
import { editConfig } from "../edit-config.js";
import { translateData } from "../translate-data.js";
import { translateDocuments } from "../translate-documents.js";
import { type TranslatedMessages, translateMessages } from "../translate-messages.js";
import type { ProjectFiles } from "../write-project.js";
import { nearestLanguage } from "./choose-language.js";
import { dataOf, findConfigObject, propertiesOf } from "./code-data.js";
import { formatLiteral } from "./format-config.js";
import { planLanguageFonts } from "./plan-language-fonts.js";
import { fallbackOf, nameToWrite, sayBinding } from "./plan-languages.js";
import { starterMessages } from "./plan-messages.js";

/** A site as far as another language changes it. */
export interface SiteSources {
  /** The text of `site.config.ts`. */
  readonly config: string;
  /** The languages that it has, the first one first. */
  readonly languages: readonly string[];
  /** Whether the config lists them, so that documents lie in folders of languages. */
  readonly hasList: boolean;
  /** Names in `legal/`, and below `content/` as `help/contact.md`. */
  readonly documents: { readonly legal: readonly string[]; readonly content: readonly string[] };
  /** The documents of the first language, as `legal/terms.md`, without its folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** The text of the first language's messages; undefined for pages without any. */
  readonly messages: string | undefined;
  /** The text of the starter's style of its face; undefined where the site has no such file. */
  readonly face: string | undefined;
}

export interface LanguageAddition {
  readonly config: string;
  readonly face: string | undefined;
  readonly moves: readonly (readonly [from: string, to: string])[];
  /** New files: messages, if the pages have any, and documents that the starter has in the language. */
  readonly files: readonly (readonly [file: string, text: string])[];
  readonly messages: string | undefined;
  /** Key paths of messages that are still in the first language; undefined where the file is code that only its author can read. */
  readonly left: readonly string[] | undefined;
  /** Whether the first language's documents stand in for some that are there. */
  readonly isPartial: boolean;
}

/** What makes a site speak one more language. Undefined where the config does not write its languages out. */
export function planLanguageAddition(
  tag: string,
  site: SiteSources,
  { starter, form }: { starter: ProjectFiles; form: AddressForm | undefined },
): LanguageAddition | undefined {
  const [first = ""] = site.languages;
  const { legal, content } = site.documents;
  const said = site.messages === undefined ? undefined : sayIn(tag, site.messages, { first, starter, form });
  const formHere = said?.form ?? form ?? "formal";
  const documents = translateDocuments(site.texts, {
    first,
    tag,
    starter,
    form: formHere,
  });
  const name = nameToWrite(tag);
  const hasFallback = legal.length + content.length > 0;
  const tags = [...site.languages, tag];
  const isBound = documents.some(([file]) => file.startsWith("legal/"));
  const told = {
    collected: valueAt(site.config, ["legal", "collected"]),
    privacy: valueAt(site.config, ["facts", "privacy"]),
  };
  const data = isBound ? translateData(told, { first, tag, form: formHere }) : {};
  const details: { readonly [key: string]: Json } = {
    ...(name !== undefined && { name }),
    ...(hasFallback && { fallback: fallbackOf(tag, first) }),
    ...(isBound && { overrides: { ...data, facts: { binding: sayBinding(tags, tag), ...data.facts } } }),
  };
  const entry: Json = Object.keys(details).length === 0 ? tag : { tag, ...details };
  const bound = isBound ? withBinding(site.config, sayBinding(tags)) : site.config;
  const listed = withLanguage(bound, { first, entry });
  if (listed === undefined) return undefined;
  const { config, face } = planLanguageFonts(tag, { ...site, config: listed });
  const moves = site.hasList
    ? []
    : [
        ...legal.map((file) => [`legal/${file}`, `legal/${first}/${file}`] as const),
        ...content.map((file) => [`content/${file}`, `content/${file.replace("/", `/${first}/`)}`] as const),
      ];
  const messages = said && `messages/${tag}.ts`;
  return {
    config,
    face,
    moves,
    files: [...(said && messages ? [[messages, said.text] as const] : []), ...documents],
    messages,
    left: said ? said.left : [],
    isPartial: documents.length < site.texts.size,
  };
}

/** What is written out at a path of a config. */
function valueAt(text: string, path: readonly string[]): Json | undefined {
  const root = findConfigObject(text);
  const node = path.reduce(
    (at, key) => at && propertiesOf(at)?.find(({ name }) => name === key)?.value,
    root,
  );
  return node && dataOf(node);
}

/** A config that says which language binds, if it has said nothing of it yet. */
function withBinding(text: string, binding: string): string {
  const edited = editConfig(text, { path: ["facts", "binding"], now: "", there: binding });
  return "text" in edited ? edited.text : text;
}

/** The config with one more entry in `languages`, or with such a list in the place of `language`. */
function withLanguage(text: string, { first, entry }: { first: string; entry: Json }): string | undefined {
  const root = findConfigObject(text);
  const keys = (root && propertiesOf(root)) ?? [];
  const list = keys.find((key) => key.name === "languages");
  const one = keys.find((key) => key.name === "language");
  const node = list ?? one;
  if (!node) return undefined;
  const there = dataOf(node.value);
  const before = list ? there : [first];
  if (!Array.isArray(before) || (!list && there !== first)) return undefined;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const literal = formatLiteral([...before, entry], "  ").replaceAll("\n", eol);
  return `${text.slice(0, node.node.start)}languages: ${literal}${text.slice(node.node.end)}`;
}

interface SayContext {
  readonly first: string;
  readonly starter: ProjectFiles;
  readonly form: AddressForm | undefined;
}

/** The messages in another language, which addresses readers like the first one unless configured. */
function sayIn(tag: string, text: string, { first, starter, form: wanted }: SayContext) {
  const own = readMessages(text);
  const head = 'import type { Messages } from "handbill";\n\nexport default ';
  // What only code can tell is left as it is.
  if (own === undefined) return { text, left: undefined, form: wanted };
  const wordsOf = (language: string, form: AddressForm) => {
    const texts = starterMessages(starter, form);
    const near = nearestLanguage([...texts.keys()], language);
    return near === undefined ? undefined : readMessages(texts.get(near) ?? "");
  };
  const translate = (form: AddressForm): TranslatedMessages =>
    translateMessages(own, { first: wordsOf(first, form), wanted: wordsOf(tag, wanted ?? form) });
  const [formal, familiar] = [translate("formal"), translate("familiar")];
  const isFamiliar = familiar.left.length < formal.left.length;
  const { messages, left } = isFamiliar ? familiar : formal;
  const form = wanted ?? (isFamiliar ? "familiar" : "formal");
  return { text: `${head}${formatLiteral(messages, "")} satisfies Messages;\n`, left, form };
}

function readMessages(text: string): Json | undefined {
  const node = findConfigObject(text);
  return node && dataOf(node);
}

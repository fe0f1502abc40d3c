import type { Json } from "../../model/json.js";
import { translateMessages } from "../translate-messages.js";
import type { ProjectFiles } from "../write-project.js";
import { nearestLanguage } from "./choose-language.js";
import { dataOf, findConfigObject, propertiesOf } from "./code-data.js";
import { formatLiteral } from "./format-config.js";
import { planLanguageFonts } from "./plan-language-fonts.js";
import { fallbackOf, nameToWrite } from "./plan-languages.js";
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
  /** The text of the first language's messages; undefined for pages without any. */
  readonly messages: string | undefined;
  /** The text of the starter's style of its face; undefined where the site has no such file. */
  readonly face: string | undefined;
}

export interface LanguageAddition {
  readonly config: string;
  readonly face: string | undefined;
  readonly moves: readonly (readonly [from: string, to: string])[];
  /** The new file of messages, if there is to be one. */
  readonly messages: readonly [file: string, text: string] | undefined;
  /** Key paths of messages that are still in the first language; undefined where the file is code that only its author can read. */
  readonly left: readonly string[] | undefined;
  readonly hasDocuments: boolean;
}

/** What makes a site speak one more language. Undefined where the config does not write its languages out. */
export function planLanguageAddition(
  tag: string,
  site: SiteSources,
  starter: ProjectFiles,
): LanguageAddition | undefined {
  const [first = ""] = site.languages;
  const { legal, content } = site.documents;
  const hasDocuments = legal.length + content.length > 0;
  const name = nameToWrite(tag);
  const fallback = hasDocuments ? fallbackOf(tag, first) : undefined;
  const entry: Json =
    name === undefined && fallback === undefined
      ? tag
      : { tag, ...(name !== undefined && { name }), ...(fallback && { fallback }) };
  const listed = withLanguage(site.config, { first, entry });
  if (listed === undefined) return undefined;
  const { config, face } = planLanguageFonts(tag, { ...site, config: listed });
  const moves = site.hasList
    ? []
    : [
        ...legal.map((file) => [`legal/${file}`, `legal/${first}/${file}`] as const),
        ...content.map((file) => [`content/${file}`, `content/${file.replace("/", `/${first}/`)}`] as const),
      ];
  const said = site.messages === undefined ? undefined : sayIn(tag, site.messages, { first, starter });
  return {
    config,
    face,
    moves,
    messages: said && [`messages/${tag}.ts`, said.text],
    left: said ? said.left : [],
    hasDocuments,
  };
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
}

function sayIn(tag: string, text: string, { first, starter }: SayContext) {
  const texts = starterMessages(starter);
  const wordsOf = (language: string) => {
    const near = nearestLanguage([...texts.keys()], language);
    return near === undefined ? undefined : readMessages(texts.get(near) ?? "");
  };
  const own = readMessages(text);
  const head = 'import type { Messages } from "handbill";\n\nexport default ';
  // What only code can tell is left as it is.
  if (own === undefined) return { text, left: undefined };
  const { messages, left } = translateMessages(own, { first: wordsOf(first), wanted: wordsOf(tag) });
  return { text: `${head}${formatLiteral(messages, "")} satisfies Messages;\n`, left };
}

function readMessages(text: string): Json | undefined {
  const node = findConfigObject(text);
  return node && dataOf(node);
}

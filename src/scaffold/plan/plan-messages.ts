import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type AddressForm, type FormIn, inForm } from "../../text/address-form.js";
import { nearestLanguage } from "../../text/choose-language.js";
import type { Discovered } from "../discovered.js";
import type { ProjectFiles } from "../write-project.js";
import { formatLiteral } from "./format-config.js";
import { type LandingWords, planWords } from "./plan-words.js";

/** A language of a new site, with the facts that sources have in it; undefined if there are none. */
export interface LanguageFacts {
  readonly tag: string;
  readonly discovered: Discovered | undefined;
}

const folder = "messages/";

export const starterMessages = (starter: ProjectFiles, form: AddressForm): ReadonlyMap<string, string> =>
  new Map(
    [...starter].flatMap(([file, content]) => {
      const [, tag] = /^messages\/_?([\w-]+)\.ts$/.exec(file) ?? [];
      return tag === undefined ? [] : [[tag, inForm(String(content), form)] as const];
    }),
  );

/** Whether the starter's messages in a language differ by form of address. */
export function hasForms(starter: ProjectFiles, tag: string): boolean {
  const [formal, familiar] = (["formal", "familiar"] as const).map((form) => starterMessages(starter, form));
  const near = nearestLanguage([...(formal?.keys() ?? [])], tag) ?? "en";
  return formal?.get(near) !== familiar?.get(near);
}

/** The message files of a new site, one for each of its languages, the first one first. Reports texts that are still to be translated. */
export function planMessages(
  starter: ProjectFiles,
  languages: readonly LanguageFacts[],
  { formIn, log }: { formIn: FormIn; log: Diagnostics },
): [file: string, text: string][] {
  const [first] = languages;
  const planned = languages.map(({ tag, discovered }, index) =>
    discovered || index === 0 ? planWords(discovered ?? {}, tag) : undefined,
  );
  const allWords = joinUnevenFeatures(planned);
  const ownWords = allWords[0] ?? planWords({}, "en");
  return languages.map(({ tag, discovered }, index) => {
    const texts = starterMessages(starter, formIn(tag));
    const near = nearestLanguage([...texts.keys()], tag);
    if (near === undefined) log.add("scaffold/not-translated", { language: tag });
    const words = allWords[index];
    const hasSameShape = words !== undefined && shapeOf(words.landing) === shapeOf(ownWords.landing);
    if (index > 0 && !hasSameShape && shapeOf(ownWords.landing) !== shapeOf(planWords({}, tag).landing))
      log.add("scaffold/other-language", {
        wanted: tag,
        used: first?.tag ?? "",
        parts: discovered?.description && words && { own: outlineOf(words), there: outlineOf(ownWords) },
      });
    const said = index === 0 ? ownWords : withSameParts(words ?? planWords({}, tag), ownWords);
    const text = withWords(texts.get(near ?? "en") ?? "", said);
    return [
      `${folder}${tag}.ts`,
      index === 0 ? asFirst(text, headOf(texts.get("en") ?? "")) : asFurther(text),
    ];
  });
}

/** The texts of a further language. Where they have other parts than the first one's, these replace them. */
function withSameParts({ landing, featuresHeading }: LandingWords, { landing: first }: LandingWords) {
  const own = { ...landing, about: landing.about.slice(0, first.about.length) };
  const pick = <Key extends keyof typeof own>(key: Key) =>
    shapeOf(own[key]) === shapeOf(first[key]) ? own[key] : first[key];
  const features = pick("features");
  const heading = features === own.features ? featuresHeading : undefined;
  const [title, sentence, about] = [pick("title"), pick("sentence"), pick("about")] as const;
  return { landing: { ...first, title, sentence, about, features }, featuresHeading: heading };
}

type Words = LandingWords | undefined;

const outlineOf = ({ landing: { about, features } }: LandingWords) =>
  `paragraphs: ${about.length}, features: ${features.length}`;

/** Features that have a text below their title in some languages only get one title in all: `Drafts: Saved for later`. */
function joinUnevenFeatures([first, ...others]: readonly Words[]): readonly Words[] {
  const ofSameOutline = others.filter((words) => words && first && outlineOf(words) === outlineOf(first));
  const hasBare = (index: number) =>
    [first, ...ofSameOutline].some((words) => words?.landing.features[index]?.text === "");
  return [first, ...others].map((words) => {
    if (!words || (words !== first && !ofSameOutline.includes(words))) return words;
    const features = words.landing.features.map(({ title, text }, index) =>
      text === "" || text.includes("\n") || !hasBare(index)
        ? { title, text }
        : { title: `${title}: ${text}`, text: "" },
    );
    return { ...words, landing: { ...words.landing, features } };
  });
}

/** The keys of texts, and which are empty: other languages must match. */
const shapeOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === "string" ? inner !== "" : inner));

/** The starter has texts about its sample app in English only; in other languages `landing` is missing. */
function withWords(text: string, { landing, featuresHeading }: LandingWords): string {
  const literal = formatLiteral(escapeBraces(landing), "  ")
    .replace(/^ {4}title: /m, "    // The title of the browser tab, after the app's name.\n$&")
    .replace(/^ {4}sentence: /m, "    // One sentence under the name.\n$&")
    .replace(/^ {4}features: /m, "    // In the order of pages/_screenshots/index.ts.\n$&");
  const own = text
    .replace(/^ {2}landing: \{\n[\s\S]*?^ {2}\},\n/m, "")
    .replace(/^(export default \{\n)(?: {2}\/\*.*\*\/\n)?/m, (start) => `${start}  landing: ${literal},\n`);
  if (featuresHeading === undefined) return own;
  return own.replace(
    /(^ {2}headings: \{[^}]*?\sfeatures: )"[^"]*"/m,
    (_, before: string) => before + JSON.stringify(escapeBraces(featuresHeading)),
  );
}

/** Text from a listing is literal: its braces, tags and apostrophes are escaped. */
function escapeBraces<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "string"
      ? inner.replace(/'(?=[{}<'])/g, "''").replace(/[{}]|<(?=[\p{L}/])/gu, "'$&'")
      : inner,
  );
  return JSON.parse(text) as Value;
}

const typeImport = 'import type { Messages } from "handbill";\n\n';

/** The starter's other languages must match the keys of its English file, except `landing`. */
const ending = /\} (?:as const|satisfies .*);\n$/;

/** The comment at the start of a file. */
const headOf = (text: string) => /^\/\*[\s\S]*?\*\/\n\n/.exec(text)?.[0] ?? "";

/** Turns messages into the first language's, which the others are checked against; `head` is the comment that says so. */
const asFirst = (text: string, head: string) =>
  head + text.replace(head, "").replace(typeImport, "").replace(ending, "} as const;\n");

const asFurther = (text: string) =>
  typeImport +
  text.replace(headOf(text), "").replace(typeImport, "").replace(ending, "} satisfies Messages;\n");

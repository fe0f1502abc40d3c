import { error, quote, warning } from "./entry.js";

const playable = "add controls, or autoPlay, muted and playsInline together";

/** Why an element does nothing, each with its message and hint. */
const inert = {
  button: [
    "does nothing",
    "write a link, a <details>, or a .client.ts file that reacts to it, and import that in the page",
  ],
  frame: [
    "stays empty: this URL is not for frames",
    "use the URL that the service gives for embedding: see docs/embeds.md",
  ],
  fields: ["sends nothing: no field has a name", 'give each field a name, such as name="email"'],
  get: ["puts what people write into the URL", 'add method="post"'],
  media: ["cannot be started", playable],
  autoplay: ["starts on phones only with muted and playsInline", playable],
} as const;
export type InertProblem = keyof typeof inert;

/** How the versions of a legal document in two languages differ. */
export interface TranslationArgs {
  problem: "day" | "sections" | "level" | "fact" | "numbers" | "unchanged";
  /** What the document has, and what the other version has. */
  own: string;
  other?: string;
  /** The number of a section. */
  section?: string;
  there: string;
  unreleased?: string | undefined;
}

const translationProblems: Record<TranslationArgs["problem"], (args: TranslationArgs) => string> = {
  day: ({ own, other }) => `takes effect on ${own} instead of ${other}`,
  sections: ({ own, other }) => `has ${own} ${own === "1" ? "section" : "sections"}, not ${other}`,
  level: ({ section, own, other }) => `has section ${section} at level ${own}, not ${other}`,
  fact: ({ own }) => `states {{${own}}}, which the other version does not`,
  numbers: ({ own, other }) => `has ${own || "no number"} where the other version has ${other || "none"}`,
  unchanged: ({ own }) => `leaves "${own}" as it was, but the new version in the other language changes it`,
};

/** How versions can agree whose texts may come from the config. */
const agreements: Partial<Record<TranslationArgs["problem"], string>> = {
  numbers: "write the same numbers as digits in both, also in facts of site.config.ts and its overrides",
  unchanged: "make the same change in both, also in facts of site.config.ts and its overrides",
};

export interface ElementArgs {
  problem: "ends" | "repeated" | "unknown" | "inside" | "directly" | "lacks" | "day" | "window" | "json";
  tag: string;
  /** The element around it or missing in it, how many there are, or the value of its attribute. */
  other?: string;
}

const elementProblems: Record<
  ElementArgs["problem"],
  readonly [message: (args: ElementArgs) => string, hint?: string]
> = {
  ends: [({ tag }) => `<${tag}> ends before its </${tag}>`],
  repeated: [
    ({ tag, other }) => `the page has ${other} <${tag}> elements`,
    "handbill writes the head and <body>; export meta for the title",
  ],
  unknown: [
    ({ tag }) => `<${tag}> is not an HTML element`,
    "a component's name starts with a capital letter; for appearance, use CSS",
  ],
  inside: [
    ({ tag, other }) => `<${tag}> is inside <${other}>`,
    "one of the two is enough: give the link the class of the button, or close the first before the second",
  ],
  directly: [({ tag, other }) => `<${tag}> is directly in <${other}>`],
  lacks: [({ tag, other }) => `<${tag}> has no <${other}>`, "begin it with <summary>, which people click"],
  day: [({ other }) => `programs cannot read dateTime="${other}"`, "write the day as 2026-08-17"],
  json: [() => "the JSON in <script> is invalid", "insert it with JSON.stringify({ … })"],
  window: [({ other }) => `target="${other}" is the name of a window`, 'write target="_blank"'],
};

const landmarkProblems = {
  blank: () => "the page shows nothing: return elements from its component, or remove it",
  mains: (detail = "0") =>
    detail === "0" ? "the page has no <main>" : `the page has ${detail} <main> elements`,
  "unlabelled nav": () => "the page has several <nav>, and this one has no aria-label",
  "repeated nav": (detail = "") => `two <nav> are called ${quote(detail)}`,
};

/** The head of a page, and its accessibility. */
export const checkPageCodes = {
  "check/translation-differs": error<TranslationArgs>()({
    message: (args) =>
      `the document ${translationProblems[args.problem]?.(args) ?? args.problem}: see ${args.there}`,
    hint: ({ unreleased, problem }) =>
      unreleased === undefined
        ? `${agreements[problem] ?? "make both versions agree"}, or silence this with a reason`
        : `if the text of ${unreleased} is in force, release it first: handbill legal release; then make both versions agree`,
  }),
  "check/no-binding-language": error(
    "no version of {slug} says which language is binding",
    "say so in a section, and mark it with <!-- answers: language.binding -->; the documents of handbill init have it if facts.binding in the config names the language",
  ),
  "check/untranslated-text": warning(
    '"{text}" is the same in two languages',
    'move the text to messages; if it is the same on purpose, mark its element with lang="…"',
  ),
  "check/title-not-unique": error(
    '"{text}" is also the {what} of {other}',
    "write a different {what} in the meta of one of the pages, or in the front matter of one of the documents",
    { differing: ["text", "other"] },
  ),
  "check/title-length": warning(
    "the {what} is {length} characters long",
    "write {min} to {max} characters, so that search results show it in full",
  ),
  "check/wrong-canonical": error(
    "the page's canonical URL is {href}, not {expected}",
    "remove the link that names another URL: handbill adds the right one",
  ),
  "check/not-indexed": warning(
    "the landing page tells search engines not to list it",
    'remove noindex from its <meta name="robots">; before the launch, silence this with a reason',
  ),
  "check/duplicate-id": error(
    '{count} elements have the id "{id}"',
    "give each element its own id; in a component that is used twice, call useId",
  ),
  "check/unclosed": error(
    "{what} is not closed and hides the rest of the page",
    "close it; it most likely comes from dangerouslySetInnerHTML",
  ),
  "check/too-deep": error(
    "elements are nested more than {max} levels deep",
    "a component probably contains itself",
  ),
  "check/h1-count": error<{ count: string }>()({
    message: ({ count }) => `the page has ${count === "0" ? "no h1" : `${count} h1 elements`}`,
    hint: () => "write exactly one h1, which says what the page is about",
  }),
  "check/empty-heading": error(
    "an h{level} is empty",
    "add text, here or to the message that it shows; if it shows a fact, check the fact's name with tsc",
  ),
  "check/heading-order": error(
    'the h{level} "{text}" follows an h{before}',
    "write an h{next}, the next level",
  ),
  "check/unnamed": error("{what} has no accessible name", "add text or an aria-label"),
  "check/vague-link": warning(
    'the link "{text}" does not say where it leads',
    "link the words that name its target, such as “the support page”",
  ),
  "check/no-address": warning<{ text: string; href: string | undefined }>()({
    message: ({ text }) => `the link ${quote(text)} leads nowhere`,
    hint: ({ href }) =>
      href === undefined
        ? "give it an href; if there is no URL yet, show the link only once there is one: {url && <a href={url}>…</a>}; React omits an href that is undefined"
        : "write its URL, or #top for the top of the page; if a script reacts to it, use a <button>",
  }),
  "check/inert": warning<{ what: string; problem: InertProblem }>()({
    message: ({ what, problem }) => `${what} ${inert[problem]?.[0] ?? problem}`,
    hint: ({ problem }) => inert[problem]?.[1],
  }),
  "check/no-alternative": error(
    ['the text alternative of {what} does not describe it: "{alt}"', "{what} has no text alternative"],
    ({ alt }) =>
      alt === undefined
        ? 'write alt="…", or alt="" for decoration'
        : 'write what the image shows, or alt="" for decoration',
  ),
  "check/unlabelled": error("{what} has no label", "put it into a <label>, or add an aria-label"),
  "check/broken-reference": error<{ attribute: string; tag: string; id: string }>()({
    message: ({ attribute, tag, id }) =>
      `${attribute}${tag && ` of <${tag}>`} names the id ${quote(id)}, which is not on the page`,
    hint: ({ id, tag }) =>
      `give an element of the page id=${quote(id)}, or correct ${tag ? "the attribute" : "the script; if only some pages have it, write ?. after the call"}`,
  }),
  "check/landmark": error<{ problem: keyof typeof landmarkProblems; detail?: string }>()({
    message: ({ problem, detail }) => landmarkProblems[problem]?.(detail) ?? problem,
    hint: () => "put the content into one <main>, and give each <nav> its own aria-label",
  }),
  "check/low-contrast": error(
    "{selector} has a contrast of {ratio}: {text} on {background} ({scheme})",
    "text needs a contrast of at least 4.5, large text at least 3",
  ),
  "check/invalid-html": error<ElementArgs>()({
    message: (args) => elementProblems[args.problem]?.[0](args) ?? args.problem,
    hint: ({ problem, tag }) =>
      problem === "ends" && tag === "p"
        ? "a <p> cannot contain a block such as <div>, <ul> or <p>: use a <div> instead of the <p>"
        : elementProblems[problem]?.[1],
  }),
  "check/changing-page": warning(
    'the page differs in each build, first after "{before}": it shows the current date or time, or something random',
    "take dates from the config (copyrightYear, a fact), and use a fixed seed for random values; code that must run for each visitor belongs in a .client.ts file",
    { differing: ["before"] },
  ),
  "check/react-warning": warning("React warns: {text}", "fix the component that renders this page"),
};

import { error, quote, warning } from "./entry.js";

/** The head of a page, and its accessibility. */
const inertAdvice: Readonly<Record<string, string>> = {
  "does nothing": "write a link, a <details>, or a .client.ts file that reacts to it",
  "stays empty: this URL is not for frames":
    "use the URL that the service gives for embedding: see docs/embeds.md",
  "sends nothing: no field has a name": 'give each field a name, such as name="email"',
  "sends what people write in the URL": 'add method="post"',
};

export const checkPageCodes = {
  "check/translation-differs": error<{ problem: string; there: string; unreleased: string | undefined }>()({
    message: ({ problem, there }) => `the document ${problem}: see ${there}`,
    hint: ({ unreleased }) =>
      unreleased === undefined
        ? "make both versions agree, or silence this with a reason"
        : `if the text of ${unreleased} is in force, release it first: handbill legal release; then make both versions agree`,
  }),
  "check/no-binding-language": error<{ slug: string }>()({
    message: ({ slug }) => `no version of ${slug} says which language version is binding`,
    hint: () =>
      "say so in a section, and mark it with <!-- answers: language.binding -->; the documents of handbill init have it if facts.binding in the config names the language",
  }),
  "check/untranslated-text": warning<{ text: string }>()({
    message: ({ text }) => `${quote(text)} is the same in two languages`,
    hint: () => 'move the text to messages; if it is the same on purpose, mark its element with lang="…"',
  }),
  "check/title-not-unique": error<{ what: string; text: string; other: string }>()({
    differing: ["text", "other"],
    message: ({ what, text, other }) => `${quote(text)} is also the ${what} of ${other}`,
    hint: ({ what }) =>
      `write a different ${what} in the meta of one of the pages, or in the front matter of one of the documents`,
  }),
  "check/title-length": warning<{ what: string; length: string; min: string; max: string }>()({
    message: ({ what, length }) => `the ${what} is ${length} characters long`,
    hint: ({ min, max }) => `write ${min} to ${max} characters, so that search results show it in full`,
  }),
  "check/wrong-canonical": error<{ href: string; expected: string }>()({
    message: ({ href, expected }) => `the page's canonical URL is ${href}, not ${expected}`,
    hint: () => "remove the link that names another URL: handbill adds the right one",
  }),
  "check/not-indexed": warning()({
    message: () => "the landing page tells search engines to leave it out",
    hint: () => 'remove noindex from its <meta name="robots">; before the launch, silence this with a reason',
  }),
  "check/duplicate-id": error<{ id: string; count: string }>()({
    message: ({ id, count }) => `${count} elements have the id ${quote(id)}`,
    hint: () => "give each element its own id; in a component that appears twice, use useId",
  }),
  "check/unclosed": error<{ what: string }>()({
    message: ({ what }) => `${what} is not closed and hides the rest of the page`,
    hint: () => "close it; it most likely comes from dangerouslySetInnerHTML",
  }),
  "check/too-deep": error<{ max: string }>()({
    message: ({ max }) => `elements are nested more than ${max} levels deep`,
    hint: () => "a component probably contains itself",
  }),
  "check/h1-count": error<{ count: string }>()({
    message: ({ count }) => `the page has ${count === "0" ? "no h1" : `${count} h1 elements`}`,
    hint: () => "write exactly one h1, which says what the page is about",
  }),
  "check/empty-heading": error<{ level: string }>()({
    message: ({ level }) => `an h${level} is empty`,
    hint: () => "add text; if it shows a fact, check the fact's name with tsc",
  }),
  "check/heading-order": error<{ text: string; level: string; before: string; next: string }>()({
    message: ({ text, level, before }) => `the h${level} ${quote(text)} follows an h${before}`,
    hint: ({ next }) => `write an h${next}, the next level`,
  }),
  "check/unnamed": error<{ what: string }>()({
    message: ({ what }) => `${what} has no accessible name`,
    hint: () => "add text or an aria-label",
  }),
  "check/no-address": warning<{ text: string; href: string | undefined }>()({
    message: ({ text }) => `the link ${quote(text)} leads nowhere`,
    hint: ({ href }) =>
      href === undefined
        ? "give it an href; if there is no URL yet, show the link only once there is one: {url && <a href={url}>…</a>}; React omits an href that is undefined"
        : "write its URL, or #top for the top of the page; if a script reacts to it, use a <button>",
  }),
  "check/inert": warning<{ what: string; problem: string }>()({
    message: ({ what, problem }) => `${what} ${problem}`,
    hint: ({ problem }) =>
      inertAdvice[problem] ?? "add controls, or autoPlay, muted and playsInline together",
  }),
  "check/no-alternative": error<{ what: string; alt: string | undefined }>()({
    message: ({ what, alt }) =>
      alt === undefined
        ? `${what} has no text alternative`
        : `the text alternative of ${what} is the name of a file: ${quote(alt)}`,
    hint: ({ alt }) =>
      alt === undefined
        ? 'write alt="…", or alt="" for decoration'
        : 'write what the image shows, or alt="" for decoration',
  }),
  "check/unlabelled": error<{ what: string }>()({
    message: ({ what }) => `${what} has no label`,
    hint: () => "put it into a <label>, or add an aria-label",
  }),
  "check/broken-reference": error<{ attribute: string; tag: string; id: string }>()({
    message: ({ attribute, tag, id }) =>
      `${attribute} of <${tag}> names the id ${quote(id)}, which is not on the page`,
    hint: ({ id }) => `give an element of the page id=${quote(id)}, or correct the attribute`,
  }),
  "check/landmark": error<{ problem: string }>()({
    message: ({ problem }) => problem,
    hint: () => "put the content into one <main>, and give each <nav> its own aria-label",
  }),
  "check/low-contrast": error<{
    selector: string;
    text: string;
    background: string;
    ratio: string;
    scheme: string;
  }>()({
    message: ({ selector, text, background, ratio, scheme }) =>
      `${selector} has a contrast of ${ratio}: ${text} on ${background} (${scheme})`,
    hint: () => "text needs a contrast of at least 4.5, large text at least 3",
  }),
  "check/invalid-html": error<{ what: string }>()({
    message: ({ what }) => what,
    hint: (args) => {
      if (args.what.startsWith("<p> ends"))
        return "a <p> cannot contain a block such as <div>, <ul> or <p>: use a <div> instead of the <p>";
      if (/^the page has/.test(args.what))
        return "handbill writes the head and <body>; export meta for the title";
      if (args.what.endsWith("HTML element"))
        return "a component's name starts with a capital letter; for appearance, use CSS";
      return undefined;
    },
  }),
  "check/changing-page": warning<{ before: string }>()({
    differing: ["before"],
    message: ({ before }) =>
      `the page differs in each build, first after ${quote(before)}: it shows the current date or time, or something random`,
    hint: () =>
      "take dates from the config (copyrightYear, a fact), and use a fixed seed for random values; code that must run for each visitor belongs in a .client.ts file",
  }),
  "check/react-warning": warning<{ text: string }>()({
    message: ({ text }) => `React warns: ${text}`,
    hint: () => "fix the component that renders this page",
  }),
};

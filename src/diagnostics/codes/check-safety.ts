import { didYouMean, entry, quote } from "./entry.js";

/** Policy, privacy, weight and law, and the config's say in it all. */
export const checkSafetyCodes = {
  "check/no-policy": entry()({
    severity: "warning",
    message: () => "the page has no content security policy",
    about: "Without a policy, anything that gets into the page runs. handbill's own pages always have one.",
  }),
  "check/unsafe-policy": entry<{ source: string; directive: string }>()({
    severity: "error",
    message: ({ source, directive }) => `the page's content security policy allows ${source} in ${directive}`,
    hint: () => "allow inline code by its hash",
    about: "`unsafe-inline`, `unsafe-eval` and a bare `*` undo what a policy is for.",
  }),
  "check/generated-class": entry<{ name: string; count: string }>()({
    severity: "error",
    message: ({ name, count }) =>
      `the page has no style for the class ${name}${Number(count) > 1 ? ` and ${Number(count) - 1} more` : ""} of a CSS-in-JS library`,
    hint: () =>
      "write the style in a CSS file or a CSS module; CSS-in-JS (styled-components, Emotion, MUI) adds its style in the browser, where no React runs",
    about:
      "A CSS-in-JS library makes up a class and adds its style while the page runs in a browser. A page of handbill is HTML without React, so that the element would be published without its style. Components that come with a style sheet of their own work.",
  }),
  "check/third-party": entry<{ href: string; origin: string; what: string }>()({
    severity: "error",
    message: ({ href, what }) => `${what} is loaded from another origin: ${href}`,
    hint: ({ origin }) => `serve it from this site, or put ${quote(origin)} into checks.allowedOrigins`,
    about: "Whoever serves a part of a page learns who reads it. An origin must be allowed by name.",
  }),
  "check/tracking-denied": entry<{ origin: string; document: string; words: string }>()({
    severity: "error",
    message: ({ origin, document, words }) =>
      `the page loads from ${origin}, while ${document} says ${quote(words)}`,
    hint: () => "serve it from this site, or change what the policy says",
    about: "A policy that denies tracking and a page that contacts a third party contradict each other.",
  }),
  "check/over-budget": entry<{ what: string; bytes: string; budget: string; heaviest: string }>()({
    severity: "error",
    message: ({ what, bytes, budget, heaviest }) =>
      `${what} is ${bytes} bytes compressed, ${budget} are allowed; heaviest is ${heaviest}`,
    hint: () => "make it lighter, or change checks.budgets in the config",
    about:
      "A first load of at most 14,600 compressed bytes arrives in the first round trip of a new connection. Counted with gzip.",
  }),
  "check/heavy-image": entry<{ file: string; size: string; seconds: string }>()({
    severity: "warning",
    message: ({ file, size, seconds }) =>
      `${file} has ${size}, for which a slow phone connection takes ${seconds} s`,
    hint: () =>
      "import it and show it with <Image>, which offers it in several sizes and formats, or save it smaller",
    about:
      "The largest part of a page should be there in 2.5 s. At 1.6 Mbit/s, the phone connection that Lighthouse reckons with, an image of more than 500 kB takes longer than that by itself.",
  }),
  "check/future-date": entry<{ date: string; today: string }>()({
    severity: "warning",
    message: ({ date, today }) => `the effective date ${date} is in the future; today is ${today}`,
    hint: () =>
      "correct the date; if the documents are announced before they hold, as they should be, silence this until then",
    about:
      "Documents that are published most often hold already. Changed terms are announced beforehand, so it is a warning. Days are those of UTC.",
  }),
  "check/store-date-over": entry<{ key: string; date: string }>()({
    severity: "warning",
    message: ({ key, date }) => `${key} is ${date}, which is over`,
    hint: () => "write url in its place if the app is there by now, or when it comes if it is not",
    about:
      "A page that says when an app comes is wrong from the next day on. Days and months are those of UTC.",
  }),
  "check/contents-incomplete": entry<{ document: string; missing: string }>()({
    severity: "error",
    message: ({ document, missing }) => `the table of contents lacks sections of ${document}: ${missing}`,
    about: "A page that links to some sections of the document that it shows links to all of them.",
  }),
  "check/no-contents": entry<{ document: string }>()({
    severity: "warning",
    message: ({ document }) => `the page shows ${document} without a table of contents`,
    about: "A long legal document needs links to its sections.",
  }),
  "check/unknown-code": entry<{ code: string; near: string | undefined }>()({
    severity: "error",
    message: ({ code }) => `${quote(code)} is no code that a config can raise or silence`,
    hint: ({ near }) => didYouMean(near) ?? "a finding shows its code, such as check/over-budget",
    about:
      "`checks.raise` and `checks.silence` of the config name findings by their codes: those of the rules, which begin with `check/`, and the warnings of a build. An error of another step leaves something undone, so that it cannot be accepted.",
  }),
};

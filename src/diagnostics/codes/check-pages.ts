import { entry, quote } from "./entry.js";

/** What a page says in its head, and how it is built for those who do not see it. */
export const checkPageCodes = {
  "check/no-language": entry()({
    severity: "error",
    message: () => "the page does not say which language it is in",
    hint: () => 'write <html lang="…">',
    about: "A screen reader chooses its voice by the `lang` of `<html>`.",
  }),
  "check/physical-side": entry<{ selector: string; property: string; instead: string }>()({
    severity: "warning",
    message: ({ selector, property }) =>
      `${selector} sets ${property}, which stays on that side where the page is written from right to left`,
    hint: ({ instead }) => `write ${instead}`,
    about:
      "In Arabic or Hebrew a page begins at the right: margins, borders, corners and places that are named by left and right stay where they are and stand on the wrong side. Logical properties follow the text.",
  }),
  "check/translation-differs": entry<{ problem: string; there: string }>()({
    severity: "error",
    message: ({ problem, there }) => `the document ${problem}: compare ${there}`,
    hint: () => "let both say the same, or silence it with the reason",
    about:
      "The versions of a legal document in several languages are one document: they hold from the same day, have the same sections in the same order, state the same facts and name the same numbers.",
  }),
  "check/no-binding-language": entry<{ slug: string }>()({
    severity: "error",
    message: ({ slug }) => `no version of ${slug} says which language binds`,
    hint: () => "say it in a section, and mark that: <!-- answers: language.binding -->",
    about:
      "Where a legal document is there in several languages and they differ in spite of all care, it has to say which of them holds.",
  }),
  "check/no-title": entry<{ what: string }>()({
    severity: "error",
    message: ({ what }) => `the page has no ${what}`,
    about: "Each page has a title and a description: search engines and link previews show them.",
  }),
  "check/title-not-unique": entry<{ what: string; text: string; other: string }>()({
    severity: "error",
    message: ({ what, text, other }) => `the ${what} ${quote(text)} is that of ${other} too`,
    about: "Two pages with one title or description cannot be told apart in search results or tabs.",
  }),
  "check/title-length": entry<{ what: string; length: string; least: string; most: string }>()({
    severity: "warning",
    message: ({ what, length }) => `the ${what} is ${length} characters long`,
    hint: ({ least, most }) => `${least} to ${most} are shown whole in search results`,
    about:
      "A title of 5 to 65 and a description of 20 to 170 characters are shown whole; a wide character (Chinese, Japanese, Korean) counts as two.",
  }),
  "check/no-canonical": entry<{ expected: string }>()({
    severity: "error",
    message: () => "the page has no canonical address",
    hint: ({ expected }) => `write <link rel="canonical" href="${expected}">`,
    about: "A page answers at more than one address; the canonical link names the one that counts.",
  }),
  "check/wrong-canonical": entry<{ href: string; expected: string }>()({
    severity: "error",
    message: ({ href, expected }) => `the page's canonical address is ${href}, not ${expected}`,
    about: "A wrong canonical address takes the page out of search results in favour of another.",
  }),
  "check/duplicate-id": entry<{ id: string; count: string }>()({
    severity: "error",
    message: ({ id, count }) => `the id ${quote(id)} is on ${count} elements`,
    about: "An id names one element. Links and labels find the first one only.",
  }),
  "check/unclosed": entry<{ what: string }>()({
    severity: "error",
    message: ({ what }) => `the page ends inside ${what}, which swallows all that follows it`,
    hint: () => "close it where it begins; most likely it was put in by dangerouslySetInnerHTML",
    about:
      "Text that is put into a page as HTML opened a comment, or an element whose content is text, and did not close it: no browser shows the rest of the page.",
  }),
  "check/h1-count": entry<{ count: string }>()({
    severity: "error",
    message: ({ count }) => `the page has ${count === "0" ? "no h1" : `${count} h1`}`,
    hint: () => "a page has one h1, which says what it is about",
    about: "The one h1 is where a screen reader's user lands and what search engines show.",
  }),
  "check/empty-heading": entry<{ level: string }>()({
    severity: "error",
    message: ({ level }) => `an h${level} of the page is empty`,
    hint: () => "give it text; if it states a fact, the fact's name is most likely wrong, which tsc tells",
    about:
      "React shows nothing for a value that does not exist, such as a key of the config that is misspelt.",
  }),
  "check/heading-order": entry<{ text: string; level: string; before: string; next: string }>()({
    severity: "error",
    message: ({ text, level, before }) => `the h${level} ${quote(text)} follows an h${before}`,
    hint: ({ next }) => `the next level is h${next}`,
    about: "Headings are a page's outline: a level that is skipped reads as a part that is missing.",
  }),
  "check/unnamed": entry<{ what: string }>()({
    severity: "error",
    message: ({ what }) => `${what} has no name`,
    hint: () => "give it text, or an aria-label",
    about:
      "A screen reader says nothing but “link” or “button” for an element without text. See WCAG 2.2, 4.1.2 and 2.4.4.",
  }),
  "check/no-alternative": entry<{ what: string }>()({
    severity: "error",
    message: ({ what }) => `${what} has no text that stands for it`,
    hint: () => 'write alt="…", or alt="" for decoration',
    about: "Who does not see an image gets its `alt`. See WCAG 2.2, 1.1.1.",
  }),
  "check/unlabelled": entry<{ what: string }>()({
    severity: "error",
    message: ({ what }) => `${what} has no label`,
    about: "A field needs a `<label>` or an `aria-label`. See WCAG 2.2, 1.3.1 and 4.1.2.",
  }),
  "check/broken-reference": entry<{ attribute: string; tag: string; id: string }>()({
    severity: "error",
    message: ({ attribute, tag, id }) =>
      `${attribute} of <${tag}> names the id ${quote(id)}, which is not on the page`,
    about: "Attributes such as `aria-labelledby`, `aria-controls` and `for` name elements of the same page.",
  }),
  "check/landmark": entry<{ flaw: string }>()({
    severity: "error",
    message: ({ flaw }) => flaw,
    about:
      "Landmarks let a screen reader's user jump about: one `<main>`, and a label for each `<nav>` if there is more than one.",
  }),
  "check/low-contrast": entry<{
    selector: string;
    text: string;
    background: string;
    ratio: string;
    scheme: string;
  }>()({
    severity: "error",
    message: ({ selector, text, background, ratio, scheme }) =>
      `${selector} writes ${text} on ${background} (${scheme}), a contrast of ${ratio}`,
    hint: () => "text needs 4.5, large text 3",
    about:
      "Computed where one CSS rule sets both colours, tokens included, in each colour scheme. See WCAG 2.2, 1.4.3.",
  }),
  "check/invalid-html": entry<{ rule: string; message: string; selector: string }>()({
    severity: "error",
    message: ({ rule, message, selector }) =>
      `${message} (html-validate, ${rule})${selector && `\nat ${selector}`}`,
    about:
      "The page breaks a rule of HTML. The text and the rule's name are html-validate's own, whose pages explain each rule: https://html-validate.org/rules/.",
  }),
  "check/changing-page": entry<{ before: string }>()({
    severity: "warning",
    message: ({ before }) =>
      `the page is different each time it is built, first after ${quote(before)}: it shows the date, the time or something random`,
    hint: () =>
      "take the date from the config (copyrightYear, a fact), and give random choices a fixed seed; what must change for each visitor belongs in a .client.ts file",
    about:
      "The same files are to give the same site, so that a build can be repeated and only what has changed is uploaded. `check` renders pages a second time on a later day and compares; of pages that come from one file, the first two.",
  }),
  "check/react-warning": entry<{ text: string }>()({
    severity: "warning",
    message: ({ text }) => `React warns: ${text}`,
    about:
      "Each page is rendered once more in React's development mode, which finds what the production mode is silent about: missing keys, unknown attributes, wrong nesting. React says each thing once, so it is reported at the first page that shows it.",
  }),
};

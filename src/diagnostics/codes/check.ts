import { didYouMean, error, quote, warning } from "./entry.js";

export const checkCodes = {
  "check/broken-link": error<{ href: string; near: string | undefined; draft?: string | undefined }>()({
    message: ({ href }) => `${href} is not a page or file of this site`,
    hint: ({ href, near, draft }) =>
      (draft && `if ${draft} is meant to be this page, remove the _ from its name`) ??
      didYouMean(near) ??
      renamed(String(href)),
  }),
  "check/broken-anchor": error('{href} has no target: the page has no element with the id "{id}"', [
    "in a text that is not translated, write {full}, which leads to the page in the first language",
    "did you mean #{near}?",
    'correct the part after #, or give an element of that page id="{id}"; the id of a heading in Markdown is made from its words',
  ]),
  "check/outside-base": error<{ href: string; base: string; use: string }>()({
    message: ({ href, base }) => `${href} is outside ${base}, the base path of the site`,
    hint: ({ href, use }) =>
      use === "follow"
        ? `write <Link to="${href}">, which adds the base path`
        : `write publicHref("${href}"), which adds the base path`,
  }),
  "check/relative-link": error<{ href: string; object: string | undefined; use: string }>()({
    message: ({ href, object }) =>
      object !== undefined
        ? "an object is used as a URL"
        : href === '""'
          ? "the URL is empty"
          : `${href} is a relative URL: where it leads depends on whether the page's own URL ends in a slash`,
    hint: ({ href, object, use }) =>
      object !== undefined
        ? "an imported image is an object: use <Image src={…}>, or its .href"
        : href === '""'
          ? "write the URL, or show the element only if there is one: {url && <a href={url}>…</a>}"
          : (inPublic(href) ??
            ofDocument(href) ??
            (use === "load"
              ? `import the file in the page's code and use its href; or move it to public/ and write ${quote(href.replace(/^(\.{0,2}\/)*/, "/"))}`
              : `start it with ${beginningOf(href)}`)),
  }),
  "check/blocked-by-csp": error<
    Record<"inline" | "form", string | undefined> & { what: string; example?: string }
  >()({
    // A package's component adds many attributes.
    differing: ["example"],
    message: ({ what, example = "" }) => `the page's content security policy blocks ${what}${example}`,
    hint({ inline, form, what }) {
      if (/^data:/.test(what))
        return "write it into a file, import that in the page's code, and use its href";
      if (/<script\b.* src=/.test(what))
        return 'import the script in the page\'s code, as import "./menu.client.ts"';
      if (form === "mailto:")
        return 'a form cannot send email: link to the address, <a href="mailto:…">, or use a form service';
      if (form === "self")
        return 'a static site cannot receive a form: use a form service, see docs/embeds.md; if your host receives it, add "self" to checks.allowedFormActions';
      if (form !== undefined)
        return `add ${quote(form.replace(/^http:/, "https:"))} to checks.allowedFormActions`;
      if (inline === "css-in-js")
        return "CSS-in-JS (Emotion, MUI, styled-components) does not work on a static page; write the style in a CSS file or a CSS module, or use components that come with a style sheet";
      return (
        inline &&
        "move style into a CSS file and behaviour into a .client.ts file; if a package's component adds it, remove the prop that causes it, such as color, or use another package: docs/recipes.md lists some that work"
      );
    },
  }),
  "check/missing-icon": error('the icon "{icon}" is not in public/', [
    "did you mean {near}?",
    "add the file, or remove icon from the config",
  ]),
  "check/no-icon": warning(
    "the site has no icon, so browsers request /favicon.ico, which does not exist",
    'put icon.svg into public/ and set icon: "/icon.svg" in the config',
  ),
  "check/orphan": warning(
    "this page cannot be reached from the landing page",
    "link to it from another page, or, if you only share its URL, add it to checks.silence with the page and a reason",
  ),
  "check/unshown-document": warning<{ count: string | undefined; folder: string }>()({
    message: ({ count, folder }) =>
      count === undefined
        ? "no page shows this document"
        : `no page shows the ${count} documents in ${folder}/; this is the first`,
    hint: ({ folder }) =>
      String(folder).startsWith("content/")
        ? "write a page that shows them with ContentText, such as pages/blog/[post].tsx: docs/collections.md has one to copy"
        : "show it with LegalText, as pages/[legal].tsx does for each legal document, or delete it",
  }),
  "check/placeholder": warning<{ count: string; paths: string }>()({
    message: ({ count, paths }) =>
      `${count} placeholder ${count === "1" ? "value" : "values"} left: ${paths}`,
    hint: () => "replace the values; if a value is already right, delete its key from placeholders",
  }),
  "check/leftover": warning<{ words: string; text: string }>()({
    message: ({ text }) => `the page shows ${quote(text)}`,
    hint: ({ words, text }) =>
      text === "<img> without a src"
        ? "an imported image has its URL in href: src={image.href}; if the value may be missing, write {value && …}"
        : (leftovers[
            /^(?:&|loading|please|[\ufffdâã])/.exec(String(words).toLowerCase())?.[0] ??
              String(words).toLowerCase()
          ] ?? "write the real text, or remove it"),
  }),
  "check/sample-text": warning(
    '"{text}" is sample text from handbill',
    "replace it with your own text; it comes from {source}",
  ),
};

const waits =
  "no React runs in the browser to replace it: fetch the data in export async function load(), which the build runs: see docs/data.md";

const encoded = "a program misread the file's encoding: write these characters again";

const leftovers: Readonly<Record<string, string>> = {
  undefined: "show it only if there is a value, {value && …}, or set the value",
  nan: "text was used as a number: write it with a decimal point and no unit, such as 4.99",
  "invalid date": "write the date as 2025-08-17",
  "[object object]": "show one of its keys, such as app.name, not the whole object",
  "0": "{count && …} shows the 0: write {count > 0 && …}; to show the number itself, write {String(count)}",
  "//": "write a comment between elements as {/* … */}",
  "**": "close the bold text with ** in Markdown; in code of a page, write <strong>…</strong>",
  "](": "only documents are Markdown: in code of a page, write <Link to=…> or <a href=…>; in a fact of the config, write text only",
  "{{": "only documents insert facts: write the value itself, or in code of a page {site.app.name}",
  $: "in messages and between elements, write {name} without the dollar sign, which belongs in text in backticks",
  "&": "write the character itself, such as ©: in quotes and braces, a name like &copy; is text",
  loading: waits,
  please: waits,
  "\\n": "write <br /> for a new line, or a paragraph of its own",
  "\ufffd": encoded,
  â: encoded,
  ã: encoded,
  ";": "delete the semicolon: after an element, it is text",
  "/*": "write a comment between elements as {/* … */}",
};

/** The advice for a file, or for a page that has another URL now. */
const renamed = (href: string) =>
  /\/(?:undefined|null|NaN)(?=[/.]|$)/.test(href)
    ? "a value in it is missing: correct its name, or show the link only if there is one"
    : /\.\w+$/.test(href)
      ? "put the file into public/, or correct the path"
      : `correct the link, and keep old links working with redirects: { ${quote(href)}: "/…" } in the config; handbill rename-page does both`;

/** The URL of a file in public/ that is written with its path in the project; undefined for other addresses. */
function inPublic(href: string): string | undefined {
  const [, path] = /^(?:\.{0,2}\/)*public\/(.+)/.exec(String(href)) ?? [];
  return path && `write ${quote(`/${path}`)}: a file of public/ is published without that folder's name`;
}

const ofDocument = (href: string) =>
  /\.mdx?$/i.test(String(href)) ? "link to the page that shows the document, such as /help/sync" : undefined;

/** The most likely missing part at the start of an address that is not the site's own. */
function beginningOf(href: string): string {
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(href)) return "mailto:";
  if (/^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|me|eu|de|co)(?:[/?#]|$)/i.test(href))
    return "https://";
  return "a slash";
}

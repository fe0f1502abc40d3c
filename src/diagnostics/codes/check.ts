import { didYouMean, entry, quote } from "./entry.js";

export const checkCodes = {
  "check/broken-link": entry<{ href: string; near: string | undefined }>()({
    severity: "error",
    message: ({ href }) => `${href} is not a page or file of this site`,
    hint: ({ near }) => didYouMean(near),
    about: "A link, image or other address inside the site leads nowhere.",
  }),
  "check/broken-anchor": entry<{ href: string; id: string; near: string | undefined }>()({
    severity: "error",
    message: ({ href, id }) => `${href} leads to no place: its page has no element with the id ${quote(id)}`,
    hint: ({ near }) => didYouMean(near && `#${near}`),
    about: "A link with a fragment leads to a page that has no such id.",
  }),
  "check/outside-base": entry<{ href: string; base: string }>()({
    severity: "error",
    message: ({ href, base }) => `${href} is outside ${base}, where the site lives`,
    hint: () => "write the address through Link or publicHref, which add the base path",
    about:
      "The site is served under a base path; an address that does not begin with it belongs to another site.",
  }),
  "check/relative-link": entry<{ href: string; object: string | undefined }>()({
    severity: "error",
    message: ({ href, object }) =>
      object !== undefined
        ? "an address is an object, which no browser can follow"
        : `${href} is a relative address: where it leads depends on whether the page's own address ends in a slash`,
    hint: ({ href, object }) =>
      object !== undefined
        ? "an imported image is an object: show it with <Image src={…}>, or take its address, .href"
        : (inPublic(href) ?? `begin it with ${beginningOf(href)}`),
    about: "A page answers with and without a slash at the end, so a relative address has two meanings.",
  }),
  "check/blocked-by-csp": entry<{ what: string; inline: string | undefined; form: string | undefined }>()({
    severity: "error",
    message: ({ what }) => `the page's content security policy blocks ${what}`,
    hint({ inline, form }) {
      if (form !== undefined) return `put ${quote(form)} into checks.allowedFormActions`;
      if (inline === "css-in-js")
        return "CSS-in-JS (Emotion, MUI, styled-components) does not work on a static page; write the style in a CSS file or a CSS module, or use components that come with a style sheet";
      return (
        inline &&
        "move style into a CSS file and behaviour into a .client.ts file; of a package's component, leave out the prop that it comes from, such as color"
      );
    },
    about:
      "Each page carries a strict policy: no style attributes, no inline event handlers, nothing from origins that the config does not allow, and no form that is sent where the config does not say.",
  }),
  "check/missing-icon": entry<{ icon: string; near: string | undefined }>()({
    severity: "error",
    message: ({ icon }) => `the icon ${quote(icon)} is not in public/`,
    hint: ({ near }) => didYouMean(near) ?? "put the file there, or take the key out",
    about: "`icon` in the config names a file of `public/`.",
  }),
  "check/no-icon": entry()({
    severity: "warning",
    message: () => "the site has no icon, so that browsers ask for /favicon.ico, which is not there",
    hint: () => 'put icon.svg into public/ and write icon: "/icon.svg" in the config',
    about:
      "A page that names no icon makes a browser ask for one: a request that fails, an error in its console, and a blank tab.",
  }),
  "check/orphan": entry()({
    severity: "warning",
    message: () => "no link leads here from the landing page",
    hint: () =>
      "link to it from a page that people see, or, if only its address is to be given out, silence it in checks.silence with the page and the reason",
    about:
      "Whoever follows the site's links never comes to this page. The not-found page needs no link: hosts show it by themselves.",
  }),
  "check/unshown-document": entry()({
    severity: "warning",
    message: () => "no page shows this document",
    hint: () =>
      "show it with LegalText or ContentText, as pages/[legal].tsx does for each legal document, or delete it",
    about:
      "A document under `legal/`, or one under `content/` that has a text, is published only by a page that shows it.",
  }),
  "check/stand-in": entry<{ count: string; paths: string }>()({
    severity: "warning",
    message: ({ count, paths }) => `${count}: ${paths}`,
    hint: () => "write the real values; take out of standIns what is real as it is",
    about:
      "The config declares values that are not real yet in `standIns`. With `--strict` the site is not published with them.",
  }),
  "check/sample-text": entry<{ text: string; source: string }>()({
    severity: "warning",
    message: ({ text }) => `${quote(text)} is of a site that handbill comes with`,
    hint: ({ source }) => `it comes from ${source} of handbill: write your own`,
    about:
      "A site that was begun from handbill's own, or from its starter, still says what that one said. With `--strict` it is not published so.",
  }),
};

/** How to address a file of public/ that is addressed as it lies in the project; undefined for anything else. */
function inPublic(href: string): string | undefined {
  const [, path] = /^(?:\.{0,2}\/)*public\/(.+)/.exec(String(href)) ?? [];
  return path && `write ${quote(`/${path}`)}: a file of public/ is published without that folder's name`;
}

/** What is most likely missing before an address that begins with none of a site's own. */
function beginningOf(href: string): string {
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(href)) return "mailto:";
  if (/^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|me|eu|de|co)(?:[/?#]|$)/i.test(href))
    return "https://";
  return "a slash";
}

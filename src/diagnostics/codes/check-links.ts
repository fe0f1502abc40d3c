import { isOwnMachine } from "../../model/addresses/addresses.js";
import { error, quote, warning } from "./entry.js";

/** Addresses within the site, and outbound addresses as far as they can be checked without the network. */
export const checkLinkCodes = {
  "check/wrong-case": error("{href} differs from {published} in upper and lower case", "write {published}"),
  "check/other-language": warning(
    "{href} leads to the page in another language; in this language, it is at {here}",
    'write <Link to="{href}">; if you mean the other language, add hrefLang',
  ),
  "check/names-file": warning("{href} is the file of the page {route}, not its URL", "write {route}"),
  "check/broken-entry": error("{file} contains {href}, which is not a page or file of this site", [
    "did you mean {near}?",
    "correct the URL, or remove it",
  ]),
  "check/invalid-file": error<{ file: string; reason: string }>()({
    message: ({ file, reason }) => `${file} is invalid: ${reason}`,
    hint: ({ file }) => {
      const ofLinks = /assetlinks\.json|apple-app-site-association/.test(file) ? "appLinks" : undefined;
      const key = file.includes("manifest") ? "files.manifest" : ofLinks;
      return key ? `correct it, or let handbill write it: see ${key} in the config` : "correct it";
    },
  }),
  "check/misnamed-file": warning(
    "phones, stores and crawlers look for /{meant}, and ignore this file",
    ({ meant }) =>
      meant === "site.webmanifest" ? "delete it: the build writes that file" : `rename it to public/${meant}`,
  ),
  "check/malformed-address": error(
    "{href} is not a valid URL",
    "correct it; a URL has a scheme and a host, such as https://your-app.com/",
  ),
  "check/unsafe-address": error<{ href: string; scheme: string | undefined; never: string | undefined }>()({
    message: ({ href, scheme }) =>
      isOwnMachine(href)
        ? `${href} points to the visitor’s own computer`
        : scheme === undefined
          ? `${href} is not an https URL`
          : `${href} has the scheme ${scheme}, which is not allowed`,
    hint({ href, scheme, never }) {
      if (isOwnMachine(href)) return `write the page's path, ${new URL(href).pathname}`;
      if (scheme === undefined) return "use https";
      return never === undefined
        ? `use https, or add ${quote(scheme)} to checks.allowedSchemes`
        : "use another URL: this scheme runs code or points to a single machine";
    },
  }),
  "check/invalid-mail": error("{href} is not a valid mailto: URL", ({ href }) =>
    /\?.*[?&][^=&]+(?:&|$)/.test(href)
      ? "write %26 for an & that belongs to the text, and %20 for each space"
      : /undefined|null/.test(href)
        ? "the value after mailto: is missing: correct its name, such as site.publisher.email, or set it in the config"
        : "write mailto: and an address, such as mailto:hello@your-app.com",
  ),
  "check/invalid-phone": error(
    "{href} is not a phone number",
    "write tel: and digits with the country's code, such as tel:+493012345678",
  ),
  "check/differs-from-config": warning(
    "{href} differs from {key} in the config, {expected}",
    ({ href, key }) =>
      key !== "url"
        ? `use useSite(), or {{${key}}} in Markdown; if the difference is intended, silence it with href: ${quote(href)}`
        : String(href).startsWith("data-")
          ? `write the domain of this site, or silence this with href: ${quote(href)}`
          : `link to the page of this site: ${new URL(href).pathname}`,
  ),
  "check/placeholder-address": warning(
    "{href} is a placeholder",
    "write the real URL, or list its config key in placeholders",
  ),
};

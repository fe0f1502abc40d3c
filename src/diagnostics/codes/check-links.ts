import { isOwnMachine } from "../../model/addresses/addresses.js";
import { didYouMean, error, quote, warning } from "./entry.js";

/** Addresses within the site, and outbound addresses as far as they can be checked without the network. */
export const checkLinkCodes = {
  "check/wrong-case": error<{ href: string; published: string }>()({
    message: ({ href, published }) => `${href} differs from ${published} in upper and lower case`,
    hint: ({ published }) => `write ${published}`,
  }),
  "check/other-language": warning<{ href: string; here: string }>()({
    message: ({ href, here }) =>
      `${href} leads to the page in another language; in this language, it is at ${here}`,
    hint: ({ href }) => `write <Link to=${quote(href)}>; if you mean the other language, add hrefLang`,
  }),
  "check/names-file": warning<{ href: string; route: string }>()({
    message: ({ href, route }) => `${href} is the file of the page ${route}, not its URL`,
    hint: ({ route }) => `write ${route}`,
  }),
  "check/broken-entry": error<{ href: string; file: string; near: string | undefined }>()({
    message: ({ href, file }) => `${file} contains ${href}, which is not a page or file of this site`,
    hint: ({ near }) => didYouMean(near) ?? "correct the URL, or remove it",
  }),
  "check/invalid-file": error<{ file: string; reason: string }>()({
    message: ({ file, reason }) => `${file} is invalid: ${reason}`,
    hint: ({ file }) => {
      const ofLinks = /assetlinks\.json|apple-app-site-association/.test(file) ? "appLinks" : undefined;
      const key = file.includes("manifest") ? "files.manifest" : ofLinks;
      return key ? `correct it, or let handbill write it: see ${key} in the config` : "correct it";
    },
  }),
  "check/misnamed-file": warning<{ meant: string }>()({
    message: ({ meant }) => `phones, stores and crawlers look for /${meant}, and ignore this file`,
    hint: ({ meant }) => `rename it to public/${meant}`,
  }),
  "check/malformed-address": error<{ href: string }>()({
    message: ({ href }) => `${href} is not a valid URL`,
    hint: () => "correct it; a URL has a scheme and a host, such as https://your-app.com/",
  }),
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
  "check/invalid-mail": error<{ href: string }>()({
    message: ({ href }) => `${href} does not contain a valid email address`,
    hint: ({ href }) =>
      /undefined|null/.test(href)
        ? "the value after mailto: is missing: correct its name, such as site.publisher.email, or set it in the config"
        : "write mailto: and an address, such as mailto:hello@your-app.com",
  }),
  "check/invalid-phone": error<{ href: string }>()({
    message: ({ href }) => `${href} is not a phone number`,
    hint: () => "write tel: and digits with the country's code, such as tel:+493012345678",
  }),
  "check/differs-from-config": warning<{ href: string; key: string; expected: string }>()({
    message: ({ href, key, expected }) => `${href} differs from ${key} in the config, ${expected}`,
    hint: ({ href, key }) =>
      key !== "url"
        ? `use useSite(), or {{${key}}} in Markdown; if the difference is intended, silence it with href: ${quote(href)}`
        : String(href).startsWith("data-")
          ? `write the domain of this site, or silence this with href: ${quote(href)}`
          : `link to the page of this site: ${new URL(href).pathname}`,
  }),
  "check/placeholder-address": warning<{ href: string }>()({
    message: ({ href }) => `${href} is a placeholder`,
    hint: () => "write the real URL, or list its config key in placeholders",
  }),
};

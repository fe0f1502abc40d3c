import { didYouMean, entry, quote } from "./entry.js";

/** Addresses: inside the site, and outbound without asking the network. */
export const checkLinkCodes = {
  "check/wrong-case": entry<{ href: string; published: string }>()({
    severity: "error",
    message: ({ href, published }) => `${href} differs in its case from ${published}, which is published`,
    hint: ({ published }) => `write ${published}`,
    about:
      "A static host tells upper and lower case apart, though the disk of a Mac or of Windows may not: the link works there only.",
  }),
  "check/broken-entry": entry<{ href: string; file: string; near: string | undefined }>()({
    severity: "error",
    message: ({ href, file }) => `${file} names ${href}, which is not a page or file of this site`,
    hint: ({ near }) => didYouMean(near),
    about: "An address in the sitemap, in a web manifest or in a style sheet leads nowhere.",
  }),
  "check/malformed-address": entry<{ href: string }>()({
    severity: "error",
    message: ({ href }) => `${href} is not a well-formed address`,
    about: "A browser cannot make an address of it.",
  }),
  "check/unsafe-address": entry<{ href: string; scheme: string | undefined; never: string | undefined }>()({
    severity: "error",
    message: ({ href, scheme }) =>
      scheme === undefined ? `${href} is not an https address` : `the scheme of ${href} is ${scheme}`,
    hint({ scheme, never }) {
      if (scheme === undefined) return "write it with https";
      return never === undefined
        ? `write it with https, or put ${quote(scheme)} into checks.allowedSchemes`
        : "write another address: this scheme runs code, or names what only one machine has";
    },
    about:
      "An outbound address is https, mailto, tel or sms, or has a scheme that the config allows, such as the app's own. Plain http can be read and changed on its way.",
  }),
  "check/invalid-mail": entry<{ href: string }>()({
    severity: "error",
    message: ({ href }) => `${href} has no valid e-mail address`,
    about: "A `mailto:` link opens a message to an address of the form name@host.",
  }),
  "check/unknown-format": entry<{ href: string; kind: string; expected: string }>()({
    severity: "error",
    message: ({ href, kind }) => `${href} is not the address of ${kind}`,
    hint: ({ expected }) => `it has the form ${expected}`,
    about:
      "Addresses of an app in a store and of a profile on Instagram or RedNote have known forms. One of the config that has another form leads to the service's front page or nowhere.",
  }),
  "check/differs-from-config": entry<{ href: string; key: string; expected: string }>()({
    severity: "warning",
    message: ({ href, key, expected }) => `${href} is nearly the config's ${key}, ${expected}`,
    hint: ({ href, key }) =>
      `take it from useSite(), or in Markdown write {{${key}}}; if it is meant, silence it with href: ${quote(href)}`,
    about:
      "A page names an app or a profile that differs little from the config's: most likely it was written by hand and has become wrong. Other apps, other profiles and other pages of a service are not looked at.",
  }),
  "check/stand-in-address": entry<{ href: string }>()({
    severity: "warning",
    message: ({ href }) => `${href} is a stand-in`,
    hint: () => "write the real address, or list the key it comes from in standIns",
    about:
      "Names such as `example.com` and all below `.example`, `.test`, `.invalid` and `.localhost` are reserved for examples (RFC 2606). With `--strict` they fail the build.",
  }),
};

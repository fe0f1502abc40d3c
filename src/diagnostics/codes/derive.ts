import { error, quote, warning } from "./entry.js";

export const deriveCodes = {
  "derive/needs-root": warning<{ key: string; file: string; base: string }>()({
    joined: ["key", "file"],
    message: ({ file, base }) =>
      `not written: ${file}; such files work only at the root of a domain, and this site is under ${base}`,
    hint: ({ key }) =>
      `give the site its own domain or a repository called <user>.github.io, or remove ${key} from the config; ignore this for a preview under a path`,
  }),
  "derive/closed-robots": warning()({
    message: () => "this line blocks all search engines from the whole site",
    hint: () => "delete the file, and handbill writes one that allows them; or silence this with a reason",
  }),
  "derive/no-app-to-open": error<{ key: string }>()({
    message: ({ key }) => `${key} needs an app, but the config has no app ids`,
    hint: () =>
      "set stores.appStore.teamId and bundleId, or stores.googlePlay.package and fingerprints, or both",
  }),
  "derive/missing-ids": warning<{ store: string; keys: string }>()({
    message: ({ store, keys }) =>
      `links cannot open the app from ${store}: ${keys} ${/ and /.test(keys) ? "are" : "is"} missing`,
    hint: ({ keys }) => `set ${keys}`,
  }),
  "derive/apple-variable": error<{ rule: string; name: string }>()({
    message: ({ rule, name }) => `${quote(rule)} uses $(${name}), which Android does not support`,
    hint: () => "use ? or *, or a rule for each value",
  }),
  "derive/dead-rule": error<{ rule: string; reason: string }>()({
    message: ({ rule, reason }) => `${quote(rule)} can never match: ${reason}`,
    hint: () => "change it, move it up, or remove it",
  }),
  "derive/nothing-opens": error()({
    message: () => "all rules in appLinks.paths are exclusions, so no link opens the app",
    hint: () => "add paths that open the app, or remove appLinks.paths",
  }),
  "derive/no-get-page": error<{ path: string; missing: string }>()({
    message: ({ path, missing }) => `getLinks has ${quote(path)}, but the site has no page at ${missing}`,
    hint: ({ path }) => `create pages${path}.tsx, or remove it from getLinks`,
  }),
  "derive/get-loop": error<{ key: string; path: string }>()({
    message: ({ key, path }) =>
      `${key} points to ${path} of this site, which redirects phones back to ${key}`,
    hint: ({ key }) => `set ${key} to the URL in TestFlight or Google Play, or to another page`,
  }),
  "derive/file-too-large": error<{ file: string; bytes: string; limit: string }>()({
    message: ({ file, bytes, limit }) => `${file} is ${bytes} bytes; its readers accept at most ${limit}`,
    hint: () => "use fewer or broader rules",
  }),
  "derive/banner-without-app": error<{ store: string; needs: string }>()({
    message: ({ store, needs }) => `stores.${store}.banner needs ${needs}`,
    hint: ({ needs }) => `set ${needs}, or remove banner`,
  }),
  "derive/icons-without-icon": error()({
    message: () => "files.icons needs icon, which the config does not set",
    hint: () => 'put a square icon.svg into public/ and set icon: "/icon.svg"',
  }),
  "derive/bad-seller": error<{ line: string; reason: string }>()({
    message: ({ line, reason }) => `${quote(line)} is not a valid seller: ${reason}`,
    hint: () =>
      "write it as example.com, your-id, DIRECT, with a certification id at the end if you have one",
  }),
  "derive/contact-expired": error<{ day: string }>()({
    message: ({ day }) => `security.txt expired on ${day}`,
    hint: () => "check that the contact is still right, then set a later date",
  }),
  "derive/contact-expires-far": warning<{ day: string }>()({
    message: ({ day }) => `security.txt expires on ${day}, more than a year from now`,
    hint: () => "set an earlier date, so that you review the contact",
  }),
  "derive/too-many-pages": error<{ pages: string }>()({
    message: ({ pages }) => `a sitemap lists at most 50,000 pages, and the site has ${pages}`,
    hint: () => "remove files.sitemap, and put several sitemaps of your own with an index into public/",
  }),
  "derive/undated-entry": error<{ collection: string }>()({
    message: ({ collection }) => `the document has no date, which the feed of ${collection} needs`,
    hint: () => "add a date such as date: 2025-08-17 to the front matter",
  }),
  "derive/entry-without-page": warning<{ collection: string }>()({
    message: ({ collection }) => `no page shows the document, so it is not in the feed of ${collection}`,
    hint: () => "show it with ContentText on a page",
  }),
};

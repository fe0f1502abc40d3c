import { error, warning } from "./entry.js";

export const deriveCodes = {
  "derive/needs-root": warning(
    "not written: {file}; such files work only at the root of a domain, and this site is under {base}",
    "give the site its own domain or a repository called <user>.github.io, or remove {key} from the config until it has one; build a preview under a path without --strict",
    { joined: ["key", "file"] },
  ),
  "derive/closed-robots": warning(
    "this line blocks all search engines from the whole site",
    "delete the file, and handbill writes one that allows them; or silence this with a reason",
  ),
  "derive/no-app-to-open": error(
    "{key} needs an app, but the config has no app ids",
    "set stores.appStore.teamId and bundleId, or stores.googlePlay.package and fingerprints, or both",
  ),
  "derive/missing-ids": warning<{ store: string; keys: string }>()({
    message: ({ store, keys }) =>
      `links cannot open the app from ${store}: ${keys} ${/ and /.test(keys) ? "are" : "is"} missing`,
    hint: ({ keys }) => `set ${keys}`,
  }),
  "derive/apple-variable": error(
    '"{rule}" uses $({name}), which Android does not support',
    "use ? or *, or a rule for each value",
  ),
  "derive/dead-rule": error('"{rule}" can never match: {reason}', "change it, move it up, or remove it"),
  "derive/nothing-opens": error(
    "all rules in appLinks.paths are exclusions, so no link opens the app",
    "add paths that open the app, or remove appLinks.paths",
  ),
  "derive/no-get-page": error(
    'getLinks has "{path}", but the site has no page at {missing}',
    "create pages{path}.tsx, or remove it from getLinks",
  ),
  "derive/get-loop": error(
    "{key} points to {path} of this site, which redirects phones back to {key}",
    "set {key} to the URL in TestFlight or Google Play, or to another page",
  ),
  "derive/file-too-large": error(
    "{file} is {bytes} bytes; its readers accept at most {limit}",
    "use fewer or broader rules",
  ),
  "derive/banner-without-app": error("stores.{store}.banner needs {needs}", "set {needs}, or remove banner"),
  "derive/icons-without-icon": error(
    "files.icons needs icon, which the config does not set",
    'put a square icon.svg into public/ and set icon: "/icon.svg"',
  ),
  "derive/bad-seller": error(
    '"{line}" is not a valid seller: {reason}',
    "write it as example.com, your-id, DIRECT, with a certification id at the end if you have one",
  ),
  "derive/contact-expired": error(
    "security.txt expired on {day}",
    "check that the contact is still right, then set a later date",
  ),
  "derive/contact-expires-far": warning(
    "security.txt expires on {day}, more than a year from now",
    "set an earlier date, so that you review the contact",
  ),
  "derive/too-many-pages": error(
    "a sitemap lists at most 50,000 pages, and the site has {pages}",
    "remove files.sitemap, and put several sitemaps of your own with an index into public/",
  ),
  "derive/undated-entry": error(
    "the document has no date, which the feed of {collection} needs",
    "add a date such as date: 2025-08-17 to the front matter",
  ),
  "derive/entry-without-page": warning(
    "no page shows the document, so it is not in the feed of {collection}",
    "show it with ContentText on a page",
  ),
};

import { didYouMean, entry, quote } from "./entry.js";

export const deriveCodes = {
  "derive/needs-root": entry<{ key: string; file: string; base: string }>()({
    severity: "error",
    message: ({ file, base }) => `${file} is read at the root of a host only, and this site is under ${base}`,
    hint: ({ key }) => `give the site a domain of its own, or take ${key} out`,
    about:
      "Phones, stores and crawlers ask for these files at the root of the host. Under a path, as on `user.github.io/repo`, nobody would ever see them.",
  }),
  "derive/no-app-to-open": entry<{ key: string }>()({
    severity: "error",
    message: ({ key }) => `${key} calls for an app, and the config has the ids of none`,
    hint: () =>
      "write stores.appStore.teamId and bundleId, or stores.googlePlay.package and fingerprints, or both",
    about:
      "Which app may open an address is told by its ids: the team and the bundle id on iOS, the package and the fingerprints of its certificates on Android.",
  }),
  "derive/missing-ids": entry<{ store: string; keys: string }>()({
    severity: "warning",
    message: ({ store, keys }) => `no address opens the app of ${store}, since ${keys} is missing`,
    hint: ({ keys }) => `write ${keys}`,
    about: "`appLinks` names addresses that open the app, and for one of its stores the ids are not there.",
  }),
  "derive/unknown-variable": entry<{ rule: string; name: string; near: string | undefined }>()({
    severity: "error",
    message: ({ rule, name }) => `${quote(rule)} names $(${name}), which there is not`,
    hint: ({ near }) => didYouMean(near) ?? "define it in appLinks.variables",
    about:
      "A rule may name what `appLinks.variables` defines, and what Apple has built in: `$(alpha)`, `$(upper)`, `$(lower)`, `$(alnum)`, `$(digit)`, `$(xdigit)`, `$(region)`, `$(lang)`.",
  }),
  "derive/apple-variable": entry<{ rule: string; name: string }>()({
    severity: "error",
    message: ({ rule, name }) => `${quote(rule)} names $(${name}), which Android does not know`,
    hint: () => "write ? or *, or list the values in appLinks.variables under a name of your own",
    about: "What Apple has built in has no meaning on Android, and the app is there as well.",
  }),
  "derive/dead-rule": entry<{ rule: string; reason: string }>()({
    severity: "error",
    message: ({ rule, reason }) => `${quote(rule)} can never match: ${reason}`,
    hint: () => "change it, move it up, or take it out",
    about:
      "Of the rules in `appLinks.paths` the first that matches an address decides, after the site's own pages, which always stay in the browser.",
  }),
  "derive/nothing-opens": entry()({
    severity: "error",
    message: () => "all rules of appLinks.paths exclude, so that no address opens the app",
    hint: () => "add the addresses that open it, or take paths out",
    about: "What no rule matches stays in the browser, so that excluding alone does nothing.",
  }),
  "derive/too-many-rules": entry<{ rule: string; count: string; limit: string }>()({
    severity: "error",
    message: ({ rule, count, limit }) =>
      `${quote(rule)} stands for ${count} rules, and ${limit} are the most`,
    hint: () => "write * for some of its variables",
    about:
      "A rule with variables stands for one rule with each combination of their values, since Android knows no variables.",
  }),
  "derive/file-too-large": entry<{ file: string; bytes: string; limit: string }>()({
    severity: "error",
    message: ({ file, bytes, limit }) =>
      `${file} has ${bytes} bytes, and those who read it take at most ${limit}`,
    hint: () => "write fewer rules, or wider ones",
    about: "A file that is larger than its readers take is not read at all.",
  }),
  "derive/banner-without-app": entry()({
    severity: "error",
    message: () => "a Smart App Banner shows an app of the App Store, and the config has no number of it",
    hint: () => "write stores.appStore.url, or take banner out",
    about: "Safari asks the App Store for the app by its number, the digits after `id` in its address.",
  }),
  "derive/icons-without-icon": entry()({
    severity: "error",
    message: () => "icons are to be made, and the config names none to make them of",
    hint: () => 'put a square icon.svg into public/ and write icon: "/icon.svg"',
    about: "All icons are made of the one that `icon` names.",
  }),
  "derive/bad-seller": entry<{ line: string; reason: string }>()({
    severity: "error",
    message: ({ line, reason }) => `${quote(line)} is no seller: ${reason}`,
    hint: () => "write it as example.com, your-id, DIRECT, or with the certification id at its end",
    about:
      "A line of `app-ads.txt` has three fields, or four with the certification id, parted by commas. Crawlers drop a line of another form without a word, and with it what it would earn.",
  }),
  "derive/odd-seller": entry<{ line: string; reason: string }>()({
    severity: "warning",
    message: ({ line, reason }) => `${quote(line)}: ${reason}`,
    about: "A seller of a known system that does not look as that system's sellers do.",
  }),
  "derive/contact-expired": entry<{ day: string }>()({
    severity: "error",
    message: ({ day }) => `security.txt holds until ${day}, which is past`,
    hint: () => "look whether the contact is still right, then write a later day",
    about: "RFC 9116, section 2.5.5: nobody is to rely on the file after that day.",
  }),
  "derive/contact-expires-far": entry<{ day: string }>()({
    severity: "warning",
    message: ({ day }) => `security.txt holds until ${day}, which is more than a year away`,
    hint: () => "write a nearer day, so that the contact is looked at again",
    about: "RFC 9116, section 2.5.5, recommends less than a year.",
  }),
  "derive/too-many-pages": entry<{ pages: string }>()({
    severity: "error",
    message: ({ pages }) => `a sitemap lists at most 50,000 pages, and the site has ${pages}`,
    hint: () => "take files.sitemap out, and write several of your own with an index into public/",
    about: "Search engines read no more of one file.",
  }),
  "derive/undated-entry": entry<{ collection: string }>()({
    severity: "error",
    message: ({ collection }) => `the document has no date, and ${collection} has a feed`,
    hint: () => "write date: 2025-08-17 into its front matter",
    about: "A feed tells its readers what is new by the dates of its entries.",
  }),
  "derive/entry-without-page": entry<{ collection: string }>()({
    severity: "warning",
    message: ({ collection }) => `no page shows the document, so that it is not in the feed of ${collection}`,
    hint: () => "show it with ContentText on a page",
    about: "An entry of a feed leads to the page that shows the document's text.",
  }),
};

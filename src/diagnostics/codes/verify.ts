import { entry } from "./entry.js";

/** What the live site said. */
export const verifyCodes = {
  "verify/no-build": entry<{ dir: string; reason: string }>()({
    severity: "error",
    message: ({ dir, reason }) => `there is nothing to compare with in ${dir}: ${reason}`,
    hint: () => "run handbill build first, or name the folder that was deployed with --build <dir>",
    about: "`handbill verify` compares what is served with what a build has written.",
  }),
  "verify/no-address": entry<{ address: string }>()({
    severity: "error",
    message: ({ address }) => `${address || "the site's address"} is nothing that can be asked`,
    hint: () => "name the address: handbill verify https://app.example/",
    about:
      "Without an address on the command line, the one that the pages name as theirs is asked. Names that are reserved for examples belong to nobody.",
  }),
  "verify/other-base": entry<{ built: string; asked: string }>()({
    severity: "error",
    message: ({ built, asked }) => `the pages were built for the path ${built} and are asked for at ${asked}`,
    hint: ({ asked }) => `build with --base ${asked}, or verify the address that the pages were built for`,
    about: "Links and styles of a page hold the path that it was built for, so it works nowhere else.",
  }),
  "verify/unreachable": entry<{ address: string; why: string }>()({
    severity: "error",
    message: ({ address, why }) => `${address} cannot be reached: ${why}`,
    hint: () => "a new name takes up to a day; otherwise look at the domain's settings at your host",
    about: "The landing page was asked for until the time to wait was up, and nothing answered.",
  }),
  "verify/another-site": entry<{ address: string; what: string }>()({
    severity: "error",
    message: ({ address, what }) => `somebody else answers at ${address}: ${what}`,
    hint: () => "open the address in a browser: a parked domain, a login or a hotspot's page",
    about:
      "The landing page and an address that does not exist answer alike, and not as built. Nothing else is told then, since it would be about another site.",
  }),
  "verify/missing": entry<{ address: string; status: string }>()({
    severity: "error",
    message: ({ address, status }) => `${address} answers ${status} instead of 200`,
    hint: ({ address }) =>
      /\/\.[^/]/.test(address)
        ? "the deploy may leave out names that begin with a dot: deploy with hidden files"
        : undefined,
    about:
      "A file of the build is not served. Some deploys leave out folders that begin with a dot, such as `.well-known`.",
  }),
  "verify/redirected": entry<{ address: string; status: string; to: string }>()({
    severity: "warning",
    message: ({ address, status, to }) => `${address} answers ${status} and leads to ${to}`,
    hint: () => "make the host serve clean addresses; links and the sitemap name this one",
    about:
      "The address that links, the sitemap and the canonical link name is not the one that is served. People arrive, a step later.",
  }),
  "verify/association-redirected": entry<{ address: string; status: string; to: string }>()({
    severity: "error",
    message: ({ address, status, to }) => `${address} answers ${status} and leads to ${to}`,
    hint: () => "serve the file at this address itself; Apple and Google follow no redirect",
    about:
      "Association files tie a site to an app. Phones that are redirected take the site for one without an app.",
  }),
  "verify/stale": entry<{ address: string; file: string; what: string }>()({
    severity: "error",
    message: ({ address, file, what }) => `${address} is not ${file}: ${what}`,
    hint: () => "deploy again, or wait longer for the network of caches with --wait <seconds>",
    about:
      "The bytes that are served are not those of the build: an older deploy, a part of one, or another file.",
  }),
  "verify/changed": entry<{ address: string; what: string }>()({
    severity: "warning",
    message: ({ address, what }) => `the host has added to ${address}: ${what}`,
    hint: () => "turn the host's additions off; the page's policy keeps scripts like this from running",
    about:
      "All of the page is there, and something that the build has not put there: analytics, a badge, a rewritten address.",
  }),
  "verify/wrong-encoding": entry<{ address: string; encoding: string }>()({
    severity: "error",
    message: ({ address, encoding }) => `${address} says that it is compressed with ${encoding}, and is not`,
    hint: () => "browsers show nothing of it; let only the host compress, not the deploy as well",
    about: "The answer's `Content-Encoding` is not that of its bytes.",
  }),
  "verify/wrong-type": entry<{ address: string; got: string; wanted: string }>()({
    severity: "error",
    message: ({ address, got, wanted }) =>
      `${address} has the type ${got || "of nothing in particular"} instead of ${wanted}`,
    hint: () =>
      "set the type at the host; `handbill build --host` writes it for hosts that read it from a file",
    about: "Browsers refuse style, scripts and pages of a wrong type, and crawlers do not read them.",
  }),
  "verify/association-type": entry<{ address: string; got: string }>()({
    severity: "warning",
    message: ({ address, got }) =>
      `${address} has the type ${got || "of nothing in particular"} instead of application/json`,
    hint: () => "set the type if your host can; Apple's service has been seen to take the file all the same",
    about:
      "The file has no extension, so hosts do not know its type. GitHub Pages cannot be told otherwise, and is taken by Apple's service (seen in August 2026).",
  }),
  "verify/unanswered": entry<{ address: string; why: string }>()({
    severity: "error",
    message: ({ address, why }) => `${address} gives no whole answer: ${why}`,
    about: "The server took too long, broke off, or sent less than it had announced.",
  }),
  "verify/head-differs": entry<{ address: string; head: string; get: string }>()({
    severity: "error",
    message: ({ address, head, get }) => `${address} answers HEAD with ${head}, and GET with ${get}`,
    hint: () => "let the host answer HEAD as GET; stores and previews ask with HEAD whether a page is there",
    about: "Those who only want to know whether a page is there ask with HEAD.",
  }),
  "verify/no-not-found": entry<{ address: string; status: string }>()({
    severity: "error",
    message: ({ address, status }) => `${address} does not exist and answers ${status} instead of 404`,
    hint: () => "turn off the rule that sends every address to the landing page",
    about:
      "A host that answers 200 for what is not there makes search engines index nothing as pages, and gives a page to phones that ask for association files.",
  }),
  "verify/not-found-page": entry<{ address: string }>()({
    severity: "warning",
    message: ({ address }) => `${address} answers 404 with another page than 404.html`,
    hint: () => "name 404.html as the page for 404 at the host",
    about: "Visitors who come to an address that does not exist see the host's own page.",
  }),
  "verify/no-redirect": entry<{ address: string; to: string; got: string }>()({
    severity: "error",
    message: ({ address, to, got }) => `${address} should lead to ${to}, and ${got}`,
    about: "A redirect of the config is not served: an old address does not lead where it should.",
  }),
  "verify/no-https": entry<{ address: string; status: string }>()({
    severity: "warning",
    message: ({ address, status }) => `${address} answers ${status} instead of leading to https`,
    hint: () => "turn on “enforce HTTPS” at the host",
    about: "Whoever types the name without https sees a page that anyone on the way can change.",
  }),
  "verify/www": entry<{ address: string; to: string; got: string }>()({
    severity: "warning",
    message: ({ address, to, got }) => `${address} should lead to ${to}, and ${got}`,
    hint: () => "redirect it at the host, or take it out of the domain's records",
    about:
      "The same site under two names counts twice for search engines; a name that answers badly loses visitors.",
  }),
  "verify/header": entry<{ address: string; name: string; got: string; wanted: string }>()({
    severity: "error",
    message: ({ address, name, got, wanted }) =>
      `${address} sends ${name} ${got === "" ? "not at all" : `as “${got}”`} instead of “${wanted}”`,
    hint: () =>
      "deploy the file that the host reads, and look whether the host sends a header of its own as well",
    about: "The host was told to send a header and does not, or sends it another way.",
  }),
  "verify/kept-too-long": entry<{ address: string; header: string }>()({
    severity: "warning",
    message: ({ address, header }) => `${address} may be kept by browsers: ${header}`,
    hint: () => "let browsers ask each time (max-age=0, must-revalidate); only assets/ has names that change",
    about: "Visitors who came before go on seeing the old page for so long, whatever you deploy.",
  }),
  "verify/service": entry<{ service: string; why: string }>()({
    severity: "warning",
    message: ({ service, why }) => `${service} does not see the file as it is served: ${why}`,
    hint: () => "these services ask anew within a day; then look at what they say",
    about:
      "Phones do not ask the site but Apple's and Google's own services, with `--services` asked here too.",
  }),
};

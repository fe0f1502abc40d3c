import { entry } from "./entry.js";

/** What the network and the browser said. */
export const checkOutboundCodes = {
  "check/dead-link": entry<{ href: string; text: string; why: string }>()({
    severity: "error",
    message: ({ href, text, why }) => `${href}${text && ` (“${text}”)`} is broken: ${why}`,
    about:
      "The server answered 404 or 410, the name does not resolve while others do, or the certificate is not valid.",
  }),
  "check/unaskable-address": entry<{ href: string; why: string }>()({
    severity: "warning",
    message: ({ href, why }) => `nobody can be asked about ${href}: ${why}`,
    hint: () => "write the address as people would type it",
    about:
      "An address with a user's name in it gives that name to everyone, and a port that browsers do not open leads nowhere. The link check cannot ask about either.",
  }),
  "check/moved-link": entry<{ href: string; text: string; target: string }>()({
    severity: "warning",
    message: ({ href, text, target }) => `${href}${text && ` (“${text}”)`} has moved for good to ${target}`,
    hint: ({ target }) => `write ${target}`,
    about: "The server answered with a permanent redirect (301 or 308).",
  }),
  "check/no-folder": entry<{ dir: string; reason: string }>()({
    severity: "error",
    message: ({ dir, reason }) => `there is nothing to check in ${dir}: ${reason}`,
    hint: () => "build the site first, or name another folder with --dir <dir>",
    about: "`handbill check --dir` looks at the pages of a folder that was published before.",
  }),
  "check/cannot-write-report": entry<{ path: string; reason: string }>()({
    severity: "error",
    message: ({ path, reason }) => `the report cannot be written to ${path}: ${reason}`,
    hint: () => "name a file with --report <file>, such as report.html",
    about: "`handbill check --report` writes one HTML file. The check itself has run to its end.",
  }),
  "check/no-browser": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `no browser to check with: ${reason}`,
    hint: () =>
      "install Chromium, Google Chrome or Microsoft Edge, or set CHROME_PATH to the executable of one",
    about: "`handbill check --browser` looks at `CHROME_PATH`, then in the usual places of each system.",
  }),
  "check/no-browser-packages": entry<{ names: string }>()({
    severity: "error",
    message: ({ names }) => `checking in a browser takes packages that are not installed: ${names}`,
    hint: ({ names }) => `run npm install --save-dev ${names}`,
    about: "`playwright-core` and `axe-core` are optional: only `handbill check --browser` uses them.",
  }),
  "check/accessibility": entry<{ rule: string; help: string; target: string; views: string }>()({
    severity: "error",
    message: ({ rule, help, target, views }) => `${help}: ${target} (axe, ${rule}; ${views})`,
    about:
      "axe-core found it on the rendered page; https://dequeuniversity.com/rules/axe explains each rule.",
  }),
  "check/console-error": entry<{ text: string; views: string }>()({
    severity: "error",
    message: ({ text, views }) => `the browser's console shows: ${text} (${views})`,
    about: "An error of the page's script, or what the content security policy blocked.",
  }),
  "check/foreign-request": entry<{ href: string; views: string }>()({
    severity: "error",
    message: ({ href, views }) => `the page asks another origin for ${href} (${views})`,
    about: "Seen in the browser: a request that leaves the site's origin and that the config does not allow.",
  }),
  "check/layout-shift": entry<{ score: string; views: string }>()({
    severity: "error",
    message: ({ score, views }) => `the page moves while it loads: a layout shift of ${score} (${views})`,
    about: "What moves under a reader's finger is tapped by mistake. More than 0.1 is reported.",
  }),
  "check/cut-off": entry<{ target: string; width: string }>()({
    severity: "error",
    message: ({ target, width }) => `${target} is cut off in a window ${width} px wide`,
    about: "At 320 px, nothing may need sideways scrolling. See WCAG 2.2, 1.4.10.",
  }),
};

import { entry } from "./entry.js";

/** Answers of the network and findings of the browser. */
export const checkOutboundCodes = {
  "check/dead-link": entry<{ href: string; text: string; why: string }>()({
    severity: "error",
    message: ({ href, text, why }) => `${href}${text && ` (“${text}”)`} is broken: ${why}`,
    hint: () => "correct the link, or remove it",
    about:
      "The server answered 404 or 410, the name does not resolve while others do, or the certificate is not valid.",
  }),
  "check/moved-link": entry<{ href: string; text: string; target: string }>()({
    severity: "warning",
    message: ({ href, text, target }) =>
      `${href}${text && ` (“${text}”)`} has moved permanently to ${target}`,
    hint: ({ target }) => `write ${target}`,
  }),
  "check/no-folder": entry<{ dir: string; reason: string }>()({
    severity: "error",
    message: ({ dir, reason }) => `nothing to check in ${dir}: ${reason}`,
    hint: () => "build the site first, or name another folder with --dir <dir>",
  }),
  "check/cannot-write-report": entry<{ path: string; reason: string }>()({
    severity: "error",
    message: ({ path, reason }) => `the report cannot be written to ${path}: ${reason}`,
    hint: () => "name a file with --report <file>, such as report.html",
  }),
  "check/no-browser": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `no browser found: ${reason}`,
    hint: () =>
      "install Chromium, Google Chrome or Microsoft Edge, or set CHROME_PATH to the executable of one",
    about: "`handbill check --browser` uses `CHROME_PATH`, then the usual places of each system.",
  }),
  "check/no-browser-packages": entry<{ names: string }>()({
    severity: "error",
    message: ({ names }) => `--browser needs packages that are not installed: ${names}`,
    hint: ({ names }) => `run npm install --save-dev ${names}`,
    about: "`playwright-core` and `axe-core` are optional: only `handbill check --browser` uses them.",
  }),
  "check/accessibility": entry<{ rule: string; help: string; target: string; views: string }>()({
    severity: "error",
    message: ({ rule, help, target, views }) => `${help}: ${target} (axe, ${rule}; ${views})`,
    hint: ({ rule }) => `look up ${rule} at https://dequeuniversity.com/rules/axe`,
  }),
  "check/console-error": entry<{ text: string; views: string }>()({
    severity: "error",
    message: ({ text, views }) => `the browser's console shows: ${text} (${views})`,
    hint: () => "open the page in a browser; its developer tools show the line",
  }),
  "check/foreign-request": entry<{ href: string; views: string }>()({
    severity: "error",
    message: ({ href, views }) => `the page requests ${href} from another origin (${views})`,
    hint: () => "serve it from this site, or add its origin to checks.allowedOrigins",
  }),
  "check/layout-shift": entry<{ score: string; views: string }>()({
    severity: "error",
    message: ({ score, views }) => `the page moves while it loads: a layout shift of ${score} (${views})`,
    hint: () => "give images and videos a width and a height, and reserve space for what scripts add",
    about: "Content that moves gets tapped by mistake. Shifts above 0.1 are reported.",
  }),
  "check/cut-off": entry<{ target: string; width: string }>()({
    severity: "error",
    message: ({ target, width }) => `${target} is cut off in a window ${width} px wide`,
    hint: () => "let long words break, with overflow-wrap: anywhere or hyphens: auto",
    about: "At 320 px, nothing may need sideways scrolling. See WCAG 2.2, 1.4.10.",
  }),
};

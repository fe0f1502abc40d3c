import { error, warning } from "./entry.js";

/** Answers of the network and findings of the browser. */
export const checkOutboundCodes = {
  "check/dead-link": error<{ href: string; text: string; why: string }>()({
    message: ({ href, text, why }) => `${href}${text && ` (“${text}”)`} is broken: ${why}`,
    hint: () => "correct the link, or remove it",
  }),
  "check/moved-link": warning<{ href: string; text: string; target: string }>()({
    message: ({ href, text, target }) => `${href}${text && ` (“${text}”)`} redirects to ${target}`,
    hint: ({ target }) => `write ${target}`,
  }),
  "check/no-browser": error<{ reason: string }>()({
    message: ({ reason }) => `no browser found: ${reason}`,
    hint: () =>
      "install Chromium, Google Chrome or Microsoft Edge, or set CHROME_PATH to the executable of one",
  }),
  "check/no-browser-packages": error<{ names: string }>()({
    message: ({ names }) => `--browser needs packages that are not installed: ${names}`,
    hint: ({ names }) => `run npm install --save-dev ${names}`,
  }),
  "check/accessibility": error<{ rule: string; help: string; target: string; views: string }>()({
    message: ({ rule, help, target, views }) => `${help}: ${target} (axe, ${rule}; ${views})`,
    hint: ({ rule }) => `look up ${rule} at https://dequeuniversity.com/rules/axe`,
  }),
  "check/console-error": error<{ text: string; views: string }>()({
    message: ({ text, views }) => `the browser's console shows: ${text} (${views})`,
    hint: () => "open the page in a browser; its developer tools show the line",
  }),
  "check/layout-shift": error<{ score: string; views: string }>()({
    message: ({ score, views }) => `the page moves while it loads: a layout shift of ${score} (${views})`,
    hint: () => "give images and videos a width and a height, and reserve space for what scripts add",
  }),
  "check/cut-off": error<{ target: string; width: string }>()({
    message: ({ target, width }) => `${target} is cut off in a window ${width} px wide`,
    hint: () => "let long words break, with overflow-wrap: anywhere or hyphens: auto",
  }),
};

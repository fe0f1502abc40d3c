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
  "check/no-browser": error(
    "no browser found: {reason}",
    "install Chromium, Google Chrome or Microsoft Edge, or set CHROME_PATH to the executable of one",
  ),
  "check/no-browser-packages": error(
    "--browser needs packages that are not installed: {names}",
    "run npm install --save-dev {names}",
  ),
  "check/accessibility": error(
    "{help}: {target} (axe, {rule}; {views})",
    "look up {rule} at https://dequeuniversity.com/rules/axe",
  ),
  "check/console-error": error(
    "the browser's console shows: {text} ({views})",
    "open the page in a browser; its developer tools show the line",
  ),
  "check/layout-shift": error(
    "the page moves while it loads: a layout shift of {score} ({views})",
    "give images and videos a width and a height, and reserve space for what scripts add",
  ),
  "check/cut-off": error(
    "{target} is cut off in a window {width} px wide",
    "let long words break, with overflow-wrap: anywhere or hyphens: auto",
  ),
};

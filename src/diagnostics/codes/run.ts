import { error, warning } from "./entry.js";

/** Effects of the site's code on the process that runs it. */
export const runCodes = {
  "run/left-to-itself": error<{ error: string; times?: string }>()({
    message: ({ error, times }) =>
      `code of the site failed outside of rendering${times === undefined ? "" : `, ${times} times`}: ${error}`,
    hint: () => "await the promise, or catch the error",
    about: "A promise that nothing awaits was rejected, or a timer threw.",
  }),
  "run/exit-called": error<{ error: string; times?: string }>()({
    message: ({ error, times }) =>
      `code of the site tried to end handbill${times === undefined ? "" : `, ${times} times`}: ${error}`,
    hint: () => "throw an error instead, or configure the package not to exit",
    about: "A page or a package called a function that ends the process, such as `exit` or `abort`.",
  }),
  "run/left-running": warning<{ what: string }>()({
    message: ({ what }) => `code of the site left ${what} running, so the build would not end`,
    hint: () => "close it when it is done, or call unref() on it",
  }),
  "run/endless": error<{ seconds: string }>()({
    message: ({ seconds }) => `the code was stopped after running for ${seconds} s`,
    hint: () => "look for an endless loop, or a component that renders itself",
  }),
  "run/changed-builtin": error<{ name: string; keys: string }>()({
    message: ({ name, keys }) => `the code adds ${keys} to ${name}, which affects every object`,
    hint: () => "write a separate function instead",
  }),
};

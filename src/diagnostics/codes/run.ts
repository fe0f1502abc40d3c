import { error, warning } from "./entry.js";

/** Effects of the site's code on the process that runs it. */
export const runCodes = {
  "run/left-to-itself": error<{ error: string; times?: string }>()({
    message: ({ error, times }) =>
      `code of the site failed outside of rendering${times === undefined ? "" : `, ${times} times`}: ${error}`,
    hint: () => "await the promise, or catch the error",
    about:
      "A promise that nothing awaits was rejected, or a timer threw. A build then writes nothing. `handbill watch` reports the error and continues.",
  }),
  "run/exit-called": error<{ error: string; times?: string }>()({
    message: ({ error, times }) =>
      `code of the site tried to end handbill${times === undefined ? "" : `, ${times} times`}: ${error}`,
    hint: () => "throw an error instead, or configure the package not to exit",
    about:
      "A page or a package called a function that ends the process, such as `exit` or `abort`. A build then writes nothing. `handbill watch` reports the error and continues.",
  }),
  "run/left-running": warning<{ what: string }>()({
    message: ({ what }) => `code of the site left ${what} running, which would keep the build from ending`,
    hint: () => "close it when it is done, or call unref() on it",
    about: "The build ends it after writing the site.",
  }),
  "run/endless": error<{ seconds: string }>()({
    message: ({ seconds }) => `the code was stopped after running for ${seconds} s`,
    hint: () => "look for an endless loop, or a component that renders itself",
    about:
      "The config, a module, `paths`, `meta` and the rendering of a page may take at most 30 seconds each.",
  }),
  "run/changed-builtin": error<{ name: string; keys: string }>()({
    message: ({ name, keys }) => `the code adds ${keys} to ${name}, which affects every object`,
    hint: () => "write a separate function instead",
    about: "The addition would appear in every loop over keys, so handbill removes it.",
  }),
};

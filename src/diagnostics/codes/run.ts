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
  "run/left-running": warning(
    "code of the site left {what} running, so the build would not end",
    "close it when it is done, or call unref() on it",
  ),
  "run/endless": error(
    "the code was stopped after running for {seconds} s",
    "look for an endless loop, or a component that renders itself",
  ),
  "run/changed-builtin": error(
    "the code adds {keys} to {name}, which affects every object",
    "write a separate function instead",
  ),
};

import { entry } from "./entry.js";

/** What the site's code does to the process that runs it. */
export const runCodes = {
  "run/left-to-itself": entry<{ error: string; times?: string }>()({
    severity: "error",
    message: ({ error, times }) =>
      `code of the site failed beside the build${times === undefined ? "" : `, ${times} times`}: ${error}`,
    hint: () => "await the promise, or catch what the timer or the promise throws",
    about:
      "A promise that nobody awaited was rejected, a timer threw, or something was called that would end the process. A build waits for what is due and then writes nothing; `handbill watch` tells it and goes on.",
  }),
  "run/left-running": entry<{ what: string }>()({
    severity: "warning",
    message: ({ what }) => `code of the site leaves ${what} running, which would keep the build from ending`,
    hint: () => "close it once it has done its work, or call unref() on it",
    about:
      "A page or the config started a timer, a server, a process or the like, and did not end it. A build ends it when it has written the site.",
  }),
  "run/endless": entry<{ seconds: string }>()({
    severity: "error",
    message: ({ seconds }) => `the code was still running after ${seconds} s and was stopped`,
    hint: () => "look for a loop that does not end, or a component that renders itself",
    about:
      "The config, a module, `paths`, `meta` or the rendering of a page may take 30 seconds each. What takes longer never ends, as far as anyone can tell.",
  }),
  "run/stuck": entry<{ seconds: string }>()({
    severity: "error",
    message: ({ seconds }) =>
      `the code has waited in the system for ${seconds} s, where nothing can stop it but the end of the process`,
    hint: () =>
      "look for what it waits for: a named pipe among the files of its packages, standard input, a program without an end",
    about:
      "Code that waits in the system, such as for a `package.json` that is a named pipe, cannot be stopped as a loop can. After 45 seconds another thread tells whose code ran last, and ends the process by a signal (its exit code is 137 then), before anything was written. `--json` has it, too.",
  }),
  "run/changed-builtin": entry<{ name: string; keys: string }>()({
    severity: "error",
    message: ({ name, keys }) => `the code adds ${keys} to ${name}, and so to every object`,
    hint: () => "write a function of its own instead",
    about:
      "What is added to `Object.prototype` or `Array.prototype` turns up in every loop over keys, those of React and of handbill among them. It is taken away again before anything else runs.",
  }),
};

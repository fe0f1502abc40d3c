import { type Diagnostic, newDiagnostic } from "../../diagnostics/diagnostics.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { newSignal } from "../../util/new-signal.js";
import { reasonOf } from "../../util/system-error.js";
import type { ServeFlags } from "../options/serve-flags.js";
import { printError, stdout, styleOf } from "../terminal/terminal.js";
import { isRestarted } from "./restart.js";

/** Reports why a server did not start; rethrows errors that do not concern addresses, ports and files. */
export function reportNoServer(error: unknown, { listen, port }: ServeFlags): void {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code !== undefined && path !== undefined && syscall !== "listen") {
    return report(newDiagnostic("serve/cannot-read", { path, reason: reasonOf(error) }));
  }
  if (code === undefined || (syscall !== "listen" && syscall !== "getaddrinfo")) throw error;
  const reason = reasons[code] ?? code;
  report(newDiagnostic("serve/cannot-listen", { host: listen, port: String(port), reason }));
}

/** Prints a problem of a server, which belongs to no file of the site. */
export const report = (diagnostic: Diagnostic): void =>
  printError(formatDiagnostics([diagnostic], styleOf(2)));

const reasons: Record<string, string> = {
  EACCES: "permission denied",
  EADDRINUSE: "this port and the next hundred are in use",
  EADDRNOTAVAIL: "the address does not belong to this machine",
  ENOTFOUND: "unknown host",
};

/** Notes about the address: a port other than the requested one, and who can reach it. */
export function formatNotes({ port: asked, listen }: ServeFlags, port: number): string[] {
  const notes = [];
  if (asked !== 0 && asked !== port) notes.push(`port ${asked} is in use; using ${port}`);
  if (!/^(127\.|::1$|localhost$)/.test(listen)) notes.push("visible to everyone on your network");
  return notes;
}

export type Ending = ReturnType<typeof prepareEnding>;

/** From now on, signals do not end the process, so that it can end by itself: `ended` resolves when the user or the system asks for it. */
export function prepareEnding() {
  const { promise: ended, resolve: end } = newSignal();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  if (isRestarted) {
    // The parent process has ended.
    process.once("disconnect", end);
    process.channel?.unref();
  }
  // The reader of the output has closed it.
  for (const stream of [stdout, process.stderr]) stream.on("error", end);
  return { ended, end };
}

/** Calls the action of a key when it is pressed, on an interactive terminal. Ctrl-C is `q`. */
export function listenToKeys(keys: Readonly<Record<string, () => void>>): { end: () => void } {
  const { stdin } = process;
  if (!stdin.isTTY) return { end: () => {} };
  const press = (text: string) => {
    for (const key of text) keys[key === "\u0003" ? "q" : key.toLowerCase()]?.();
  };
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.on("data", press);
  return {
    end: () => {
      stdin.off("data", press);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

import { existsSync } from "node:fs";
import type { OnEnd } from "../temp-site.js";
import { cliFile } from "./run-cli.js";
import { RunningCli } from "./running-cli.js";

/** util-linux's `script` gives a process a real terminal. */
export const hasTerminal = process.platform === "linux" && existsSync("/usr/bin/script");

/** Starts the real command line in a terminal, and stops it with the test. */
export function startInTerminal(
  onEnd: OnEnd,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): RunningCli {
  const command = `stty cols 100 rows 30; exec ${[process.execPath, cliFile, ...args].join(" ")}`;
  const cli = new RunningCli("/usr/bin/script", ["-qefc", command, "/dev/null"], { TERM: "xterm", ...env });
  onEnd(() => void cli.child.kill("SIGKILL"));
  return cli;
}

/** The screen of a terminal after this output; supports the control sequences that handbill uses. */
export function screenOf(output: string): string[] {
  const lines = [""];
  let row = 0;
  const tokens = output.replaceAll("\u001b[", "⎋").matchAll(/⎋\d*([A-Za-z])|\r?\n|\r|[^⎋\r\n]+/g);
  for (const [token, move] of tokens) {
    if (move === "K") lines[row] = "";
    else if (token.endsWith("\n")) lines[++row] ??= "";
    else if (token !== "\r" && move === undefined) lines[row] += token;
  }
  return lines;
}

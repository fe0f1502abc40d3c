import { type ChildProcess, spawn } from "node:child_process";
import { scaledTimeout } from "../scaled-timeout.js";
import type { EditableSite } from "../sites/edit-site.js";
import type { OnEnd } from "../temp-site.js";
import { cliFile } from "./run-cli.js";

/** How long an expected event may take, in milliseconds. */
const limitMs = scaledTimeout(20_000);

/** Waits until a condition is true; an error counts as false. `tell` describes the last state for the failure message. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  tell: () => unknown = () => condition,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (
    !(await Promise.resolve()
      .then(condition)
      .catch(() => false))
  ) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${tell()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A command that runs until it is stopped. */
export class RunningCli {
  stdout = "";
  stderr = "";
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd?: string) {
    this.child = spawn(command, args, { cwd, env: { ...process.env, NO_COLOR: "1", ...env } });
    this.child.stdout?.setEncoding("utf8").on("data", (text) => {
      this.stdout += text;
    });
    this.child.stderr?.setEncoding("utf8").on("data", (text) => {
      this.stderr += text;
    });
    this.exit = new Promise((resolve) => this.child.on("exit", resolve));
  }

  get output(): string {
    return this.stdout + this.stderr;
  }

  /** Resolves to the first match in the output; rejects if the process ends without one. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    const find = () => pattern.exec(this.output);
    await until(
      () => find() !== null || this.child.exitCode !== null,
      () => pattern,
    );
    const match = find();
    if (!match) throw new Error(`${pattern} was not printed:\n${this.output}`);
    return match;
  }

  /** The number of matches in the output. */
  count(pattern: RegExp): number {
    return this.output.match(new RegExp(pattern, "g"))?.length ?? 0;
  }

  /** Makes edits as one burst of events, even on a slow machine: the process is paused until they are done. */
  whilePaused(edits: () => void): void {
    this.child.kill("SIGSTOP");
    try {
      edits();
    } finally {
      this.child.kill("SIGCONT");
    }
  }
}

/** Starts the real command line, and stops it with the test. */
export function startCli(onEnd: OnEnd, args: readonly string[], env?: NodeJS.ProcessEnv): RunningCli {
  const running = new RunningCli(process.execPath, [cliFile, ...args], env);
  onEnd(() => void running.child.kill("SIGKILL"));
  return running;
}

/** A site whose edits a watching command sees when they are complete: never a file that is still empty, on a slow machine neither. */
export const editedAtOnce = (site: EditableSite, cli: RunningCli): EditableSite => ({
  ...site,
  write: (...change) => cli.whilePaused(() => site.write(...change)),
  replace: (...change) => cli.whilePaused(() => site.replace(...change)),
  remove: (file) => cli.whilePaused(() => site.remove(file)),
});

export interface ServingCli extends RunningCli {
  /** Without a slash at its end. */
  readonly origin: string;
}

/** Starts `watch` or `preview` on a free port and waits until it serves. */
export async function startServing(
  onEnd: OnEnd,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<ServingCli> {
  const running = startCli(onEnd, [...args, "--port", "0"], env);
  const [, origin] = await running.printed(/serving (http:\/\/[^/\s]+)\//);
  return Object.assign(running, { origin: origin ?? "" });
}

/** The server's answer, without following redirects. */
export async function get(cli: ServingCli, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(cli.origin + path, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
}

export const untilServed = (cli: ServingCli, path: string, text: string): Promise<void> =>
  until(
    async () => (await get(cli, path)).text.includes(text),
    () => `${path} with ${text}`,
  );

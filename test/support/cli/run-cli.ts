import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { join } from "node:path";
import { scaledTimeout } from "../scaled-timeout.js";
import { repository } from "../temp-site.js";

export interface CliResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const cliFile = join(repository, "bin/handbill.cjs");

/** Runs the real command line. */
export function runCli(args: readonly string[], options: SpawnSyncOptions = {}): CliResult {
  return runProgram([process.execPath, cliFile, ...args], options);
}

/** Runs a program, without colours unless `options.env` asks for them. */
export function runProgram(command: readonly string[], options: SpawnSyncOptions = {}): CliResult {
  const [program = "", ...args] = command;
  const env = { ...process.env, NO_COLOR: "1", ...options.env };
  const { status, stdout, stderr } = spawnSync(program, args, {
    timeout: scaledTimeout(60_000),
    ...options,
    env,
    encoding: "utf8",
  });
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { join } from "node:path";
import { repository } from "./temp-site.js";

export interface CliResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const cliFile = join(repository, "bin/handbill.js");

/** Runs the real command line. */
export function runCli(args: readonly string[], options: SpawnSyncOptions = {}): CliResult {
  const env = { ...process.env, NO_COLOR: "1", ...options.env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliFile, ...args], {
    ...options,
    env,
    encoding: "utf8",
  });
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

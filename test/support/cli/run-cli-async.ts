import { spawn } from "node:child_process";
import { scaledTimeout } from "../scaled-timeout.js";
import { type CliResult, cliFile } from "./run-cli.js";

/** Runs the real command line while this process continues, so that it can serve the command's requests. */
export async function runCliAsync(
  args: readonly string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<CliResult> {
  const child = spawn(process.execPath, [cliFile, ...args], {
    env: { ...process.env, NO_COLOR: "1", ...env },
    timeout: scaledTimeout(60_000),
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { status, stdout, stderr };
}

import { spawnSync } from "node:child_process";

/**
 * Runs npm, also where it is a batch file, and returns its output. Excludes the settings that a parent npm passes down (`npm run
 * test:…`). Throws an error with the output if npm fails.
 */
export function runNpm(args, options = {}) {
  return runTool("npm", args, options);
}

/** Runs another command in the same way. */
export function runTool(command, args, { env = {}, ...options } = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm|pnpm|bun|yarn)_/i.test(name));
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    // Batch files need a shell; these arguments contain no character that a shell interprets.
    shell: process.platform === "win32",
    ...options,
    env: { ...Object.fromEntries(inherited), ...env },
  });
  if (error) throw error;
  const printed = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${status}:\n${printed}`);
  return printed;
}

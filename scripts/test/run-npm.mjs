import { spawnSync } from "node:child_process";

/**
 * Runs npm, also where it is a batch file, and gives what it printed. Settings that an npm above hands down
 * (`npm run test:…`) stay out of it. Throws with what was printed if npm fails.
 */
export function runNpm(args, options = {}) {
  return runTool("npm", args, options);
}

/** Runs a command of the path in the same way. */
export function runTool(command, args, { env = {}, ...options } = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm|pnpm|bun|yarn)_/i.test(name));
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    // Batch files need a shell; what is handed over here has no character that one would read otherwise.
    shell: process.platform === "win32",
    ...options,
    env: { ...Object.fromEntries(inherited), ...env },
  });
  if (error) throw error;
  const printed = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${status}:\n${printed}`);
  return printed;
}

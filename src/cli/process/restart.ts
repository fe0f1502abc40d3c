import { spawn } from "node:child_process";

/**
 * The exit code with which a restarted process asks for another restart; not an exit code of the command
 * line.
 */
const again = 75;
/** A copy from before the site's code loaded files into it. */
const environment = { ...process.env };
const variable = "HANDBILL_STARTED_ANEW";
/** Whether another handbill process started this one. */
export const isRestarted = environment[variable] !== undefined;

/** The command line with the port in use, so that browsers find the new process, and without options that open a browser. */
export function restartedArgv(argv: readonly string[], port: number): string[] {
  const rest = argv.filter((word, at) => !/^--(port=|open$|port$)/.test(word) && argv[at - 1] !== "--port");
  return [...rest, "--port", String(port)];
}

/**
 * Continues in a new process, which loads everything again, and returns its exit code. Only the first process
 * starts others: a restarted one asks for it by exiting.
 */
export async function restart(argv: readonly string[], port: number): Promise<number> {
  if (isRestarted) return again;
  const [, program = ""] = process.argv;
  for (;;) {
    const words = [...process.execArgv, program, ...restartedArgv(argv, port)];
    const child = spawn(process.execPath, words, {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...environment, [variable]: "1" },
    });
    const pass = (signal: NodeJS.Signals) => void child.kill(signal);
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
    for (const signal of signals) process.on(signal, pass);
    const code = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (exitCode) => resolve(exitCode ?? 1));
    });
    for (const signal of signals) process.off(signal, pass);
    if (code !== again) return code;
  }
}

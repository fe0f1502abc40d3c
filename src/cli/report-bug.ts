import packageJson from "../../package.json" with { type: "json" };
import { exitCodes } from "./exit-codes.js";
import { printError } from "./terminal.js";

/** Shows a bug of handbill's own with its stack, and how to report it. */
export function reportBug(error: unknown): number {
  const stack = error instanceof Error ? error.stack : String(error);
  printError(
    `${stack}\n\nThis is a bug in handbill ${packageJson.version}, not in your site.\nPlease report it at ${packageJson.bugs.url} with the text above, your Node version (${process.version}) and what you did.`,
  );
  return exitCodes.bug;
}

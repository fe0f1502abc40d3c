import packageJson from "../../../package.json" with { type: "json" };
import { describeThrown, stackOf } from "../../diagnostics/describe-thrown.js";
import { ownerOf } from "../terminal/site-frames.js";
import { print, printError } from "../terminal/terminal.js";

/** Why a command has no result. */
export type Failure =
  | { readonly kind: "bug"; readonly thrown: unknown }
  | { readonly kind: "usage"; readonly message: string };

/** Reports a bug to people, and the failure of a command as JSON if requested. */
export function reportFailure(failure: Failure, argv: readonly string[]): void {
  if (failure.kind === "bug") reportBug(failure.thrown);
  if (!wantsJson(argv)) return;
  const message = failure.kind === "usage" ? failure.message : describeThrown(failure.thrown);
  print(JSON.stringify({ ok: false, error: { kind: failure.kind, message }, diagnostics: [] }, undefined, 2));
}

export function reportBug(thrown: unknown): void {
  const stack = stackOf(thrown);
  if (ownerOf(stack) === "site") {
    return printError(`${stack}\n\nYour site's code or one of its packages caused this.`);
  }
  printError(
    `${stack ?? describeThrown(thrown)}\n\nThis is a bug in handbill ${packageJson.version}, not in your site.\nPlease report it at ${packageJson.bugs.url} with the text above, your Node version (${process.version}) and what you did.`,
  );
}

function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return argv.slice(0, end < 0 ? undefined : end).includes("--json");
}

import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { posixPath } from "../core/addresses.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { nearest } from "../core/nearest.js";
import type { BuildFailure, Message } from "./bundler.js";

/** Reports what esbuild could not bundle. Rethrows what is not esbuild's word about the author's files. */
export function reportFailure(failure: unknown, root: string, log: Diagnostics): void {
  const messages = (failure as Partial<BuildFailure>).errors;
  if (!Array.isArray(messages)) throw failure;
  for (const message of messages) reportMessage(message, root, log);
}

function reportMessage(message: Message, root: string, log: Diagnostics): void {
  const { location } = message;
  if (!location) return log.add("read/syntax", { text: message.text });
  const place = {
    file: posixPath(relative(root, resolve(root, location.file))),
    line: location.line,
    column: location.column + 1,
    length: location.length,
  };
  const unresolved = /^Could not resolve "(.*)"$/.exec(message.text);
  const specifier = unresolved?.[1];
  if (specifier === undefined) return log.add("read/syntax", { text: message.text }, place);
  const near = nearestFile(resolve(root, location.file), specifier);
  log.add("read/missing-import", { specifier, near }, place);
}

/** The file beside the missing one whose name is closest, written as an import would write it. */
function nearestFile(importer: string, specifier: string): string | undefined {
  const folder = resolve(dirname(importer), dirname(specifier));
  if (!specifier.startsWith(".") || !existsSync(folder)) return undefined;
  const name = nearest(basename(specifier), readdirSync(folder));
  const path = name && posixPath(join(dirname(specifier), name));
  return path && JSON.stringify(path.startsWith(".") ? path : `./${path}`);
}

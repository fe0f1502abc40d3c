import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from "node:path";
import type { BuildFailure, Message } from "esbuild";
import type { ImportWay } from "../../diagnostics/codes/import.js";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { readPlainFile } from "../../files/plain-file.js";
import { textOf } from "../../files/read-text.js";
import { posixPath } from "../../model/addresses/addresses.js";
import { nearest } from "../../text/nearest.js";
import { orNothing } from "../../util/or-nothing.js";
import { packageOf } from "../package-name.js";
import { fileOfInput, isSass } from "../style-files.js";
import { syntaxAdvice, syntaxWords, warningAdvice, withoutConsequences } from "../syntax-advice.js";
import { isGenerated } from "./bundle-names.js";
import { BundlerMissing, BundlerStopped } from "./bundler-stopped.js";

/** Problems found by handbill's plugins; esbuild adds the place of the import. */
interface PluginFinding {
  readonly report: (log: Diagnostics, place: Place) => void;
}

/** A plugin's error in esbuild's form. */
export const pluginError = (report: PluginFinding["report"]) => ({
  text: "found by a plugin",
  detail: { report } satisfies PluginFinding,
});

/** Reports files that esbuild could not bundle. Rethrows failures that do not concern the author's files. */
export function reportFailure(failure: unknown, root: string, log: Diagnostics): void {
  if (failure instanceof BundlerStopped)
    return log.add(
      "read/bundler-stopped",
      { reason: failure.message, isMissing: failure instanceof BundlerMissing },
      {},
    );
  const messages = (failure as Partial<BuildFailure>).errors;
  if (!Array.isArray(messages)) throw failure;
  const unreadable = new Set<string>();
  for (const message of withoutConsequences(messages as Message[])) {
    const file = message.location && fileOfInput(message.location.file);
    // A file that is not text cannot be parsed either, and the first problem explains more.
    if (file && !unreadable.has(file) && !isText(file, root, log)) unreadable.add(file);
    if (!file || !unreadable.has(file)) reportMessage(message, root, log);
  }
}

function isText(file: string, root: string, log: Diagnostics): boolean {
  const path = resolve(root, file);
  const bytes = orNothing(() => readPlainFile(path));
  return bytes === undefined || textOf(bytes, posixPath(relative(root, path)), log) !== undefined;
}

export function reportWarning(message: Message, root: string, log: Diagnostics): void {
  // The author cannot change code that handbill generates to import pages.
  if (isGenerated(message.location?.file ?? "")) return;
  // handbill may not be among the site's packages, as with npx. Its tsconfig is for editors; the bundler has these settings anyway.
  if (message.text === 'Cannot find base config file "handbill/tsconfig.json"') return;
  if (reportConflict(message, root, log)) return;
  const [note] = message.notes;
  const isBrace = message.id === "css-syntax-error" && note?.location;
  const place = placeOf(isBrace ? { ...message, location: note.location } : message, root);
  // Everything after it would be lost. Browsers accept it at the end of a package's style.
  if (isBrace && message.text.startsWith('Expected "}"') && !place.file?.includes("node_modules/"))
    return log.add("read/syntax", { text: message.text, advice: "close this block with }" }, place);
  const [, name, style] = /^Import "(.*)" will always be .* in "(.*\.module\.\w+)"$/.exec(message.text) ?? [];
  if (name !== undefined && style !== undefined)
    return log.add("read/unknown-class", { name, style: fileOfInput(style), near: nearOf(message) }, place);
  const text = message.id === "empty-import-meta" ? "import.meta is empty in code of a site" : message.text;
  log.add("read/doubtful", { text, advice: warningAdvice(message) }, place);
}

function reportMessage(message: Message, root: string, log: Diagnostics): void {
  const place = placeOf(message, root);
  const { text, detail } = message;
  if (isFinding(detail)) return detail.report(log, place);
  if (reportConflict(message, root, log)) return;
  const [, unresolved] = /^Could not resolve "(.*)"$/.exec(text) ?? [];
  if (unresolved !== undefined) {
    const importer = resolve(root, place.file ?? "");
    const path = resolve(dirname(importer), unresolved);
    if (/^\.{1,2}(\/|$)/.test(unresolved) && existsSync(path)) {
      const file = posixPath(relative(root, path));
      return log.add("read/unreadable-import", { file, reason: "it is a folder" }, place);
    }
    const near = nearestFile(importer, unresolved);
    return log.add(
      "read/missing-import",
      { specifier: unresolved, near, way: wayOf(unresolved, root) },
      place,
    );
  }
  const [, unreadable, reason] = /^Cannot read (?:file|directory) "(.*)": (.*)$/.exec(text) ?? [];
  if (unreadable !== undefined && reason !== undefined) {
    const file = posixPath(fileOfInput(unreadable));
    return isGenerated(place.file ?? "")
      ? log.add("read/cannot-read", { reason }, { file })
      : log.add("read/unreadable-import", { file, reason }, place);
  }
  // The bundler also finds a name that differs in upper and lower case only.
  const [, misnamed] = /^Cannot read file: (.*)$/.exec(text) ?? [];
  if (misnamed !== undefined) {
    const file = posixPath(relative(root, misnamed));
    const reason = "no file has exactly this name";
    return log.add("read/unreadable-import", { file, reason, near: otherCaseOf(misnamed) }, place);
  }
  const [, extension, file] = /^No loader is configured for "(.*)" files: (.*)$/.exec(text) ?? [];
  if (extension !== undefined && file !== undefined)
    return log.add("read/unsupported-import", { specifier: basename(file), extension }, place);
  const [, from, name] = /^No matching export in "(.*)" for import "(.*)"$/.exec(text) ?? [];
  if (from !== undefined && name !== undefined) {
    const imported = fileOfInput(from.replace(/^provided:/, ""));
    return log.add("read/missing-export", { from: imported, name, near: nearOf(message) }, place);
  }
  log.add("read/syntax", { text: syntaxWords(text), advice: syntaxAdvice(message) }, place);
}

/** The name of a file that differs in upper and lower case only, as macOS and Windows accept it. */
export const otherCaseOf = (path: string) =>
  orNothing(() =>
    readdirSync(dirname(path)).find((name) => name.toLowerCase() === basename(path).toLowerCase()),
  );

/** Reports a merge conflict once, at its first marker, where the bundler has a message for each. */
function reportConflict(message: Message, root: string, log: Diagnostics): boolean {
  const [, marker] = /^(<{7}|={7}|>{7})(?: |$)/.exec(message.location?.lineText ?? "") ?? [];
  if (marker?.startsWith("<")) log.add("read/merge-conflict", {}, placeOf(message, root));
  return marker !== undefined;
}

const nearOf = ({ notes: [note] }: Message) =>
  /^Did you mean to import "(.*)" instead\?$/.exec(note?.text ?? "")?.[1];

const isFinding = (detail: unknown): detail is PluginFinding =>
  typeof detail === "object" && detail !== null && "report" in detail;

function placeOf({ location }: Message, root: string): Place {
  if (!location) return {};
  const file = posixPath(relative(root, resolve(root, fileOfInput(location.file))));
  // The lines are those of the compiled style.
  if (isSass(file)) return { file };
  return {
    file,
    line: location.line,
    column: location.column + 1,
    length: location.length,
  };
}

function wayOf(specifier: string, root: string): ImportWay | undefined {
  if (specifier.startsWith(".")) return undefined;
  if (isAbsolute(specifier))
    return existsSync(join(root, "public", specifier.replace("/public/", "/"))) ? "public" : undefined;
  return packageOf(specifier, root) === undefined ? "alias" : "package";
}

/** The file with the name nearest to a missing one in its folder, in the form of an import. */
function nearestFile(importer: string, specifier: string): string | undefined {
  const folder = resolve(dirname(importer), dirname(specifier));
  if (!specifier.startsWith(".")) return undefined;
  const names = orNothing(() => readdirSync(folder)) ?? [];
  // Imports of code omit the extension.
  const stems = extname(specifier) === "" ? names.map((name) => name.replace(/\.[jt]sx?$/, "")) : names;
  const missing = basename(specifier);
  // Another file of a numbered series is no suggestion.
  const unnumbered = (file: string) => file.replace(/\d+/g, "");
  const others = stems.filter((stem) => unnumbered(stem) !== unnumbered(missing));
  const name = nearest(missing, others);
  const path = name && posixPath(join(dirname(specifier), name));
  return path && JSON.stringify(path.startsWith(".") ? path : `./${path}`);
}

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { textOf } from "../../files/read-text.js";
import { posixPath } from "../../model/addresses/addresses.js";
import { packageFolderOf } from "../package-name.js";
import { filesOf } from "../style-files.js";
import { reportWarning } from "./bundle-messages.js";
import type { Message, Metafile } from "./esbuild-types.js";
import { hasTailwind } from "./has-tailwind.js";

/** Problems in the source files of a bundle that was made. */
export function inspectBundle(
  warnings: readonly Message[],
  inputsOfBundle: Metafile["inputs"],
  root: string,
): Diagnostic[] {
  const log = new Diagnostics();
  for (const message of warnings) reportWarning(message, root, log);
  const inputs = filesOf(inputsOfBundle);
  for (const file of Object.keys(inputs)) if (isTextFile(file)) inspectText(file, root, log);
  reportOutside(inputs, root, log);
  return log.sorted();
}

/** Excludes names that plugins and esbuild generate: `<stdin>`, `provided:handbill`. */
const isTextFile = (file: string) =>
  !/^(<|[a-z]+:)/.test(file) && /\.([cm]?[jt]sx?|css|json|txt)$/i.test(file);

function inspectText(file: string, root: string, log: Diagnostics): void {
  const path = resolve(root, file);
  if (!existsSync(path)) return;
  const sourceFile = posixPath(relative(root, path));
  const text = textOf(readFileSync(path), sourceFile, log);
  // At-rules that no browser knows: their tool has not run.
  const rule =
    sourceFile.endsWith(".css") && !hasTailwind(root) ? /^[ \t]*@(tailwind|apply)\b/m.exec(text ?? "") : null;
  if (!rule || text === undefined) return;
  const line = text.slice(0, rule.index).split("\n").length;
  const place = { file: sourceFile, line, column: rule[0].indexOf("@") + 1 };
  log.add("read/unsupported-import", { specifier: rule[0].trim(), extension: "tailwind" }, place);
}

/** Reports files outside the site's folder and its packages; esbuild has resolved links. */
function reportOutside(inputs: Metafile["inputs"], root: string, log: Diagnostics): void {
  const folders = [realpathSync(root)];
  const isInside = (path: string) =>
    path.split(sep).includes("node_modules") || folders.some((folder) => path.startsWith(folder + sep));
  const edges = Object.entries(inputs).flatMap(([importer, { imports }]) =>
    imports
      .filter(({ external, path }) => external !== true && !/^(<|[a-z]+:)/.test(path))
      .map(({ path, original = "" }) => ({ importer, specifier: original, path: resolve(root, path) })),
  );
  const outside = edges.filter(({ path }) => !isInside(path));
  // A workspace package is a link to a folder beside the site's.
  for (const { importer, specifier, path } of outside) {
    // The imports of page code were checked with that code.
    const folder = importer.startsWith("<") ? packageFolderOf(path) : linkedPackage(specifier, path);
    if (folder !== undefined) folders.push(folder);
  }
  for (const { importer, specifier, path } of outside) {
    if (isInside(path)) continue;
    const seek = { kind: "literal", texts: [specifier], files: [importer] } as const;
    const place = { file: importer, seek };
    log.add("read/outside-import", { specifier, file: posixPath(path) }, place);
  }
}

/** The folder of the package in a specifier, if it contains the file. */
function linkedPackage(specifier: string, path: string): string | undefined {
  const folder = packageFolderOf(path);
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  const { name } = JSON.parse(readFileSync(file, "utf8")) as { name?: string };
  return name !== undefined && (specifier === name || specifier.startsWith(`${name}/`)) ? folder : undefined;
}

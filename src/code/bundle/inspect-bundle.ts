import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Message, Metafile } from "esbuild";
import { type Diagnostic, Diagnostics } from "../../diagnostics/diagnostics.js";
import { textOf } from "../../files/read-text.js";
import { posixPath } from "../../model/addresses/addresses.js";
import { literalPlace } from "../../model/place.js";
import { pointsOf } from "../../text/points-of.js";
import { packageFolderOf } from "../package-name.js";
import { filesOf, isCssModule } from "../style-files.js";
import { reportWarning } from "./bundle-messages.js";
import { hasTailwind } from "./tailwind.js";

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
  if (text === undefined) return;
  const pointAt = pointsOf(text);
  const placeOf = ({ 0: { length }, index }: RegExpExecArray) => ({
    ...{ file: sourceFile, ...pointAt(index) },
    length,
  });
  // At-rules that no browser knows: their tool has not run.
  for (const [extension, rule] of sourceFile.endsWith(".css") ? toolRules : []) {
    const match = extension === "tailwind" && hasTailwind(root) ? null : rule.exec(text);
    if (match) log.add("read/unsupported-import", { specifier: match[0], extension }, placeOf(match));
  }
  const isClient = /\.client\.[jt]sx?$/.test(sourceFile);
  const isOwnJsx = /\.[jt]sx$/.test(sourceFile) && !sourceFile.split("/").includes("node_modules");
  for (const [pattern, flaw, advice] of [...(isClient ? clientFlaws : []), ...(isOwnJsx ? jsxFlaws : [])])
    for (const found of text.matchAll(pattern))
      log.add("read/doubtful", { text: flaw, advice }, placeOf(found));
  for (const found of isOwnJsx ? text.matchAll(importWithQuery) : [])
    log.add("read/unsupported-import", { specifier: found[0], extension: "?" }, placeOf(found));
  for (const found of /\.[jt]sx?$/.test(sourceFile) ? text.matchAll(styleImport) : []) {
    const flaw = flawOfStyleImport(found);
    if (flaw) log.add("read/doubtful", flaw, placeOf(found));
  }
}

/** The bundlers of other frameworks read the query of an import. */
const importWithQuery = /(?<=^import [^"';\n]*["'])\.[^"'\n]+\?(?!url["'])[\w=&,-]+(?=["'])/gm;

/** An import of a style sheet, with names or without, at the start of a line. */
const styleImport = /(?<=^|;[ \t]*)import\s+([\w*{][^"';\n]*\sfrom\s+)?["']([^"'\n]+\.(?:css|s[ac]ss))["']/gm;

/** Only CSS modules have names, and only code that imports the names can use their classes. */
function flawOfStyleImport([, names, file = ""]: RegExpExecArray):
  | { text: string; advice: string }
  | undefined {
  if (isCssModule(file) === (names !== undefined)) return undefined;
  return names
    ? {
        text: `${file} is not a CSS module, so importing it gives an empty object`,
        advice: `rename it to ${file.replace(/(?=\.\w+$)/, ".module")}, or write import "${file}" and className="name"`,
      }
    : {
        text: `${file} is a CSS module, so its classes are renamed`,
        advice: `write import styles from "${file}" and className={styles.name}; or rename it to ${file.replace(/\.module(?=\.\w+$)/, "")}`,
      };
}

const toolRules = [
  ["tailwind", /(?<=^[ \t]*|[{;}]\s*)@(?:tailwind|apply)\b/m],
  [".scss", /(?<=^[ \t]*|[{;}]\s*)@(?:include|mixin|extend)\b/m],
] as const;

type Flaws = readonly (readonly [pattern: RegExp, text: string, advice: string])[];

const clientFlaws: Flaws = [
  [
    /\.setAttribute\(\s*["']style["']|\b(?:innerHTML|outerHTML)\s*\+?=\s*[`"'][^;]*\bstyle=/g,
    "the page's content security policy blocks style attributes that a script writes",
    "write element.style.width = …, or give the element a class",
  ],
  [
    /\bserviceWorker\.register\(|\bnew (?:Shared)?Worker\(/g,
    "the page's content security policy blocks workers",
    "do the work in this script, or leave it out: a page loads nothing that a worker could make faster",
  ],
  [
    /(?<![\w$.])(?:eval|new Function)\(|\bset(?:Timeout|Interval)\(\s*["'`]/g,
    "the page's content security policy blocks code in a text",
    "write the code itself here, in a function",
  ],
  [
    /\bgetElementById\(\s*["'`]#|\bclassList\.(?:add|remove|toggle|contains)\(\s*["'`]\./g,
    "this takes a name, not a selector, so it finds nothing",
    "write the name without the # or the dot",
  ],
  [
    /\baddEventListener\(\s*["'`]on(?=click|change|input|key|load|mouse|pointer|resize|scroll|submit|toggle|touch)/g,
    "no event has a name that begins with on, so this never runs",
    'write "click" in place of "onclick"',
  ],
  // The bundler replaces NODE_ENV only.
  [
    /(?<![\w$."'`/])process\.env\b(?!\.NODE_ENV)(?:\.\w+)?/g,
    "process.env does not exist in browsers, so this script fails there",
    "write the value into a data- attribute of the page, and read that here",
  ],
];

/** A function for each entry whose elements are lost: of `forEach`, or of `map` without `return`. */
const jsxFlaws: Flaws = [
  [
    /\.forEach\(\s*(?:\([^()]*\)|[\w$]+)\s*=>\s*(?:\{\s*(?:return\b\s*)?)?\(?\s*<(?=[A-Za-z>])/g,
    "forEach returns nothing, so its elements are not published",
    "write map in place of forEach",
  ],
  [
    /\.map\(\s*(?:\([^()]*\)|[\w$]+)\s*=>\s*\{\s*<(?=[A-Za-z>])/g,
    "a function in map returns nothing, so its elements are not published",
    "write return before the element, or replace the braces with parentheses",
  ],
];

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
  // A workspace package is a link to a folder next to the site's.
  for (const { importer, specifier, path } of outside) {
    // The imports of page code were checked with that code.
    const folder = importer.startsWith("<") ? packageFolderOf(path) : linkedPackage(specifier, path);
    if (folder !== undefined) folders.push(folder);
  }
  for (const { importer, specifier, path } of outside) {
    if (isInside(path)) continue;
    const place = literalPlace(specifier, importer);
    log.add("read/outside-import", { specifier, file: posixPath(path) }, place);
  }
}

function linkedPackage(specifier: string, path: string): string | undefined {
  const folder = packageFolderOf(path);
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  const { name } = JSON.parse(readFileSync(file, "utf8")) as { name?: string };
  return name !== undefined && (specifier === name || specifier.startsWith(`${name}/`)) ? folder : undefined;
}

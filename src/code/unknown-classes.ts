import { SourceMap } from "node:module";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { sourceFileOf } from "../model/code/bundle.js";
import { nearest } from "../text/nearest.js";
import type { BundledCode } from "./bundle/bundle-code.js";
import { fileOfInput, isCssModule } from "./style-files.js";

interface CssModule {
  readonly file: string;
  readonly classes: readonly string[];
}

/**
 * Reports classes that code uses of a CSS module but its style does not have: React omits an undefined `class`. It reads the bundler's
 * output, where each name has one meaning. A name that is computed may be unknown on purpose, as in `card[variant] ?? ""`.
 */
export function reportUnknownClasses(bundle: BundledCode, root: string, log: Diagnostics): void {
  const modules = listModules(bundle);
  if (modules.size === 0) return;
  let map: SourceMap | undefined;
  for (const [row, line] of bundle.code.split("\n").entries()) {
    for (const { 1: variable = "", 2: plain, 3: quoted = "", index, 0: found } of line.matchAll(asked)) {
      const name = plain ?? quoted;
      const module = modules.get(variable);
      // It also has the properties of every object, such as `hasOwnProperty`.
      if (!module || module.classes.includes(name) || name in {}) continue;
      map ??= new SourceMap(JSON.parse(bundle.map));
      const length = plain === undefined ? name.length + 2 : name.length;
      const end = index + found.length - (plain === undefined ? 1 : 0);
      const origin = map.findEntry(row, end - length);
      if (!("originalSource" in origin)) continue;
      const file = sourceFileOf(origin.originalSource, bundle, root);
      const place = { file, line: origin.originalLine + 1, column: origin.originalColumn + 1, length };
      const near = nearest(name, module.classes);
      log.add("read/unknown-class", { name, style: module.file, near }, place);
    }
  }
}

const asked =
  /(?<![\p{ID_Continue}$.])([\p{ID_Continue}$]+_default\d*)(?:\??\.([\p{ID_Continue}$]+)|(?:\?\.)?\["([^"\\]*)"\])/gu;

/** The CSS modules of a bundle, by the variables that contain their classes. */
function listModules({ code, pieces }: BundledCode): ReadonlyMap<string, CssModule> {
  const modules = new Map<string, CssModule>();
  const files = pieces.filter((file) => isCssModule(file));
  const segments = files.length > 0 ? splitCode(code, pieces) : undefined;
  for (const file of files) {
    const [, variable, lines = ""] =
      /^ {4}(\S+) = \{(?:\n([\s\S]*?)\n {4})?\};$/m.exec(segments?.get(file) ?? "") ?? [];
    const keys = [...lines.matchAll(/^ {6}(?:"(.*?)"(?=:)|([^\s",:]+))/gm)];
    if (variable !== undefined)
      modules.set(variable, { file, classes: keys.map(([, quoted, plain]) => quoted ?? plain ?? "") });
  }
  return modules;
}

/** The code of each file in a bundle, in the order of the bundle; the bundler's own code before them is under "". */
type CodeSegments = ReadonlyMap<string, string>;

/**
 * Splits a bundle into its pieces: the bundler writes the name of each piece above it. Undefined if that is ambiguous, for example if a
 * string looks like such a line.
 */
function splitCode(code: string, pieces: readonly string[]): CodeSegments | undefined {
  const known = new Set(pieces);
  const segments = new Map<string, string>();
  let piece = "";
  let begin = 0;
  const end = (at: number) => {
    segments.set(piece, code.slice(begin, at));
    begin = at;
  };
  for (const match of code.matchAll(/^\/\/ (.+)$/gm)) {
    const name = fileOfInput(match[1] ?? "");
    if (!known.has(name)) continue;
    end(match.index);
    if (segments.has(name)) return undefined;
    piece = name;
  }
  end(code.length);
  return segments.size === known.size + 1 ? segments : undefined;
}

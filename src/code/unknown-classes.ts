import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { sourceFileOf } from "../model/code/bundle.js";
import { nearest } from "../text/nearest.js";
import { pointsOf } from "../text/points-of.js";
import { onceEach } from "../util/once.js";
import type { BrowserBundle } from "./bundle/bundle-browser.js";
import type { BundledCode } from "./bundle/bundle-code.js";
import { hasTailwind, isForTailwind } from "./bundle/tailwind.js";
import type { ReachedFiles } from "./page-reach.js";
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
    for (const { 1: variable = "", 2: plain, 3: quoted = "", index, 0: found } of line.matchAll(moduleUse)) {
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

const moduleUse =
  /(?<![\p{ID_Continue}$.])([\p{ID_Continue}$]+_default\d*)(?:\??\.([\p{ID_Continue}$]+)|(?:\?\.)?\["([^"\\]*)"\])/gu;

/** The CSS modules of a bundle, by the variables that contain their classes: the bundler writes a file's name above its code. */
function listModules({ code, pieces }: BundledCode): ReadonlyMap<string, CssModule> {
  const modules = new Map<string, CssModule>();
  for (const [, name = "", variable = "", lines = ""] of pieces.some(isCssModule)
    ? code.matchAll(ofModule)
    : []) {
    const keys = [...lines.matchAll(/^ {6}(?:"(.*?)"(?=:)|([^\s",:]+))/gm)];
    const classes = keys.map(([, quoted, plain]) => quoted ?? plain ?? "");
    modules.set(variable, { file: fileOfInput(name), classes });
  }
  return modules;
}

const ofModule =
  /^\/\/ (.+\.module\.(?:css|s[ac]ss))\n(?:(?!\/\/ ).*\n)*? {4}(\S+) = \{(?:\n([\s\S]*?)\n {4})?\};$/gm;

/** Reports classes that elements in the site's own code have, but neither the style nor a script of a page that reaches this code. */
export function reportUnstyledClasses(pages: readonly StyledPage[], root: string, log: Diagnostics): void {
  const classesIn = onceEach(listClasses);
  const isCompiled = onceEach(({ styles }: StyledPage) => isForTailwind(styles, root));
  // A page without any style waits for it, and `[class]` may select any class.
  const styled = pages.filter(({ style }) => style.text !== "" && !style.text.includes("[class"));
  for (const file of new Set(styled.flatMap(({ sources }) => sources))) {
    if (!/\.[jt]sx$/.test(file) || file.includes("node_modules/")) continue;
    const code = readFileSync(resolve(root, file), "utf8");
    const uses = listUses(code);
    const here = uses.length > 0 ? styled.filter(({ sources }) => sources.includes(file)) : [];
    // Its own <style> is an error already.
    if (/import ["'].+\.module\.|<style\b/.test(code)) continue;
    const isKnown = ({ name, isStart }: ClassUse) =>
      isMarker.test(name) ||
      here.some(({ style, script }) => {
        const known = classesIn(style.text);
        const isStyled = isStart ? [...known].some((one) => one.startsWith(name)) : known.has(name);
        return (
          isStyled || script.text.split(name).some((rest, at) => at > 0 && (isStart || !/^[\w-]/.test(rest)))
        );
      });
    const unknown = uses.filter((use) => !isKnown(use));
    const [first] = unknown;
    if (!first) continue;
    const names = new Set(unknown.map(({ name, isStart }) => (isStart ? `${name}…` : name)));
    const tool = !hasTailwind(root) ? "none" : here.some(isCompiled) ? "compiled" : "installed";
    const known = here.flatMap(({ style, script }) => [
      ...classesIn(style.text),
      ...Array.from(script.text.matchAll(/["'`]\.([\w-]+)["'`]/g), ({ 1: name = "" }) => name),
    ]);
    const near = names.size > 1 ? undefined : nearest(first.name, new Set(known));
    const place = { file, ...pointsOf(code)(first.index), length: first.name.length };
    log.add("read/unstyled-class", { names: [...names].join(", "), near, tool }, place);
  }
}

export function listClasses(css: string): ReadonlySet<string> {
  const names = css.match(/(?<=\.)(?:\\.|[\w-]|[^\0-\x7f])+/g) ?? [];
  return new Set(names.map((name) => name.replaceAll("\\", "")));
}

interface ClassUse {
  readonly name: string;
  readonly index: number;
  /** Whether code adds the rest of the name. */
  readonly isStart: boolean;
}

/** The classes in quotes and templates, and those that an expression chooses from. */
function listUses(code: string): ClassUse[] {
  const uses = [...code.matchAll(/(?<= className=")[^"{}]+/g)].flatMap(({ 0: names, index }) =>
    Array.from(names.matchAll(/\S+/g), (one) => ({ name: one[0], index: index + one.index, isStart: false })),
  );
  for (const { 1: expression = "", index } of code.matchAll(/(?<= className=\{)((?:[^{}]|\$\{[^{}]*\})*)\}/g))
    for (const part of expression.matchAll(/`[^`]*`|(?<=(?:[?:]|&&|\|\||\?\?)\s*)"[^"]*"/g))
      for (const word of part[0].matchAll(/(?:\$\{[^{}]*\}|[^\s"`])+/g)) {
        const [name = ""] = word[0].split("${");
        const at = index + part.index + word.index;
        if (name !== "") uses.push({ name, index: at, isStart: name !== word[0] });
      }
  return uses;
}

export interface StyledPage extends Pick<ReachedFiles, "sources" | "styles"> {
  readonly style: BrowserBundle;
  readonly script: BrowserBundle;
}

/** Classes for scripts, those of Tailwind that only mark an element, and those that style writes with a code for their first digit. */
const isMarker = /^(?:js-|(?:group|peer)(?:$|\/)|not-prose$|\d)/;

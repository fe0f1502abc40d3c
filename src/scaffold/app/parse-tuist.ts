import { posix } from "node:path";
import type { AppTarget } from "./app-target.js";
import { describeTarget } from "./apple-target.js";
import { lineAt } from "./find-values.js";
import type { SourceText } from "./finding.js";
import type { DataNode } from "./parse-data.js";
import { parseXcconfig } from "./parse-xcconfig.js";

/**
 * The literal applications in Tuist's `Project.swift`. It is code and is not run: computed values are not
 * found, except constants of the same file.
 */
export function parseTuist({ file, text }: SourceText, texts: ReadonlyMap<string, string>): AppTarget[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (part) => part.replace(/[^\n]/g, " "));
  const constants = new Map(
    [...code.matchAll(/\blet (\w+)(?:\s*:\s*\w+)?\s*=\s*("(?:[^"\\]|\\.)*")/g)].map(
      ([, name = "", written = ""]) => [name, written],
    ),
  );
  const folder = posix.dirname(file);
  const project = literal(/\bProject\s*\(\s*name:\s*("[^"]*"|\w+)/.exec(code)?.[1]) ?? "";
  const starts = [...code.matchAll(/\btarget\s*\(|\bTarget\s*\(/g)].map(({ index }) => index);
  return starts.flatMap((start): AppTarget[] => {
    const part = code.slice(start, endOf(code, code.indexOf("(", start)));
    const find = (form: RegExp) => {
      const match = form.exec(part);
      const value = literal(match?.[1]);
      const line = lineAt(code, start + (match?.index ?? 0));
      return value === undefined ? undefined : { value, origin: { file, line }, entries: new Map() };
    };
    // The file of the last configuration, which is that of the release, states what this one computes.
    const base = literal(
      [...part.matchAll(/\bxcconfig:\s*(?:\.relativeToRoot\(\s*)?("[^"]*")/g)].at(-1)?.[1],
    );
    const settingsOfFile = base === undefined ? undefined : parseXcconfig(posix.join(folder, base), texts);
    const name = find(/\bname\s*:\s*("[^"]*"|\w+)/) ?? settingsOfFile?.get("PRODUCT_NAME");
    if (typeof name?.value !== "string" || !/\bproduct:\s*(?:Product)?\.app\b/.test(part)) return [];
    const place = /\b(?:platform|destinations):\s*([^\n]*)/.exec(part)?.[1];
    const settings: Readonly<Record<string, DataNode | undefined>> = {
      SDKROOT: place === undefined ? undefined : { ...name, value: place },
      PRODUCT_NAME: name,
      PRODUCT_BUNDLE_IDENTIFIER: find(/\bbundleId\s*:\s*("[^"]*"|\w+)/),
      DEVELOPMENT_TEAM: find(/"DEVELOPMENT_TEAM"\s*:\s*("[^"]*"|\w+)/),
      INFOPLIST_KEY_CFBundleDisplayName: find(/"CFBundleDisplayName"\s*:\s*("[^"]*"|\w+)/),
      INFOPLIST_FILE: find(/\binfoPlist:\s*(?:\.file\(\s*path:\s*)?("[^"]*")/),
    };
    const chosen = new Map(
      Object.entries(settings).flatMap(([key, node]) => (node ? [[key, node] as const] : [])),
    );
    const places = [...part.matchAll(/"([\w ./-]+?)\/\*\*/g)].map(([, path = ""]) =>
      posix.join(folder, path),
    );
    const target = {
      chosen: [chosen, settingsOfFile ?? new Map()],
      folder,
      origin: name.origin,
      project,
      texts,
      places,
    };
    return [describeTarget({ name: name.value, ...target })];
  });

  /** The value of a literal or of a constant in the file; `\(name)` in it is a constant too. */
  function literal(written: string | undefined, tries = 3): string | undefined {
    if (written === undefined || tries === 0) return undefined;
    if (!written.startsWith('"')) return literal(constants.get(written), tries - 1);
    const whole = written
      .slice(1, -1)
      .replace(/\\\((\w+)\)/g, (all, name) => literal(constants.get(name), tries - 1) ?? all);
    return whole.includes("\\") ? undefined : whole;
  }
}

/** The position after the matching closing bracket. */
function endOf(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === "(") depth++;
    if (code[at] === ")" && --depth === 0) return at + 1;
  }
  return code.length;
}

import type { Origin, SourceText } from "./finding.js";
import type { ResourceTexts } from "./parse-android-strings.js";

/** Values that Gradle scripts insert in manifests and resources. They are code and are not run: only literal values are found. */
export interface GradleValues {
  /** The texts of `resValue "string", "app_name", "Tidepool"`. */
  readonly strings: ResourceTexts;
  /** The value of `${appName}` in a manifest, preferably from the scripts of the module `inside`. */
  readonly placeholder: (name: string, inside: string) => string | undefined;
}

/** Values of builds that are not in a store are ignored. */
const testBuild = /debug|nightly|snapshot|staging|benchmark|\b(?:dev|internal|qa)\b/i;
const text = `(?:"([^"\\n$]*)"|'([^'\\n$]*)')`;

export function parseGradleValues(sources: readonly SourceText[]): GradleValues {
  const scripts = sources.map(({ file, text: code }) => ({ file, code: withoutComments(code) }));
  const assigned = (name: string, inside: string) => {
    const form = new RegExp(`(?<!\\w)${name}["']?\\]?\\s*[:=]\\s*${text}`, "g");
    const own = scripts.toSorted(
      (a, b) => Number(b.file.startsWith(inside)) - Number(a.file.startsWith(inside)),
    );
    return own.flatMap(({ code }) => released(code, form))[0];
  };
  const strings = scripts.map(({ file, code }) => {
    const texts = new Map<string, { value: string; origin: Origin }>();
    const form = new RegExp(
      `\\bresValue\\s*\\(?\\s*["']string["']\\s*,\\s*["'](\\w+)["']\\s*,\\s*(?:${text}|(\\w+)\\s*\\)?\\s*$)`,
      "gm",
    );
    for (const { index, 1: name = "", 2: double, 3: single, 4: variable } of code.matchAll(form)) {
      const value = double ?? single ?? assigned(variable ?? "", file);
      if (value === undefined || texts.has(name) || isOfTestBuild(code, index)) continue;
      texts.set(name, { value, origin: { file, line: code.slice(0, index).split("\n").length } });
    }
    return { file, texts };
  });
  return { strings, placeholder: assigned };
}

const released = (code: string, form: RegExp): string[] =>
  [...code.matchAll(form)]
    .filter(({ index }) => !isOfTestBuild(code, index))
    .flatMap(({ 1: double, 2: single }) => double || single || []);

function isOfTestBuild(code: string, index: number): boolean {
  let open = 0;
  for (let at = index - 1; at >= 0; at--) {
    if (code[at] === "}") open++;
    else if (code[at] === "{" && open > 0) open--;
    else if (code[at] === "{") {
      const head = code.slice(code.lastIndexOf("\n", at) + 1, at);
      if (testBuild.test(head)) return true;
    }
  }
  return false;
}

/** Replaces comments with spaces, so that lines keep their numbers; `//` in a string is not a comment. */
export function withoutComments(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith("/") ? part.replace(/[^\n]/g, " ") : part,
  );
}

import { orNothing } from "../../util/or-nothing.js";
import type { Origin, SourceText } from "./finding.js";
import { parseXml } from "./parse-xml.js";

/** A text of Android's resources in the app's default language. */
export interface ResourceText {
  readonly name: string;
  readonly value: string;
  readonly origin: Origin;
}

/** Parses the texts in `res/values/*.xml` as a device shows them: escapes and quotes follow Android's rules. Broken files are skipped. */
export function parseAndroidStrings(sources: readonly SourceText[]): ResourceText[] {
  return sources.flatMap(({ file, text }) => {
    const strings = orNothing(() => parseXml(text))?.children.filter(({ tag }) => tag === "string") ?? [];
    return strings.map(({ attributes: { name = "" }, text, line }) => ({
      ...{ name, value: plain(text), origin: { file, line } },
    }));
  });
}

function plain(written: string): string {
  const text = written.trim();
  const bare = /^".*"$/s.test(text) ? text.slice(1, -1) : text.replace(/\s+/g, " ");
  return bare.replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, (_, hex: string | undefined, sign: string) =>
    hex === undefined
      ? sign === "n" || sign === "t"
        ? " "
        : sign
      : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * Resolves a label: itself, or the text of `@string/app_name`, preferably from the module `inside`. Undefined if the resource does not
 * exist, or is filled in by the build.
 */
export function resolveResource(
  label: string,
  strings: readonly ResourceText[],
  inside: string,
): { readonly value: string; readonly origin: Origin | undefined } | undefined {
  const isInside = ({ origin: { file } }: ResourceText) => file.startsWith(inside);
  let [value, origin]: [string, Origin | undefined] = [label, undefined];
  for (let step = 0; step < 5; step++) {
    const name = /^@(?:\w+:)?string\/(\w+)$/.exec(value)?.[1];
    if (name === undefined) return /^[@?]|\$\{/.test(value) || value === "" ? undefined : { value, origin };
    const all = strings.filter((text) => text.name === name);
    const found = all.find(isInside) ?? all[0];
    if (!found) return undefined;
    ({ value, origin } = found);
  }
  return undefined;
}

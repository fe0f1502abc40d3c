import { orNothing } from "../../util/or-nothing.js";
import type { Origin, SourceText } from "./finding.js";
import { parseXml } from "./parse-xml.js";

/** Texts of Android's resources in the app's default language, by name, separately for each file. */
export type ResourceTexts = readonly {
  readonly file: string;
  readonly texts: ReadonlyMap<string, { readonly value: string; readonly origin: Origin }>;
}[];

/** Parses the texts in `res/values/*.xml` as a device shows them: escapes and quotes follow Android's rules. Broken files are skipped. */
export function parseAndroidStrings(sources: readonly SourceText[]): ResourceTexts {
  return sources.map(({ file, text }) => {
    const written = orNothing(() => parseXml(text))?.children.filter(({ tag }) => tag === "string") ?? [];
    const texts = written.map(
      ({ attributes: { name = "" }, text, line }) =>
        [name, { value: plain(text), origin: { file, line } }] as const,
    );
    return { file, texts: new Map(texts) };
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

/** Resolves a label such as `@string/app_name`, preferably in the module `inside`. Undefined if it is missing, or filled in by the build. */
export function resolveResource(
  label: string,
  strings: ResourceTexts,
  inside: string,
): { readonly value: string; readonly origin: Origin | undefined } | undefined {
  const own = strings.toSorted(
    (a, b) => Number(b.file.startsWith(inside)) - Number(a.file.startsWith(inside)),
  );
  let [value, origin]: [string, Origin | undefined] = [label, undefined];
  for (let step = 0; step < 5; step++) {
    const name = /^@(?:\w+:)?string\/(\w+)$/.exec(value)?.[1];
    if (name === undefined) return /^[@?]|\$\{/.test(value) || value === "" ? undefined : { value, origin };
    const found = own.flatMap(({ texts }) => texts.get(name) ?? [])[0];
    if (!found) return undefined;
    ({ value, origin } = found);
  }
  return undefined;
}

import { posix } from "node:path";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { orNothing } from "../../util/or-nothing.js";
import { type Field, type Finding, languageOf } from "./finding.js";
import { type DataNode, dataAt, parseJsonData, textOf } from "./parse-data.js";
import { parseOpenStep } from "./parse-openstep.js";
import { parsePlist } from "./plist.js";

interface PlistParts {
  readonly texts: ReadonlyMap<string, string>;
  /** The files and folders of the target. */
  readonly places: readonly string[];
  /** Replaces variables; undefined if one is unknown. */
  readonly expand: (text: string) => string | undefined;
}

const keys = ["CFBundleDisplayName", "CFBundleName"] as const;

/** The names under the icon from an `Info.plist` and its translations. Damaged files are skipped, because Xcode reports them. */
export function parseInfoPlist(file: string, { texts, places, expand }: PlistParts): Finding[] {
  const root = readTree(file, texts, (source, log) => parsePlist(source, log));
  const find = (node: DataNode | undefined, language?: string, field: Field = "name"): Finding[] => {
    const value = expand(textOf(node) ?? "");
    return node && value ? [{ field, value, language, origin: node.origin }] : [];
  };
  const folder = posix.dirname(file);
  const isOwn = (path: string) =>
    [folder, ...places].some((place) => path === place || path.startsWith(`${place}/`));
  const own = [...texts.keys()].filter((path) => /\/InfoPlist\.(?:xc)?strings$/.test(path) && isOwn(path));
  const translated = own.flatMap((path) => {
    if (path.endsWith(".xcstrings")) {
      const catalog = dataAt(readTree(path, texts, parseJsonData), "strings");
      return keys.flatMap((key) =>
        [...(dataAt(catalog, key, "localizations")?.entries ?? [])].flatMap(([tag, localized]) =>
          find(dataAt(localized, "stringUnit", "value"), languageOf(tag)),
        ),
      );
    }
    const language = languageOf(/([^/]+)\.lproj\/[^/]+$/.exec(path)?.[1] ?? "");
    const strings = readTree(path, texts, ({ text }) => parseOpenStep({ file: path, text: `{${text}}` }));
    return language === undefined ? [] : keys.flatMap((key) => find(dataAt(strings, key), language));
  });
  const shown = find(dataAt(root, "CFBundleDisplayName"));
  return [...translated, ...shown, ...find(dataAt(root, "CFBundleName"), undefined, "plainName")];
}

function readTree(
  file: string,
  texts: ReadonlyMap<string, string>,
  parse: (source: { file: string; text: string }, log: Diagnostics) => DataNode | undefined,
): DataNode | undefined {
  const text = texts.get(file);
  return text === undefined ? undefined : orNothing(() => parse({ file, text }, new Diagnostics()));
}

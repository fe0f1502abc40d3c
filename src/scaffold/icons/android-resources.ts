import { readdirSync } from "node:fs";
import { join } from "node:path";
import { orNothing } from "../../util/or-nothing.js";
import { parseXml, type XmlElement } from "../app/parse-xml.js";
import { readBounded } from "../app/read-bounded.js";
import { NotUsable } from "../not-usable.js";

export type AndroidResource =
  | { readonly xml: XmlElement }
  | { readonly picture: Buffer }
  | { readonly colour: string };

export const maxBytes = 2_000_000;
/** After drawings, the highest density first. */
const densities = ["anydpi", "nodpi", "xxxhdpi", "xxhdpi", "xhdpi", "hdpi", "tvdpi", "mdpi", "ldpi"];

/** Resolves resources in a `res/` folder for light mode on any phone: `@drawable/wave`, `@color/sea`. Throws NotUsable for a missing one. */
export function resourcesIn(res: string): (reference: string) => AndroidResource {
  const folders = listFolders(res).filter(
    (name) => !/-(?:night|land|ldrtl|watch|television|car)\b/.test(name),
  );
  const rank = (folder: string) => {
    const at = densities.findIndex((density) => folder.includes(`-${density}`));
    return at < 0 ? (folder.includes("-") ? 0.5 : 1.5) : at;
  };
  return (reference) => {
    const system = /^@android:color\/(\w+)$/.exec(reference)?.[1];
    const ofSystem = { white: "#ffffff", black: "#000000", transparent: "#00000000" }[system ?? ""];
    if (ofSystem !== undefined) return { colour: ofSystem };
    const [, type, name] = /^@(?:\w+:)?(color|drawable|mipmap)\/(\w+)$/.exec(reference) ?? [];
    if (type === undefined || name === undefined) throw new NotUsable(`${reference} is not supported`);
    const places = folders
      .filter((folder) => folder === type || folder.startsWith(`${type}-`))
      .sort((a, b) => rank(a) - rank(b) || (a < b ? 1 : -1));
    for (const folder of places)
      for (const ending of ["xml", "png", "webp"]) {
        const bytes = bytesOf(join(res, folder, `${name}.${ending}`));
        if (bytes) return ending === "xml" ? { xml: parseXml(bytes.toString()) } : { picture: bytes };
      }
    for (const file of orNothing(() => readdirSync(join(res, "values"))) ?? []) {
      const bytes = /\.xml$/.test(file) ? bytesOf(join(res, "values", file)) : undefined;
      const form = new RegExp(`<(?:color|drawable)\\s+name="${name}"[^>]*>\\s*([^<\\s]+)\\s*<`);
      const value = form.exec(bytes?.toString() ?? "")?.[1];
      if (value !== undefined) return { colour: value };
    }
    throw new NotUsable(`${reference} is missing`);
  };
}

/** The folders in a folder; none if it cannot be read. A link may lead out of the project. */
export const listFolders = (folder: string): string[] =>
  (orNothing(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

const bytesOf = (file: string) => orNothing(() => readBounded(file, maxBytes));

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OnResolveArgs } from "esbuild";
import { orNothing } from "../util/or-nothing.js";

/** The files that code imports for their URL. */
export const assetFile = /\.(?:avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf|mp4|webm|pdf)$/i;

/**
 * A specifier for a style sheet, an image or a font in a package: by its extension or, as in `swiper/css`, by a name that the package
 * exports.
 */
export const packageFile = new RegExp(
  `^[^./].*(?:\\.css|${assetFile.source}|/(?:css|styles?)(?:/[\\w/-]+)?)$`,
  "i",
);

/** A style or an image in a package is bundled; only code stays an import. */
export function resolveInPackage({ path, importer, resolveDir }: OnResolveArgs) {
  if (path.includes(":") || dirname(path) === ".") return undefined;
  const require = createRequire(importer || join(resolveDir, "index.js"));
  const file = orNothing(() => require.resolve(path)) ?? unlisted(require, path);
  return file === undefined || /\.([cm]?[jt]sx?|json)$/.test(file) ? undefined : { path: file };
}

/** An existing file that the package's `exports` do not list: bundlers accept it if it is not code. */
function unlisted(require: NodeJS.Require, path: string): string | undefined {
  const found = packageOfPath(require, path);
  const file = found && join(found.folder, found.inner);
  return file !== undefined && existsSync(file) ? file : undefined;
}

/** The folder of the package in a specifier, and the path within it, such as `./icons`. */
export function packageOfPath(require: NodeJS.Require, path: string) {
  const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(path) ?? [];
  const folders = (require.resolve.paths(name) ?? []).map((place) => join(place, name));
  const folder = folders.find((place) => existsSync(join(place, "package.json")));
  return folder === undefined ? undefined : { folder, inner: `.${rest}` };
}

/** The file that an ES module would import from a package; undefined if there is none. */
export function fileForImport(require: NodeJS.Require, path: string): string | undefined {
  const found = packageOfPath(require, path);
  if (!found) return undefined;
  const text = readFileSync(join(found.folder, "package.json"), "utf8");
  const { exports } = JSON.parse(text) as { readonly exports?: Exported };
  if (typeof exports !== "object" || exports === null) return undefined;
  for (const [key, target] of Object.entries(exports)) {
    const [start = "", end] = key.split("*");
    const isIt =
      end === undefined ? key === found.inner : found.inner.startsWith(start) && found.inner.endsWith(end);
    const file = isIt ? targetOf(target) : undefined;
    if (file === undefined) continue;
    const star = found.inner.slice(start.length, found.inner.length - (end?.length ?? 0));
    return join(
      found.folder,
      file.replaceAll("*", () => star),
    );
  }
  return undefined;
}

type Exported = string | { readonly [key: string]: Exported } | null | undefined;

function targetOf(target: Exported): string | undefined {
  if (typeof target !== "object" || target === null) return target ?? undefined;
  const keys = Object.keys(target).filter((key) => ["import", "node", "module", "default"].includes(key));
  return keys.map((key) => targetOf(target[key])).find((file) => file !== undefined);
}

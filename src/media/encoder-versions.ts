import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

type Versions = Readonly<Record<string, string>>;

/** The libraries in sharp that determine the result of encoding. */
const libraries = ["vips", "aom", "heif", "webp", "mozjpeg", "png", "imagequant", "zlib-ng", "lcms"];

/** The versions of sharp and its libraries, read without loading either. Another version encodes the same image differently. */
export function imageEncoders(): Versions {
  const require = createRequire(import.meta.url);
  try {
    const manifest = findManifest(require.resolve("sharp"));
    const { version, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as SharpManifest;
    const ofSharp = createRequire(manifest);
    // Only one of them is for this machine, and failed look-ups of the others take longer than everything else here.
    const names = Object.keys(optionalDependencies ?? {}).filter((name) => name.startsWith("@img/"));
    const own = `-${process.platform}-${process.arch}`;
    names.sort((a, b) => Number(b.endsWith(own)) - Number(a.endsWith(own)));
    const versions = names.map((name) => versionsOf(name, ofSharp)).find((found) => found !== undefined);
    const known = libraries.flatMap((name) => (versions?.[name] ? [[name, versions[name]] as const] : []));
    return { sharp: version, ...Object.fromEntries(known) };
  } catch {
    return { sharp: "none" };
  }
}

/** The tools that subset and compress fonts. */
export function fontEncoders(): Versions {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { version } = JSON.parse(readFileSync(findManifest(file), "utf8")) as { version: string };
  return { harfbuzzjs: version, brotli: process.versions.brotli ?? "" };
}

interface SharpManifest {
  readonly version: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The `package.json` of the package that a file belongs to; the package need not export it. */
function findManifest(file: string): string {
  const folder = dirname(file);
  const manifest = join(folder, "package.json");
  try {
    if ("version" in JSON.parse(readFileSync(manifest, "utf8"))) return manifest;
  } catch {
    // not here
  }
  if (folder === dirname(folder)) throw new Error(`${file} belongs to no package`);
  return findManifest(folder);
}

function versionsOf(name: string, require: NodeJS.Require): Readonly<Record<string, string>> | undefined {
  try {
    const versions: Readonly<Record<string, string>> = require(`${name}/versions`);
    return versions.vips === undefined ? undefined : versions;
  } catch {
    return undefined;
  }
}

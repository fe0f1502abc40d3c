import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, isAbsolute, join, relative } from "node:path";
import { imageSize } from "image-size";
import { posixPath, withBase } from "../core/addresses.js";
import type { SourceBytes } from "../core/project.js";
import type { OnResolveArgs, Plugin } from "./bundler.js";

const assetFile = /\.(avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf|mp4|webm|pdf)$/i;
const packageFile = /^[^./].*\.(css|avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf|mp4|webm|pdf)$/i;

/** The name under which page code asks the generator for an asset's address. */
export const assetModule = "handbill:asset";

/** What components and styles import that is published under a name made of its content. */
export class Assets {
  readonly #files = new Map<string, SourceBytes>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Begins anew: what is kept from build to build must hold the files of the last one only. */
  clear(): void {
    this.#files.clear();
  }

  list(): SourceBytes[] {
    return [...this.#files.values()];
  }

  /** Takes up a file and says under which name it is published: `assets/photo-1a2b3c4d.png`. */
  add(path: string): SourceBytes {
    const bytes = readFileSync(path);
    const extension = extname(path).toLowerCase();
    const name = basename(path, extname(path)).replace(/[^A-Za-z0-9_-]+/g, "-");
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
    const outputFile = `assets/${name}-${hash}${extension}`;
    const file = { outputFile, sourceFile: posixPath(relative(this.#root, path)), bytes };
    this.#files.set(outputFile, file);
    return file;
  }

  /** For page code: an import of an asset gives `{ href, width, height }`. */
  forCode(): Plugin {
    return {
      name: "assets",
      setup: (build) => {
        build.onResolve({ filter: packageFile }, resolveInPackage);
        build.onLoad({ filter: assetFile }, ({ path }) => {
          const { outputFile, bytes } = this.add(path);
          const size = JSON.stringify(sizeOf(bytes));
          const contents = `import { asset } from "${assetModule}"; export default asset(${JSON.stringify(outputFile)}, ${size});`;
          return { contents, loader: "js", watchFiles: [path] };
        });
      },
    };
  }

  /** For style: `url()` becomes the published address; one that begins with a slash names a public file. */
  forStyle(base: string): Plugin {
    return {
      name: `assets ${base}`,
      setup: (build) => {
        build.onResolve({ filter: packageFile }, resolveInPackage);
        build.onResolve({ filter: /./ }, (args) => {
          if (args.kind !== "url-token" || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(args.path)) return undefined;
          if (isAbsolute(args.path)) return { path: withBase(base, args.path), external: true };
          const [path = "", suffix = ""] = args.path.split(/(?=[?#])/);
          const file = join(args.resolveDir, path);
          if (!existsSync(file)) return undefined;
          return { path: withBase(base, this.add(file).outputFile) + suffix, external: true };
        });
      },
    };
  }
}

/** A style or an image inside a package is bundled; only code stays an import. */
function resolveInPackage({ path, importer, resolveDir }: OnResolveArgs) {
  if (!isPackagePath(path)) return undefined;
  try {
    return { path: createRequire(importer || join(resolveDir, "index.js")).resolve(path) };
  } catch {
    return undefined;
  }
}
const isPackagePath = (path: string) => !path.includes(":") && dirname(path) !== ".";

function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const isTurned = orientation >= 5; // by a quarter, as a camera held upright says in Exif
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return undefined; // a font, a video: no size to know
  }
}

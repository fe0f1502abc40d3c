import { existsSync, realpathSync } from "node:fs";
import { basename, extname, isAbsolute, join, relative, sep } from "node:path";
import type { Plugin } from "esbuild";
import { readPlainFile } from "../files/plain-file.js";
import { posixPath, withBase } from "../model/addresses/addresses.js";
import type { SourceBytes } from "../model/project.js";
import { hashOf } from "../util/hash-of.js";
import { problemOfImage, sizeOf } from "../util/image-problem.js";
import { reasonOf } from "../util/system-error.js";
import { otherCaseOf, pluginError } from "./bundle/bundle-messages.js";
import { assetFile, packageFile, resolveInPackage } from "./package-file.js";
import { packageFolderOf } from "./package-name.js";

/**
 * The addresses of files in the style of page code, but not its imports of code: each question of the bundler is a round trip to another
 * process. Its regular expressions have no lookahead, so endings that begin like one of code are listed.
 */
export const addressInStyle = /^\/|[?#:]|\.([^./cjmst][^./]*|jpe?g|jxl|ttf|tiff?|txt|mp[34]|mov|svg|cur)$/;

/** The name under which page code imports an asset's address. */
export const assetModule = "handbill:asset";

/** The files that components and styles import, published under names with a hash of their content. */
export class Assets {
  /** By their users: the pages' code, or a style. */
  readonly #users = new Map<string, Map<string, SourceBytes>>();
  #loaded = new Set<string>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Whether a file, with links resolved, belongs to the site, to a package, or to the package that imports it. */
  #isInside(path: string, importer: string): boolean {
    const isBelow = (folder: string) => path.startsWith(folder + sep);
    const root = realpathSync(this.#root);
    if (isBelow(root) || path.split(sep).includes("node_modules")) return true;
    return !importer.startsWith(root + sep) && isBelow(packageFolderOf(importer));
  }

  #nameOf(path: string): string {
    return posixPath(relative(this.#root, path));
  }

  /** Starts a build, which recomputes the assets of its bundles; a cached bundle keeps its assets. */
  begin(): void {
    this.#loaded = new Set();
  }

  list(): SourceBytes[] {
    const users = [...this.#users].filter(([user]) => this.#loaded.has(user));
    return [...new Map(users.flatMap(([, files]) => [...files])).values()];
  }

  /** Adds a file and returns its published name: `assets/photo-1a2b3c4d.png`. */
  #add(path: string, user: string): Omit<SourceBytes, "sourceFile"> & { errors: PluginError[] } {
    try {
      const { problem, ...file } = this.#take(path, user);
      return { ...file, errors: problem === undefined ? [] : [badImage(file.sourceFile, problem)] };
    } catch (error) {
      const errors = [unreadable(this.#nameOf(path), reasonOf(error), otherCaseOf(path))];
      return { outputFile: "", bytes: new Uint8Array(), errors };
    }
  }

  #take(path: string, user: string): SourceBytes & { problem: string | undefined } {
    const bytes = readPlainFile(path);
    const extension = extname(path).toLowerCase();
    const name = basename(path, extname(path)).replace(/[^A-Za-z0-9_-]+/g, "-");
    const hash = hashOf(bytes).slice(0, 10);
    const outputFile = `assets/${name}-${hash}${extension}`;
    const file = { outputFile, sourceFile: this.#nameOf(path), bytes };
    this.#users.get(user)?.set(outputFile, file);
    return { ...file, problem: problemOfImage(bytes, extension) };
  }

  /** A plugin that is notified when its bundle is rebuilt. */
  #pluginFor(user: string, { name, setup }: Plugin): AssetPlugin {
    this.#loaded.add(user);
    const plugin: Plugin = {
      name,
      setup: (build) => {
        build.onStart(() => void this.#users.set(user, new Map()));
        return setup(build);
      },
    };
    const listFiles = () =>
      [...(this.#users.get(user)?.values() ?? [])].map(({ sourceFile }) => join(this.#root, sourceFile));
    return { plugin, listFiles };
  }

  /** Adds files that documents show, by absolute path. Throws the system's errors. */
  forDocuments(): (path: string) => SourceBytes & { problem: string | undefined } {
    const user = "documents";
    this.#loaded.add(user);
    this.#users.set(user, new Map());
    return (path) => this.#take(path, user);
  }

  /** For page code: the import of an asset returns `{ href, width, height }`. */
  forCode(): AssetPlugin {
    const user = "code";
    return this.#pluginFor(user, {
      name: "assets",
      setup: (build) => {
        build.onResolve({ filter: packageFile }, resolveInPackage);
        // The class names of a CSS module are code; its addresses are not needed there.
        build.onResolve({ filter: addressInStyle }, ({ kind, path }) =>
          kind === "url-token" ? { path, external: true } : undefined,
        );
        build.onLoad({ filter: assetFile }, ({ path }) => {
          const { outputFile, bytes, errors } = this.#add(path, user);
          if (errors.length > 0) return { errors };
          const size = JSON.stringify(sizeOf(bytes));
          const contents = `import { asset } from "${assetModule}"; export default asset(${JSON.stringify(outputFile)}, ${size});`;
          return { contents, loader: "js", watchFiles: [path] };
        });
      },
    });
  }

  /**
   * For style: `url()` becomes the published address; an address that starts with a slash is a public file. `user` distinguishes bundles.
   */
  forStyle(base: string, user: string): AssetPlugin {
    return this.#pluginFor(user, {
      name: `assets ${base}`,
      setup: (build) => {
        build.onResolve({ filter: packageFile }, resolveInPackage);
        build.onResolve({ filter: /./ }, (args) => {
          if (args.kind !== "url-token" || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(args.path)) return undefined;
          if (isAbsolute(args.path)) return { path: withBase(base, args.path), external: true };
          const [path = "", suffix = ""] = args.path.split(/(?=[?#])/);
          const file = join(args.resolveDir, path);
          if (!existsSync(file)) return undefined;
          const real = realpathSync(file);
          if (!this.#isInside(real, args.importer)) return { errors: [outside(args.path, real)] };
          const { outputFile, errors } = this.#add(file, user);
          if (errors.length > 0) return { errors };
          return { path: withBase(base, outputFile) + suffix, external: true };
        });
      },
    });
  }
}

interface AssetPlugin {
  readonly plugin: Plugin;
  /** The absolute paths of the files that the last bundle imports. */
  readonly listFiles: () => readonly string[];
}

type PluginError = ReturnType<typeof pluginError>;
const badImage = (file: string, reason: string) =>
  pluginError((log, place) => log.add("read/bad-image", { file, reason }, place));
const unreadable = (file: string, reason: string, near?: string) =>
  pluginError((log, place) => log.add("read/unreadable-import", { file, reason, near }, place));
const outside = (specifier: string, path: string) =>
  pluginError((log, place) => log.add("read/outside-import", { specifier, file: posixPath(path) }, place));

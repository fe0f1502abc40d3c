import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeThrown } from "../../diagnostics/describe-thrown.js";
import { orNothing } from "../../util/or-nothing.js";
import { pluginError } from "./bundle-messages.js";

/** The part of Sass's API in use; the site installs Sass. */
interface SassPackage {
  readonly compile: (file: string, options: object) => { readonly css: string; readonly loadedUrls: URL[] };
  readonly NodePackageImporter: new (folder: string) => object;
  readonly Logger: { readonly silent: object };
}

export interface Sass {
  /** Absolute paths of all files that it has read. */
  readonly listFiles: () => readonly string[];
  readonly compile: (file: string) => { css: string } | { errors: ReturnType<typeof pluginError>[] };
}

/** Opens the site's Sass; undefined if none is installed. It is loaded when there is something to compile. */
export function openSass(root: string): Sass | undefined {
  const require = createRequire(join(root, "x.js"));
  const main = orNothing(() => require.resolve("sass"));
  if (main === undefined) return undefined;
  const read = new Set<string>();
  const compile: Sass["compile"] = (file) => {
    try {
      const { compile: toCss, NodePackageImporter, Logger } = require("sass") as SassPackage;
      read.add(join(dirname(main), "package.json"));
      const importers = [new NodePackageImporter(root)];
      const made = toCss(file, { importers, logger: Logger.silent, charset: false });
      for (const url of made.loadedUrls) if (url.protocol === "file:") read.add(fileURLToPath(url));
      return made;
    } catch (thrown) {
      const { span, sassMessage = describeThrown(thrown) } = Object(thrown) as SassFailure;
      const { line = -1, column = -1 } = span?.start ?? {};
      const at = span?.url?.protocol === "file:" ? fileURLToPath(span.url) : file;
      const place = { file: at.replace(`${root}/`, ""), ...(span && { line: line + 1, column: column + 1 }) };
      return {
        errors: [
          pluginError((log) => log.add("read/style-tool", { tool: "Sass", reason: sassMessage }, place)),
        ],
      };
    }
  };
  return { compile, listFiles: () => [...read] };
}

interface SassFailure {
  readonly sassMessage?: string;
  /** Both are counted from 0. */
  readonly span?: { readonly start: { readonly line: number; readonly column: number }; readonly url?: URL };
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { describeThrown } from "../../diagnostics/describe-thrown.js";
import { pointsOf } from "../../text/points-of.js";
import { orNothing } from "../../util/or-nothing.js";
import { packageOfPath } from "../package-file.js";
import { pluginError } from "./bundle-messages.js";

/** The part of Tailwind's compiler in use; the site installs Tailwind. */
interface Tailwind {
  readonly compile: (
    css: string,
    options: {
      readonly base: string;
      readonly loadStylesheet: (id: string, base: string) => Promise<Loaded & { readonly content: string }>;
      readonly loadModule: (id: string, base: string) => Promise<Loaded & { readonly module: unknown }>;
    },
  ) => Promise<{ readonly build: (candidates: readonly string[]) => string }>;
}

interface Loaded {
  readonly path: string;
  readonly base: string;
}

/** Whether the site has a Tailwind whose compiler can be called: from version 4 on, the package itself. */
export function hasTailwind(root: string): boolean {
  const required = orNothing(() => createRequire(join(root, "x.js"))("tailwindcss/package.json"));
  return Number.parseInt((required as { version: string } | undefined)?.version ?? "", 10) >= 4;
}

/** At-rules that only Tailwind understands, at the start of a line. */
const ownRule =
  /^[ \t]*@(?:import\s+["']tailwindcss\b|(?:tailwind|apply|theme|utility|variant|custom-variant|reference|plugin|config|source)\b)/m;

/** Whether one of these style sheets, named relative to the project's root, is written for Tailwind. */
export const isForTailwind = (files: readonly string[], root: string): boolean =>
  files.some((file) => file.endsWith(".css") && ownRule.test(readOr(join(root, file))));

/**
 * Compiles the style sheets that are written for Tailwind, with the classes in a page's own files, so that the page only gets the style
 * it uses. `sources` are these files, relative to the root.
 */
export function tailwind(root: string, sources: readonly string[]) {
  const paths = sources.filter((file) => /\.[jt]sx?$/.test(file)).map((file) => join(root, file));
  const read = new Set<string>();
  const plugin: Plugin = {
    // Its name includes a hash of its dependencies.
    name: `tailwind ${sources.join()}`,
    setup: (build) => {
      build.onStart(() => read.clear());
      build.onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
        const css = readOr(path);
        if (/\.module\.css$/.test(path) || !ownRule.test(css)) return undefined;
        const require = createRequire(join(root, "x.js"));
        const find = (id: string, base: string) => {
          const file = findStyle(id, base);
          read.add(file);
          return file;
        };
        try {
          const { compile } = require("tailwindcss") as Tailwind;
          const compiled = await compile(css, {
            base: dirname(path),
            loadStylesheet: async (id, base) => {
              const file = find(id, base);
              return { path: file, base: dirname(file), content: readFileSync(file, "utf8") };
            },
            loadModule: async (id, base) => {
              const own = createRequire(join(base, "x.js"));
              const file = own.resolve(id);
              read.add(file);
              const exports = own(file) as { readonly default?: unknown };
              return { path: file, base: dirname(file), module: exports.default ?? exports };
            },
          });
          const contents = compiled.build([...new Set(paths.flatMap((file) => candidatesIn(readOr(file))))]);
          return { contents, loader: "css", resolveDir: dirname(path), watchFiles: [...read, ...paths] };
        } catch (thrown) {
          const reason = describeThrown(thrown);
          const file = nameIn(root, path);
          const [, name = ""] = /`([^`]+)`/.exec(reason) ?? [];
          const at = name === "" ? -1 : css.indexOf(name);
          const place = at < 0 ? { file } : { file, ...pointsOf(css)(at), length: name.length };
          const report: Parameters<typeof pluginError>[0] = (log) =>
            log.add("read/style-tool", { tool: "Tailwind", reason }, place);
          return { errors: [pluginError(report)] };
        }
      });
    },
  };
  return {
    plugin,
    listFiles: () => [...paths, ...read],
  };
}

/** The file of an imported style sheet: a path, or a package's `style`. Throws if it does not exist. */
function findStyle(id: string, base: string): string {
  if (/^\.{0,2}\//.test(id)) return resolve(base, id);
  const found = packageOfPath(createRequire(join(base, "x.js")), id);
  if (!found) throw new Error(`the package ${/^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]} is not installed`);
  const { folder, inner: at } = found;
  const { exports = {}, style } = JSON.parse(readOr(join(folder, "package.json"))) as StylePackage;
  const entry = exports[at];
  const file =
    typeof entry === "string" ? entry : (entry?.style ?? (at === "." ? (style ?? "index.css") : at));
  return join(folder, file);
}

interface StylePackage {
  readonly exports?: Readonly<Record<string, string | { readonly style?: string } | undefined>>;
  readonly style?: string;
}

const nameIn = (root: string, path: string) =>
  path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;

/** All words that could be classes; Tailwind ignores the others. */
const candidatesIn = (text: string): readonly string[] => [
  ...(text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? []),
  ...(text.match(/[^<>"'`\s.(){}[\]#=%]*[^<>"'`\s.(){}[\]#=%:]/g) ?? []),
];

function readOr(path: string): string {
  // the next reader reports it
  return orNothing(() => readFileSync(resolve(path), "utf8")) ?? "";
}

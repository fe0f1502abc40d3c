import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { pointsOf } from "../text/points-of.js";
import { orNothing } from "../util/or-nothing.js";
import { listClasses, type StyledPage } from "./unknown-classes.js";

/** The style sheets of packages whose style is in another package. */
const elsewhere: Readonly<Record<string, string>> = {
  "@fortawesome/react-fontawesome": "@fortawesome/fontawesome-svg-core/styles.css",
  "react-bootstrap": "bootstrap/dist/css/bootstrap.min.css",
  "react-slick": "slick-carousel/slick/slick.css",
  reactstrap: "bootstrap/dist/css/bootstrap.min.css",
};

/** Packages that only do something in an effect, and render nothing. */
const ofBrowsers =
  /^(?:@vercel\/(?:analytics|speed-insights)|react-ga4?|react-gtm-module|react-hotjar|react-hot-toast|react-toastify|sonner|aos)$/;

/** Reports packages whose components a page imports without their style sheet, each once; returns the files of packages that it read. */
export function reportPackageStyle(pages: readonly StyledPage[], root: string, log: Diagnostics): string[] {
  const require = createRequire(join(root, "index.js"));
  const files: string[] = [];
  const read = (file: string) => {
    const text = readFileSync(file, "utf8");
    files.push(file);
    return text;
  };
  const seen = new Set<string>();
  for (const { sources, style } of pages)
    for (const file of sources.filter((one) => /\.[jt]sx$/.test(one) && !one.includes("node_modules/"))) {
      const code = readFileSync(resolve(root, file), "utf8");
      for (const { 1: name = "", 0: found, index } of code.matchAll(imported)) {
        if (seen.size === seen.add(name).size) continue;
        const place = { file, ...pointsOf(code)(index), length: found.length };
        if (ofBrowsers.test(name)) log.add("render/dead-code", { what: name }, place);
        const sheet = elsewhere[name] ?? sheetOf(require, name, read);
        const [, owner = ""] = /^((?:@[^/]+\/)?[^/]+)\//.exec(sheet ?? "") ?? [];
        if (sheet === undefined || style.inputs.some((one) => one.includes(`node_modules/${owner}/`)))
          continue;
        const css = orNothing(() => read(require.resolve(sheet)));
        const entry = orNothing(() => read(require.resolve(name))) ?? "";
        const own = [...listClasses(css ?? "")];
        // The page may have its own style for them, with names that are also a site's, or the package's code adds it.
        const known = listClasses(style.text);
        const isStyled = own.filter((one) => known.has(one)).length > own.length / 10;
        if (isStyled || own.some((one) => entry.includes(`.${one}{`))) continue;
        log.add(
          "read/unimported-style",
          { name, sheet, missing: css === undefined && owner !== name ? owner : undefined },
          place,
        );
      }
    }
  return files;
}

const imported = /(?<=^import [^"';]+ from )["']((?:@[^"'/]+\/)?[^"'./@][^"'/]*)(?:\/[^"']*)?["']/gm;

function sheetOf(require: NodeJS.Require, name: string, read: (file: string) => string): string | undefined {
  const folders = require.resolve.paths(name) ?? [];
  const [text] = folders.flatMap((folder) => orNothing(() => read(join(folder, name, "package.json"))) ?? []);
  const { style, exports } = JSON.parse(text ?? "{}") as { style?: unknown; exports?: object };
  const named = [style, ...Object.keys(exports ?? {})].find(
    (file) => typeof file === "string" && /^[^*]+\.css$/.test(file),
  );
  return typeof named === "string" ? join(name, named) : undefined;
}

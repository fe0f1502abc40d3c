import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Parser } from "htmlparser2";
import { posixPath } from "../../model/addresses/addresses.js";

/** The files of an output folder by their posix paths. Plain files only: links are not published. */
export function readOutput(outDir: string): Map<string, Uint8Array> {
  if (!existsSync(outDir)) return new Map();
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [posixPath(relative(outDir, path)), readFileSync(path)];
    }),
  );
}

/** The base path in a landing page's canonical URL; `/` if it has none. */
export function baseOfPage(html: string): string {
  let canonical: string | undefined;
  const parser = new Parser({
    onopentag: (tag, { rel, href }) => {
      if (tag === "link" && rel === "canonical") canonical ??= href;
    },
  });
  parser.end(html);
  return canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).pathname : "/";
}

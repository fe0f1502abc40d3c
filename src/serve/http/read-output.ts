import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { listFilesBelow } from "../../files/list-below.js";

/** The files of an output folder by their posix paths. Plain files only: links are not published. */
export function readOutput(outDir: string): Map<string, Uint8Array> {
  if (!existsSync(outDir)) return new Map();
  return new Map(listFilesBelow(outDir).map((file) => [file, readFileSync(join(outDir, file))]));
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

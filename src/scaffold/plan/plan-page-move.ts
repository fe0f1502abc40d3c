import { posix } from "node:path";
import { escapeRegExp } from "../../text/escape-reg-exp.js";
import type { FileChanges } from "../replace-file.js";

/** The texts of a site's own files, by their paths in it. */
export type SiteTexts = ReadonlyMap<string, string>;

export interface PageMove extends Pick<FileChanges, "moves" | "edits"> {
  /** The pages below the old URL, which keep theirs. */
  readonly stays: readonly string[];
}

/** The changes that give a page or document another URL: its files move, and links follow. Undefined if no file is that page. */
export function planPageMove(from: string, to: string, texts: SiteTexts): PageMove | undefined {
  const moves = [...texts.keys()].flatMap((file) => {
    const moved = movedFile(file, { from, to });
    return moved === undefined ? [] : [[file, moved] as const];
  });
  if (moves.length === 0) return undefined;
  const places = new Map(moves);
  const edits = [...texts].map(([file, before]) => {
    const linked = withLinks(before, { from, to });
    const place = places.get(file);
    return { file, before, after: place === undefined ? linked : withImports(linked, file, place) };
  });
  const stays = [...texts.keys()].filter(
    (file) => file.startsWith(`pages${from}/`) && /^[^_]*\.tsx$/.test(file) && !places.has(file),
  );
  return { moves, edits: edits.filter(({ before, after }) => after !== before), stays };
}

export interface Addresses {
  readonly from: string;
  readonly to: string;
}

/**
 * `pages/old.tsx`, `pages/old/index.tsx`, `legal/old.md` and `legal/pt-PT/old.md` are the page at `/old`; `content/help/old.md` and
 * `content/help/pt-PT/old.md` that at `/help/old`.
 */
function movedFile(file: string, { from, to }: Addresses): string | undefined {
  for (const ending of [".tsx", "/index.tsx"])
    if (file === `pages${from}${ending}`) return `pages${to}${ending}`;
  const [folder, next] = [posix.dirname(from), posix.dirname(to)];
  if (folder !== next) return undefined;
  const documents = folder === "/" ? "legal/" : `content${folder}/`;
  const name = file.startsWith(documents) ? file.slice(documents.length) : "";
  const isDocument =
    /^(?!history\/)(?:[^/]+\/)?[^/]+\.md$/.test(name) && posix.basename(name, ".md") === posix.basename(from);
  return isDocument ? `${posix.dirname(file)}/${posix.basename(to)}.md` : undefined;
}

/** The places of a site's URL in code and in Markdown: alone, or followed by a query or a fragment. */
const withLinks = (text: string, { from, to }: Addresses): string =>
  text.replace(
    new RegExp(`(["'\`]|\\]\\(|\\]:\\s*)${escapeRegExp(from)}(?=["'\`)#?\\s])`, "g"),
    (_, before: string) => before + to,
  );

function withImports(text: string, file: string, place: string): string {
  const [old, next] = [posix.dirname(file), posix.dirname(place)];
  if (old === next) return text;
  return text.replace(
    /((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.\.?\/[^"']*)\2/g,
    (_, before: string, quote: string, path: string) => {
      const relative = posix.relative(next, posix.join(old, path));
      return `${before}${quote}${relative.startsWith(".") ? relative : `./${relative}`}${quote}`;
    },
  );
}

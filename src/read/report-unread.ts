import { existsSync } from "node:fs";
import { join } from "node:path";
import type { UnreadReason } from "../diagnostics/codes/read.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";

/** Names that say themselves that they are not for publishing, and what desktops and editors leave. */
const forNobody = /(^|\/)[._]|(^|\/)(Thumbs\.db|desktop\.ini)$|~$|\.d\.ts$/;

/**
 * Reports files below `pages/`, `messages/`, `legal/` and `content/` that look like a page, messages or a document and are none.
 * `read` are those that went into the site in some way.
 */
export function reportUnread(files: readonly string[], { root, read, inFolders, log }: UnreadContext): void {
  for (const file of files) {
    if (read.has(join(root, file)) || forNobody.test(file)) continue;
    log.add("read/unread-file", { reason: reasonOf(file, inFolders) }, { file });
  }
}

interface UnreadContext {
  readonly root: string;
  readonly read: ReadonlySet<string>;
  /** Whether documents lie in a folder for each language. */
  readonly inFolders: boolean;
  readonly log: Diagnostics;
}

function reasonOf(file: string, inFolders: boolean): UnreadReason {
  if (file.startsWith("content/")) return reasonOfContent(file);
  if (file.startsWith("messages/")) return "messages";
  if (!file.startsWith("legal/")) return /\.[a-z]+$/i.test(file) ? "page" : "link";
  if (/\.md$/i.test(file)) return file.split("/").length <= 2 ? "case" : inFolders ? "language" : "folder";
  return "document";
}

function reasonOfContent(file: string): UnreadReason {
  if (!/\.md$/i.test(file)) return "document";
  return file.split("/").length === 3 ? "case" : "collection";
}

/** A site without its first page answers its own address with nothing. */
export function reportMissingPages(pages: readonly string[], root: string, log: Diagnostics): void {
  if (pages.length === 0 || existsSync(join(root, "pages/index.tsx")))
    return existsSync(join(root, "pages/404.tsx")) || pages.length === 0
      ? undefined
      : log.add("read/no-not-found-page", {}, { file: "pages" });
  log.add("read/no-landing-page", {}, { file: "pages" });
}

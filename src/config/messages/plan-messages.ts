import { posix } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { MessageBooks } from "../../model/messages/messages.js";
import type { Site } from "../../model/site/site.js";
import { nearest } from "../../text/nearest.js";

/** Assigns message files to languages. Reports files without a language, languages with two files, and languages without a file. */
export function planMessages(
  files: readonly string[],
  { languages }: Pick<Site, "languages">,
  log: Diagnostics,
): ReadonlyMap<string, string> {
  const tags = languages.map(({ tag }) => tag);
  const byLanguage = new Map<string, string>();
  for (const file of files) {
    const name = posix.basename(file, posix.extname(file));
    const other = byLanguage.get(name);
    if (!tags.includes(name)) {
      const near = nearest(name.replace("_", "-"), tags);
      log.add("read/messages-of-no-language", { name, near, languages: tags.join(", ") }, { file });
    } else if (other !== undefined) log.add("read/two-message-files", { language: name, other }, { file });
    else byLanguage.set(name, file);
  }
  const [[other, file] = ["", ""]] = byLanguage;
  for (const language of tags)
    if (files.length > 0 && byLanguage.size > 0 && !byLanguage.has(language))
      log.add("read/no-messages", { language, other }, { file });
  return byLanguage;
}

/** Reads the messages of each language from the exports of their files. A site without messages loads nothing for them. */
export async function bindMessages(
  files: ReadonlyMap<string, string>,
  {
    messages,
    languages,
    log,
  }: Pick<Site, "languages"> & { messages: ReadonlyMap<string, unknown>; log: Diagnostics },
): Promise<MessageBooks> {
  if (files.size === 0) return new Map();
  const { readMessages } = await import("./read-messages.js");
  const sources = languages.flatMap(({ tag }) => {
    const sourceFile = files.get(tag);
    if (sourceFile === undefined || !messages.has(sourceFile)) return [];
    return { language: tag, sourceFile, tree: messages.get(sourceFile) };
  });
  return await readMessages(sources, log);
}

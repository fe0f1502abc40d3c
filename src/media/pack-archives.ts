import { zipSync } from "fflate";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ArchiveRequest } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";

/** The earliest time in a ZIP, so that file times do not affect builds. fflate interprets it in the machine's time zone. */
const firstTime = new Date(1980, 0, 1);

/** Packs files uncompressed, because Node's compression differs by version. Reports missing files, and archives with two contents. */
export function packArchives(
  requests: readonly ArchiveRequest[],
  originals: readonly SourceBytes[],
  log: Diagnostics,
): SourceBytes[] {
  const byName = new Map(originals.map((file) => [file.outputFile, file]));
  const first = new Map<string, ArchiveRequest>();
  return requests.flatMap((request) => {
    const { outputFile, entries, page } = request;
    const other = first.get(outputFile);
    first.set(outputFile, other ?? request);
    if (other) {
      if (JSON.stringify(other.entries) !== JSON.stringify(entries))
        log.add("encode/archive-differs", { file: outputFile, other: other.page }, { page });
      return [];
    }
    const contents = entries.flatMap(({ name, content }) => {
      if ("text" in content) return [[name, new TextEncoder().encode(content.text)] as const];
      const bytes = byName.get(content.original)?.bytes;
      if (!bytes) log.add("encode/archive-file", { file: content.original, archive: outputFile }, { page });
      return bytes ? [[name, bytes] as const] : [];
    });
    const bytes = zipSync(Object.fromEntries(contents), { level: 0, mtime: firstTime });
    return [{ outputFile, sourceFile: `the archive ${outputFile}`, bytes }];
  });
}

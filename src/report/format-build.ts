import { formatDuration, formatNumber, formatQuantity, formatTable } from "./format-table.js";
import type { BuildSummary } from "./summarise-build.js";
import type { TextStyle } from "./text-style.js";

interface BuiltFiles {
  readonly summary: BuildSummary;
  /** Lines with the versions of the legal documents in force. */
  readonly inForce?: readonly string[];
  /** The output folder as the user would name it. */
  readonly outDir: string;
}

/** Formats the files of a build as a table: route, file, bytes, compressed bytes. */
export function formatBuild({ summary, inForce = [], outDir }: BuiltFiles, style: TextStyle): string {
  const { routes, pageCount } = summary;
  const rows = [
    ["route", "file", "bytes", "gzip"],
    ...routes.map(({ routePath, file, bytes, gzipBytes }) => [
      routePath,
      `${outDir}/${file}`,
      formatNumber(bytes),
      formatNumber(gzipBytes),
    ]),
  ];
  const [head = "", ...body] = formatTable(rows, ["left", "left", "right", "right"]);
  const lines = [style.dim(head), ...body];
  const more = pageCount - routes.length;
  if (more > 0) lines.push(style.dim(`and ${formatQuantity(more, "more page")}`));
  return [...lines.map((line) => `  ${line}`), "", ...inForce].join("\n");
}

/** Formats the number of written files. */
export function formatTotal({ pageCount, otherCount, otherBytes }: BuildSummary): string {
  return `${formatQuantity(pageCount, "page")} and ${formatQuantity(otherCount, "other file")} (${formatQuantity(otherBytes, "byte")})`;
}

interface Ending {
  /** Milliseconds since the process started. */
  readonly ms: number;
  /** Whether the files are unchanged since an earlier build. */
  readonly unchanged?: boolean;
}

export const formatDone = (total: string, { ms, unchanged = false }: Ending, style: TextStyle): string =>
  `${style.green("✓")} ${unchanged ? "nothing changed: " : ""}${total} in ${style.bold(formatDuration(ms))}`;

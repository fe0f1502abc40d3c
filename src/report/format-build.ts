import { formatDuration, formatNumber, formatTable } from "./format-table.js";
import type { TextStyle } from "./style.js";
import type { BuildSummary } from "./summarise-build.js";

export interface BuildReport {
  readonly summary: BuildSummary;
  /** Lines with the versions of the legal documents in force. */
  readonly inForce?: readonly string[];
  /** The output folder as the user would name it. */
  readonly outDir: string;
  /** Milliseconds since the process started. */
  readonly ms: number;
  /** Whether it is unchanged since an earlier build. */
  readonly unchanged?: boolean;
}

/** Formats the files of a build as a table: route, file, bytes, compressed bytes. */
export function formatBuild(
  { summary, inForce = [], outDir, ms, unchanged = false }: BuildReport,
  style: TextStyle,
): string {
  const { routes, pageCount, otherCount, otherBytes } = summary;
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
  if (more > 0) lines.push(style.dim(`and ${formatNumber(more)} more ${more === 1 ? "page" : "pages"}`));
  const count = (n: number, noun: string) => `${formatNumber(n)} ${noun}${n === 1 ? "" : "s"}`;
  const total = `${count(pageCount, "page")} and ${count(otherCount, "other file")} (${count(otherBytes, "byte")})`;
  return [
    ...lines.map((line) => `  ${line}`),
    "",
    ...inForce,
    `${style.green("✓")} ${unchanged ? "nothing changed: " : ""}${total} in ${style.bold(formatDuration(ms))}`,
    "",
  ].join("\n");
}

import type { LegalDocument } from "../core/project.js";
import type { Tree } from "../core/tree.js";
import { formatInForce } from "./format-history.js";
import { formatDuration, formatNumber, formatTable } from "./format-table.js";
import type { TextStyle } from "./style.js";
import { listOtherFiles, summariseRoutes } from "./summarise-build.js";

export interface BuildReport {
  readonly tree: Tree;
  /** The legal documents as they are in force. */
  readonly legal: readonly LegalDocument[];
  /** The output folder as the person who runs the command would name it. */
  readonly outDir: string;
  /** Milliseconds from the process's start. */
  readonly ms: number;
}

const mostRows = 20;

/** What a build wrote, as a table: route, file, bytes, compressed bytes. */
export function formatBuild({ tree, legal, outDir, ms }: BuildReport, style: TextStyle): string {
  const routes = summariseRoutes(tree, mostRows);
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
  const more = tree.pages.length - routes.length;
  if (more > 0) lines.push(style.dim(`and ${formatNumber(more)} more pages`));
  const others = listOtherFiles(tree);
  const otherBytes = others.reduce((sum, { bytes }) => sum + bytes, 0);
  const count = (n: number, noun: string) => `${formatNumber(n)} ${noun}${n === 1 ? "" : "s"}`;
  const total = `${count(tree.pages.length, "page")} and ${count(others.length, "other file")} (${count(otherBytes, "byte")})`;
  return [
    ...lines.map((line) => `  ${line}`),
    "",
    ...formatInForce(legal, style),
    `${style.green("✓")} ${total} in ${style.bold(formatDuration(ms))}`,
    "",
  ].join("\n");
}

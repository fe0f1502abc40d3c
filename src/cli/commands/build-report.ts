import { relative, resolve } from "node:path";
import type { BuildResult } from "../../build/build-options.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatInForce } from "../../report/format-history.js";
import { diagnosticJson } from "../../report/format-json.js";
import {
  formatOldSources,
  formatReleaseDays,
  formatSilenced,
  formatUnusedRecord,
} from "../../report/format-notes.js";
import { type TextStyle, textStyle } from "../../report/style.js";
import {
  listInForce,
  listOtherFiles,
  summariseBuild,
  summariseRoutes,
  type Weigh,
} from "../../report/summarise-build.js";
import type { CachedJson, CachedText, Painted } from "../past-builds/past-builds.js";

interface ReportOptions {
  readonly root: string;
  readonly out: string;
  readonly weigh: Weigh;
}

/** Formats the findings and the files of a build for people. */
export function textReport(
  { ok, diagnostics, silenced, legal, tree, record, site, checked }: BuildResult,
  { root, out, weigh }: ReportOptions,
): CachedText {
  const shown = shortPath(resolve(root));
  const folder = shown === "." ? "" : `${shown}/`;
  const count = formatCount(diagnostics);
  return {
    found: paint(
      (style) =>
        formatDiagnostics(diagnostics, style, { folder }) +
        formatSilenced(silenced, style) +
        (ok && record?.isUnused ? formatUnusedRecord(style) : ""),
    ),
    summary: ok && tree ? summariseBuild(tree, weigh) : undefined,
    inForce: paint((style) =>
      [
        ...formatInForce(legal, style),
        ...(site ? formatReleaseDays(site) : []),
        ...formatOldSources(legal, { today: checked?.today, style }),
      ].join("\n"),
    ),
    outDir: shortPath(resolve(root, out)),
    count: paint((style) => (ok && count ? `${style.yellow("!")} ${count}` : "")),
  };
}

const paint = (format: (style: TextStyle) => string): Painted => ({
  plain: format(textStyle(false)),
  coloured: format(textStyle(true)),
});

/** The JSON of a build, except for its duration. */
export function jsonReport(result: BuildResult, { root, out, weigh }: ReportOptions): CachedJson {
  const { ok, diagnostics, silenced, lost, legal, tree } = result;
  return {
    json: {
      ok,
      outDir: resolve(root, out),
      routes: ok && tree ? summariseRoutes(tree, weigh) : [],
      files: ok && tree ? listOtherFiles(tree) : [],
      legal: ok ? listInForce(legal) : [],
      diagnostics: diagnostics.map(diagnosticJson),
      silenced,
      lost,
      recorded: listRecorded(result),
    },
  };
}

/** The URLs that were added to the record. */
export const listRecorded = ({ ok, record }: BuildResult): readonly string[] =>
  ok && record?.text !== undefined ? record.added : [];

/** A path for the terminal: relative if it is below the current folder, absolute otherwise. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" ? "." : short.startsWith("..") ? path : short;
}

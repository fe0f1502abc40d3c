import { resolve } from "node:path";
import type { BuildResult } from "../../build/build-options.js";
import { formatBuild, formatTotal } from "../../report/format-build.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatInForce } from "../../report/format-history.js";
import { diagnosticJson } from "../../report/format-json.js";
import {
  formatOldSources,
  formatReleaseDays,
  formatSilenced,
  formatUnusedRecord,
} from "../../report/format-notes.js";
import {
  listInForce,
  listOtherFiles,
  summariseBuild,
  summariseRoutes,
} from "../../report/summarise-build.js";
import type { CachedJson, CachedText } from "../past-builds/past-builds.js";
import { prefixOf, shownPath } from "../terminal/shown-path.js";
import { styleOf } from "../terminal/terminal.js";

interface ReportOptions {
  readonly root: string;
  readonly out: string;
}

/** Formats the findings and the files of a build for people. */
export function textReport(
  { ok, diagnostics, silenced, legal, tree, record, site, checked }: BuildResult,
  { root, out }: ReportOptions,
): CachedText {
  const [style, errors] = [styleOf(1), styleOf(2)];
  const count = formatCount(diagnostics);
  const summary = ok && tree ? summariseBuild(tree) : undefined;
  const inForce = [
    ...formatInForce(legal, style),
    ...(site ? formatReleaseDays(site) : []),
    ...formatOldSources(legal, { today: checked?.today, style }),
  ];
  return {
    found:
      formatDiagnostics(diagnostics, errors, { folder: prefixOf(root) }) +
      formatSilenced(silenced, errors) +
      (ok && record?.isUnused ? formatUnusedRecord(errors) : ""),
    files: summary ? formatBuild({ summary, inForce, outDir: shownPath(resolve(root, out)) }, style) : "",
    total: summary ? formatTotal(summary) : "",
    count: ok && count ? `${errors.yellow("!")} ${count}` : "",
  };
}

/** The JSON of a build, except for its duration. */
export function jsonReport(result: BuildResult, { root, out }: ReportOptions): CachedJson {
  const { ok, diagnostics, silenced, lost, legal, tree } = result;
  return {
    json: {
      ok,
      outDir: resolve(root, out),
      routes: ok && tree ? summariseRoutes(tree) : [],
      files: ok && tree ? listOtherFiles(tree) : [],
      legal: ok ? listInForce(legal) : [],
      diagnostics: diagnostics.map(diagnosticJson),
      silenced,
      lost,
      recorded: listRecorded(result),
    },
  };
}

export const listRecorded = ({ ok, record }: BuildResult): readonly string[] =>
  ok && record?.text !== undefined ? record.added : [];

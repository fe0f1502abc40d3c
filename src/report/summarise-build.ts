import { gzipSync } from "node:zlib";
import { folderIndexOf, outputFileOf } from "../model/addresses/addresses.js";
import type { VersionState } from "../model/legal/legal-history.js";
import type { OutputFile, Tree } from "../model/pages/tree.js";
import type { LegalDocument } from "../model/project.js";

/** The size of a file. */
interface Weight {
  readonly bytes: number;
  /** Compressed with gzip at level 9. */
  readonly gzipBytes: number;
}

interface RouteSummary extends Weight {
  readonly routePath: string;
  readonly file: string;
}

/** The written files of a build, as its table shows them. */
export interface BuildSummary {
  readonly routes: readonly RouteSummary[];
  /** The number of all pages, including the listed routes. */
  readonly pageCount: number;
  readonly otherCount: number;
  readonly otherBytes: number;
}

const maxRows = 20;

const weigh = ({ bytes }: OutputFile): Weight => ({
  bytes: bytes.length,
  gzipBytes: gzipSync(bytes, { level: 9 }).length,
});

export function summariseBuild(tree: Tree): BuildSummary {
  const others = listOtherFiles(tree);
  return {
    routes: summariseRoutes(tree, maxRows),
    pageCount: tree.pages.length,
    otherCount: others.length,
    otherBytes: others.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The routes of a tree with their sizes, at most `max` of them. */
export function summariseRoutes(tree: Tree, max = Number.POSITIVE_INFINITY): RouteSummary[] {
  return tree.pages.slice(0, max).flatMap(({ route }) => {
    const output = tree.files.get(outputFileOf(route.routePath));
    return output ? [{ routePath: route.routePath, file: output.outputFile, ...weigh(output) }] : [];
  });
}

/** The files of a tree that are neither a page nor the second file of one. */
export function listOtherFiles(tree: Tree): { readonly file: string; readonly bytes: number }[] {
  const ofPages = new Set(
    tree.pages.flatMap(({ route }) => [outputFileOf(route.routePath), folderIndexOf(route.routePath)]),
  );
  return [...tree.files.values()]
    .filter(({ outputFile }) => !ofPages.has(outputFile))
    .map(({ outputFile, bytes }) => ({ file: outputFile, bytes: bytes.length }));
}

/** The version in force of each document with a history, and the announced one; those in further languages only if they differ. */
export function listInForce(legal: readonly LegalDocument[]) {
  const seen = new Set<string>();
  return legal.flatMap(({ slug, language, history }) => {
    if (!history) return [];
    const dateOf = (state: VersionState) =>
      history.versions.find((version) => version.state === state)?.date ?? null;
    const dates = { inForce: dateOf("current"), next: dateOf("future") };
    const key = JSON.stringify([slug, dates]);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ document: language === legal[0]?.language ? slug : `${language}/${slug}`, ...dates }];
  });
}

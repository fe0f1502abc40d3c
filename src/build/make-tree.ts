import { relative, resolve } from "node:path";
import type { FoundRecord } from "../effects/effects.js";
import { configureHost } from "../hosts/configure-host.js";
import { reportStaleFiles } from "../hosts/report-host-files.js";
import { posixPath } from "../model/addresses/addresses.js";
import type { Tree } from "../model/pages/tree.js";
import type { SourceBytes } from "../model/project.js";
import { assembleTree } from "../plan/assemble-tree.js";
import { checkRedirects } from "../plan/check-redirects.js";
import { dropUnlinkedOriginals } from "../plan/drop-unlinked-originals.js";
import type { BuildContext } from "./build-options.js";
import { makeOwnFiles } from "./own-parts.js";
import { namesOf } from "./plan-site.js";
import type { RecordChange } from "./record.js";
import type { FinishedPages, PlannedBuild, RenderedPages } from "./step-results.js";

interface FileInput {
  readonly plan: PlannedBuild;
  readonly rendered: Pick<RenderedPages, "images" | "archives">;
  readonly finished: FinishedPages;
}

/** Builds all files except pages: public files, the images and fonts that pages request, and derived files. */
export async function makeFiles(
  { plan, rendered, finished }: FileInput,
  context: BuildContext,
): Promise<readonly SourceBytes[]> {
  const { options, effects, store, watch, log } = context;
  watch.begin("encode");
  const { root, shard, live } = options;
  await live?.scheduler?.yield();
  const { images, archives } = rendered;
  const { fonts, derived } = finished;
  const { icons, cards } = derived;
  const requests = shard
    ? { fonts: [], images, icons: [], cards, archives: [] }
    : { fonts, images: [...images, ...derived.images], icons, cards, archives };
  const { originals, project } = plan;
  const media = await effects.encode.media(requests, { root, fonts: project.fonts, originals, store }, log);
  const { pages } = finished;
  const own = makeOwnFiles({ plan, pages }, context);
  const files = [...originals, ...media, ...derived.files, ...own];
  return dropUnlinkedOriginals(files, { pages, originals: new Set(images.map(({ original }) => original)) });
}

interface Files {
  readonly plan: PlannedBuild;
  readonly pages: FinishedPages["pages"];
  readonly files: readonly SourceBytes[];
}

/** Combines all published files and the host's configuration in a tree. */
export function makeTree({ plan, pages, files }: Files, { options, effects, log }: BuildContext) {
  const { root, outDir, live } = options;
  const { routePaths, redirects, deriving } = plan;
  const { site, sites, host } = deriving;
  const folder = posixPath(relative(root, resolve(root, outDir)));
  const hosted = configureHost({ site, sites, host, pages, files, redirects, outDir: folder }, log);
  const { serving, hostFiles } = hosted;
  const all = [...files, ...hosted.files];
  checkRedirects(redirects, { site, host, routePaths, files: namesOf(all) }, log);
  if (live?.devScript === undefined) {
    const textOf = (path: string) => effects.read.source(root, path);
    reportStaleFiles(hostFiles, { host, files, textOf, outDir: folder }, log);
  }
  return { tree: { ...assembleTree(pages, all, { host, log }), ...(serving && { serving }) }, hostFiles };
}

/** Passes a tree without errors to the server before it is checked. */
export async function showTree(
  { plan, tree }: Pick<Files, "plan"> & { readonly tree: Tree },
  { options, log }: BuildContext,
): Promise<void> {
  const { onTree, scheduler } = options.live ?? {};
  if (log.hasErrors || !onTree) return;
  onTree({ site: plan.project.site, tree });
  await scheduler?.yield();
}

interface Finished {
  readonly tree: Tree;
  readonly before: FoundRecord | undefined;
  readonly record: RecordChange | undefined;
}

/** Writes a tree without errors, then the record of URLs. Returns the unknown files that were overwritten. */
export async function publish(
  { tree, before, record }: Finished,
  { options, effects, watch, log, listShown }: BuildContext,
): Promise<{ readonly lost: readonly string[]; readonly written: boolean }> {
  const { root, outDir, write, strict, force = false, onWait = () => {} } = options;
  const { commit } = effects;
  const isWanted = write && !log.hasErrors && !(strict && (await listShown()).length > 0);
  watch.begin("commit", { quietly: !isWanted });
  const committing = { force, onWait, onFile: watch.progress, log };
  const lost = isWanted ? await commit.write(tree, resolve(root, outDir), committing) : [];
  const written = isWanted && !log.hasErrors;
  if (written && options.record === "update" && record?.text !== undefined)
    commit.record(root, { before: before?.text, after: record.text }, log);
  watch.begin(undefined);
  return { lost, written };
}

import { readPage } from "../check/page/read-page.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { FoundRecord, ReadRecord } from "../effects/effects.js";
import { answerPath } from "../hosts/answer-path.js";
import {
  type AddressRecord,
  addressOf,
  formatRecord,
  recordFile,
} from "../model/addresses/address-record.js";
import type { LegalVersion } from "../model/legal/legal-history.js";
import type { DeriveInput } from "../model/pages/derived.js";
import { type Draft, withHtml } from "../model/pages/page.js";
import type { Tree } from "../model/pages/tree.js";
import { type AnchoredPage, type PageAnchors, planAnchors, planFutureAnchors } from "../plan/plan-anchors.js";
import { listAddresses, planRecord } from "../plan/plan-record.js";
import { addAnchors } from "../render/add-anchors.js";
import { listSome } from "../text/list-some.js";
import { once } from "../util/once.js";

/**
 * How a build uses the record of URLs besides checking the site against it: `update` adds new URLs; `frozen` refuses new URLs if there is a
 * record; `require` also reports a missing record; `create` creates one.
 */
export type RecordUse = "update" | "frozen" | "require" | "create";

export interface RecordChange {
  /** The record as it was read; undefined if there was none. */
  readonly before: FoundRecord | undefined;
  readonly record: AddressRecord;
  /** Its new text; undefined if nothing has to be written. */
  readonly text: string | undefined;
  /** New or changed entries: `/faq`, `/privacy-policy#contact -> #reach-us`. */
  readonly added: readonly string[];
  /** Whether the record is empty and this build may not fill it, though the site has no placeholders; the build then says so. */
  readonly isUnused: boolean;
  /** All pages, redirects, files and anchors that the site has. */
  readonly present: readonly string[];
}

/** Reads the record; reports a missing record if one is required. */
export function openRecord(
  read: ReadRecord,
  root: string,
  { use, log }: { use: RecordUse | undefined; log: Diagnostics },
): FoundRecord | undefined {
  const own = new Diagnostics();
  const record = read(root, own);
  if (use === "require" && !record && !own.hasErrors) own.add("read/no-record", {}, { file: recordFile });
  log.take(own.sorted());
  return record;
}

interface FollowedAnchors {
  readonly anchors: readonly PageAnchors[];
  /** URLs that a future version of a document will not have. */
  readonly ending: ReadonlySet<string>;
  /** Pages whose document is replaced by another version on its day. */
  readonly dated: ReadonlySet<string>;
  /** Pages of versions that are not released: their date may still change, so the record leaves them out. */
  readonly drafted: ReadonlySet<string>;
}

/** Keeps former anchors of headings alive; `compareRecord` reports their problems. */
export function followRecord(before: FoundRecord | undefined, drafts: readonly Draft[]) {
  const log = new Diagnostics();
  return { ...followAnchors(drafts, before?.record ?? [], log), found: log.sorted() };
}

export function followAnchors(
  drafts: readonly Draft[],
  record: AddressRecord,
  log: Diagnostics,
): FollowedAnchors & { readonly drafts: readonly Draft[] } {
  const shown = drafts.map((draft) => ({ draft, page: anchoredPage(draft), history: historyOf(draft) }));
  // A comparison is not a version, and has the headings of both.
  const pages = shown.flatMap(({ page, history }) => (history?.shows === "comparison" ? [] : [page]));
  const future = shown.flatMap(({ draft, page, history }) =>
    history?.shows === "future" && draft.route.canonical !== undefined
      ? [{ ...page, routePath: draft.route.canonical }]
      : [],
  );
  const planned = planAnchors(record, pages, log);
  const { anchors, ending } = planFutureAnchors(record, { anchors: planned, future }, log);
  const dated = new Set(shown.flatMap(({ page, history }) => (history ? [page.routePath] : [])));
  const moved = new Map(anchors.map((page) => [page.routePath, page.moved]));
  const drafted = new Set(
    shown.flatMap(({ history }) => history?.versions.filter(isDrafted) ?? []).flatMap(pathsOf),
  );
  if (moved.size === 0) return { drafts, anchors, ending, dated, drafted };
  const anchored = drafts.map((draft) => {
    const ofPage = moved.get(draft.route.routePath);
    if (!ofPage || ofPage.size === 0) return draft;
    const { route, meta, documents, contents } = draft;
    return withHtml(addAnchors(draft.html, ofPage), { route, meta, documents, contents });
  });
  return { drafts: anchored, anchors, ending, dated, drafted };
}

const isDrafted = ({ released }: LegalVersion) => released === undefined;
const pathsOf = ({ routePath, changesPath }: LegalVersion) => [routePath, changesPath ?? []].flat();

const historyOf = ({ documents }: Draft) => documents.find(({ history }) => history !== undefined)?.history;

function anchoredPage(draft: Draft): AnchoredPage {
  const { route, documents, contents } = draft;
  const shown = [...documents, ...contents];
  return {
    routePath: route.routePath,
    sourceFile: shown[0]?.sourceFile ?? route.module.sourceFile,
    headings: shown.flatMap(({ headings }) => headings.map(({ id }) => id)),
    declared: Object.assign({}, ...documents.map(({ anchors }) => anchors)),
    ids: once(() => readPage(draft.html).ids),
  };
}

interface BuiltSite {
  readonly plan: {
    readonly deriving: Pick<DeriveInput, "site" | "host" | "redirects">;
    readonly routePaths: readonly string[];
  };
  readonly tree: Tree;
  readonly followed: ReturnType<typeof followRecord>;
}

/** Compares a site with its record: reports lost URLs, new ones if they are refused, and problems of anchors. */
export function compareRecord(
  before: FoundRecord | undefined,
  { plan, tree, followed }: BuiltSite,
  { use, log }: { readonly use: RecordUse | undefined; readonly log: Diagnostics },
): RecordChange | undefined {
  // Pages that failed are reported separately, and count as present.
  const reporting = log.hasErrors ? undefined : log;
  log.take(followed.found);
  const creates = use === "create";
  if (!before && !creates) return undefined;
  const { site, redirects } = plan.deriving;
  const { anchors, ending, dated, drafted } = followed;
  const { files, answers, canRedirect } = answering(tree, plan.deriving);
  const addresses = listAddresses({ routePaths: plan.routePaths, redirects, files: files.keys(), answers });
  // The content of a placeholder file will change.
  for (const text of site.placeholderTexts) addresses.delete(text);
  const record = before?.record ?? [];
  // While a new site has placeholders, none of its URLs is public.
  const isDraft = record.length === 0 && site.placeholders.length > 0 && !creates;
  const fixed = {
    addresses: new Set([...addresses].filter((address) => !drafted.has(address))),
    anchors: anchors.filter(({ routePath }) => !drafted.has(routePath)),
  };
  const planned = planRecord({ record, ...fixed, answers, canRedirect }, reporting);
  const isUnused = use === "frozen" && record.length === 0 && !isDraft;
  if ((use === "frozen" || use === "require") && !isDraft && !isUnused) {
    // There may be no build on the day of the other version, so its anchors are followed here.
    const isDated = (address: string) => address.includes("#") && dated.has(address.replace(/#.*/, ""));
    reportNew(
      planned.added.filter((address) => !isDated(address)),
      log,
    );
  }
  const text = formatRecord(planned.record);
  const ownAnchors = anchors.flatMap(({ routePath: path, own }) => own.map((id) => addressOf({ path, id })));
  const present = [...addresses, ...ownAnchors].filter((address) => !ending.has(address));
  return {
    ...planned,
    present,
    isUnused,
    before,
    text: !(creates || use === "update") || isDraft || text === before?.text ? undefined : text,
  };
}

/** Which paths the host would answer with the tree, and which it could redirect. */
function answering(tree: Tree, { site, host, redirects }: BuiltSite["plan"]["deriving"]) {
  const read = new Set(host.configuration?.configFiles);
  const files = new Map([...tree.files].filter(([file]) => !read.has(file)));
  const configured = host.configuration ? redirects : [];
  const answers = (path: string): boolean => {
    // Under a path these have no effect, and a preview there leaves them out.
    if (site.base !== "/" && /^\/(?:robots|app-ads)\.txt$|^\/\.well-known\//.test(path)) return true;
    const answer = answerPath(path, { files, host, redirects: configured });
    if (answer.kind !== "file") return answer.kind !== "nothing";
    // Some hosts answer every path with the landing page.
    return answer.status === 200 && (answer.outputFile !== "index.html" || /^\/(index\.html)?$/.test(path));
  };
  const canRedirect = (path: string): boolean =>
    host.configuration ? !host.configuration.cannotRedirect?.test(path) : /^[^.]*$|\.html$/.test(path);
  return { files, answers, canRedirect };
}

const maxShown = 5;

function reportNew(added: readonly string[], log: Diagnostics): void {
  if (added.length === 0) return;
  const addresses = listSome(added, maxShown);
  log.add("plan/unrecorded", { count: String(added.length), addresses }, { file: recordFile });
}

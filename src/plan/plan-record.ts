import type { Diagnostics } from "../diagnostics/diagnostics.js";
import {
  type AddressRecord,
  active,
  addressOf,
  type RecordEntry,
  recordFile,
} from "../model/addresses/address-record.js";
import { folderIndexOf, outputFileOf } from "../model/addresses/addresses.js";
import { manifestFile, type Redirect } from "../model/hosts/serving.js";
import { nearest } from "../text/nearest.js";
import { compareText } from "../util/compare.js";
import { groupBy } from "../util/group-by.js";
import type { PageAnchors } from "./plan-anchors.js";
import { isRedirectable } from "./plan-redirects.js";

export interface RecordInput {
  readonly record: AddressRecord;
  /** The URLs of the site: pages, redirects and files with public names. */
  readonly addresses: ReadonlySet<string>;
  readonly anchors: readonly PageAnchors[];
  /** Whether the site's host answers a path with something of the site, or with a redirect. */
  readonly answers: (path: string) => boolean;
  readonly canRedirect: (path: string) => boolean;
}

interface PlannedRecord {
  /** The record after the build. */
  readonly record: AddressRecord;
  /** New or changed entries: `/faq`, `/privacy-policy#contact -> #reach-us`. */
  readonly added: readonly string[];
}

/** Compares the record with the site: reports lost URLs if `log` is given, and returns the updated record. */
export function planRecord(input: RecordInput, log: Diagnostics | undefined): PlannedRecord {
  const { record, addresses, anchors } = input;
  const known = new Map(record.map((entry) => [addressOf(entry), entry]));
  const planned = new Map<string, RecordEntry>();
  const plan = (entry: RecordEntry) => {
    const address = addressOf(entry);
    if (!planned.has(address)) planned.set(address, { ...entry, line: known.get(address)?.line });
  };
  for (const path of addresses) plan({ path, state: active });
  for (const { routePath: path, own, moved } of anchors) {
    const byTarget = [...moved];
    for (const id of own) {
      plan({ path, id, state: active });
      for (const [old, to] of byTarget) if (to === id) plan({ path, id: old, state: { kind: "moved", to } });
    }
    for (const [old, to] of byTarget) plan({ path, id: old, state: { kind: "moved", to } });
  }
  const added = [...planned.values()].filter((entry) => !isSame(entry, known.get(addressOf(entry))));
  for (const entry of record) plan(entry);
  if (log) reportLost(input, log);
  return { record: [...planned.values()], added: added.map(describe).sort(compareText) };
}

function reportLost({ record, addresses, answers, canRedirect }: RecordInput, log: Diagnostics): void {
  const known = new Set(record.map(({ path }) => path));
  const newPaths = [...addresses].filter((path) => !known.has(path));
  const lost = record.filter(
    ({ path, id, state }) =>
      id === undefined && state.kind === "active" && !addresses.has(path) && !answers(path),
  );
  const suggestTarget = (path: string) => {
    // Only a file can replace a file.
    const candidates = newPaths.filter((one) => isFile(one) === isFile(path));
    return isRedirectable(path) && canRedirect(path) ? (nearest(path, candidates) ?? "/…") : undefined;
  };
  // A page that is gone is usually gone in each language.
  for (const entries of groupBy(lost, ({ path }) => path.slice(folderOf(path).length)).values()) {
    const paths = entries.map(({ path }) => path).sort((a, b) => a.length - b.length);
    const [address = ""] = paths;
    const line = entries.find(({ path }) => path === address)?.line;
    const suggestions = paths.map((path) => [path, suggestTarget(path)] as const);
    const redirects = suggestions.every(([, target]) => target !== undefined)
      ? suggestions.map(([path, target]) => `"${path}": "${target}"`).join(", ")
      : undefined;
    log.add(
      "plan/lost-address",
      { address, addresses: paths.join(", "), redirects },
      { file: recordFile, ...(line && { line, column: 1 }) },
    );
  }
}

const isFile = (path: string) => /\.\w+$/.test(path);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

const isSame = ({ state }: RecordEntry, other: RecordEntry | undefined) =>
  other?.state.kind === state.kind &&
  (state.kind !== "moved" || other.state.kind !== "moved" || other.state.to === state.to);

const describe = (entry: RecordEntry) =>
  entry.state.kind === "moved" ? `${addressOf(entry)} -> #${entry.state.to}` : addressOf(entry);

interface PublishedAddresses {
  readonly routePaths: readonly string[];
  readonly redirects: readonly Pick<Redirect, "from">[];
  /** Everything that is published, by output file. */
  readonly files: Iterable<string>;
  /** Whether the site's host answers a path with something of the site. */
  readonly answers: (path: string) => boolean;
}

/** The public URLs of a site: its pages, its redirects, and files whose names do not change. */
export function listAddresses({ routePaths, redirects, files, answers }: PublishedAddresses): Set<string> {
  const paths = [...routePaths, ...redirects.map(({ from }) => from)].filter((path) => path !== "/404");
  const ofPages = new Set(
    [...paths, "/404"].flatMap((path) =>
      [outputFileOf(path), folderIndexOf(path) ?? [], path.slice(1)].flat(),
    ),
  );
  const others = [...files].filter((file) => !ofPages.has(file) && !isOfHost(file) && !isHashed(file));
  return new Set([...paths, ...others.flatMap(spellingsOf).filter(answers)]);
}

/** A page that is a file in `public/` is also known without its ending. */
function spellingsOf(file: string): string[] {
  const path = `/${file}`;
  return path.endsWith(".html") ? [path, path.replace(/(?<=\/)index\.html$|\.html$/, "")] : [path];
}

/** Configuration files of any host, which are not public. */
const ofHosts = new Set([
  ...["CNAME", ".nojekyll", ".domains", manifestFile, "_headers", "_redirects", "_routes.json"],
  ...["staticwebapp.config.json", "vercel.json", "firebase.json", "netlify.toml"],
]);
const isOfHost = (file: string) => ofHosts.has(file);

/** Whether a file's name contains a hash of its content, so that the name changes with it. */
const isHashed = (file: string) => /^assets\/.+-[0-9a-f]{10}\.[^/]+$/.test(file);

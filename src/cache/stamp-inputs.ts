import { basename, dirname } from "node:path";
import { onceEach } from "../util/once-each.js";
import { digestOfVariable, type Variables } from "../util/variables.js";
import { ownNamesIn } from "./own-paths.js";
import {
  absent,
  isYoung,
  namesOfStamp,
  type Stamp,
  stampOf,
  stampOfNames,
  stampOfPlace,
  stampOfPresence,
} from "./stamps.js";

/** How a path was read. */
export type Look = "content" | "names" | "presence" | "place";

/** The inputs of a build: absolute paths by how they were read, and environment variables. */
export interface Inputs {
  /** Everything about it: a file's content, its time. */
  readonly content: Iterable<string>;
  /** Folders whose names were listed. */
  readonly names: Iterable<string>;
  /** Paths whose existence was checked. */
  readonly presence: Iterable<string>;
  /** Links that were resolved. */
  readonly place: Iterable<string>;
  /** Names of variables, or `*` for all of them. */
  readonly variables: Iterable<string>;
}

type Stamped = readonly (readonly [name: string, stamp: Stamp])[];

export interface InputStamps {
  readonly content: Stamped;
  /** The folder's own stamp is included if it shows every change of the names: it is checked first. */
  readonly names: readonly (readonly [folder: string, names: Stamp, folderItself?: Stamp])[];
  readonly presence: Stamped;
  readonly place: Stamped;
  /** With a digest of each value, which may be a secret. */
  readonly variables: Stamped;
}

export const noInputs: InputStamps = { content: [], names: [], presence: [], place: [], variables: [] };

/** Stamps taken at the first read, by `lookKey`. */
export type EarlyStamps = ReadonlyMap<string, Stamp>;

export const lookKey = (look: Look, path: string): string => `${look} ${path}`;

export interface StampContext {
  readonly outDir: string;
  /** When the build started to read, by the disk's clock, in milliseconds since 1970. */
  readonly since: number;
  readonly early: EarlyStamps;
  readonly variables: Variables;
}

export function stampLook(look: Look, path: string, outDir: string): Stamp {
  if (look === "content") return stampOf(path);
  if (look === "names") return namesIn(path, outDir);
  return look === "presence" ? stampOfPresence(path) : stampOfPlace(path);
}

const namesIn = (path: string, outDir: string): Stamp =>
  withoutPackages(path, stampOfNames(path, ownNamesIn(path, outDir)));

/** An empty folder of packages counts as missing. */
const withoutPackages = (path: string, names: Stamp): Stamp =>
  names === absent && basename(path) === "node_modules" ? "" : names;

/** Stamps the inputs of a build; returns the path of one that may have changed since, if any. */
export function stampInputs(inputs: Inputs, context: StampContext): InputStamps | { readonly young: string } {
  const { outDir, since, early, variables } = context;
  const listed = onceEach((folder: string) => namesOnceIn(folder, context));
  let young: string | undefined;
  const take = (look: Look, path: string): Stamp => {
    const seen = early.get(lookKey(look, path));
    // Files are not checked again: if one was written since, the next build notices.
    if (look === "content" && seen !== undefined && !isYoung(seen, since)) return seen;
    const stamp = stampLook(look, path, outDir);
    const before = seen ?? absentBefore(look, path, { early, listed });
    const isSure = before === undefined ? !isUnsure(look, { path, stamp }, since) : before === stamp;
    if (!isSure || (look === "content" && isYoung(stamp, since))) young ??= path;
    return stamp;
  };
  const list = (look: Look, paths: Iterable<string>) =>
    [...paths].map((path) => [path, take(look, path)] as const);
  const stamps: InputStamps = {
    content: list("content", inputs.content),
    names: list("names", inputs.names).map(([path, names]) => {
      const folder = stampOf(path);
      return isYoung(folder, since) ? [path, names] : [path, names, folder];
    }),
    presence: list("presence", inputs.presence),
    place: list("place", inputs.place),
    variables: [...inputs.variables].map((name) => [name, digestOfVariable(name, variables)]),
  };
  return young === undefined ? stamps : { young };
}

/**
 * `absent` for a path that was missing when the build first checked it or listed its folder: it had neither content nor names then. The
 * build itself writes into some folders, so their own stamps would be uncertain. Otherwise undefined.
 */
function absentBefore(
  look: Look,
  path: string,
  { early, listed }: Pick<StampContext, "early"> & { listed: (folder: string) => Listed | undefined },
): Stamp | undefined {
  const [folder, name] = [dirname(path), basename(path)];
  const names = listed(folder);
  const wasThere = !names || names.isOwn(name) || names.all.has(name);
  if (wasThere && early.get(lookKey("presence", path)) !== absent) return undefined;
  return look === "names" ? withoutPackages(path, absent) : absent;
}

/** The names in a folder when it was first listed, without those that a build itself creates. */
interface Listed {
  readonly all: ReadonlySet<string>;
  readonly isOwn: (name: string) => boolean;
}

function namesOnceIn(folder: string, { early, outDir }: StampContext): Listed | undefined {
  const names = early.get(lookKey("names", folder));
  if (names === undefined || names.startsWith("!")) return undefined;
  return { all: namesOfStamp(names), isOwn: ownNamesIn(folder, outDir) };
}

/** Whether an input without an early stamp may have changed before its stamp was taken. */
function isUnsure(look: Look, { path, stamp }: { path: string; stamp: Stamp }, since: number): boolean {
  if (look === "place") return true;
  if (stamp !== absent) return isYoung(look === "content" ? stamp : stampOf(path), since);
  let above = dirname(path);
  while (stampOf(above) === absent && dirname(above) !== above) above = dirname(above);
  return isYoung(stampOf(above), since);
}

import { basename, dirname, join } from "node:path";

/** The output folder, and the names that a commit uses beside it. */
export interface OutputFolder {
  /** Absolute. */
  readonly path: string;
  readonly parent: string;
  /** Where a commit stages the new folder, by a token of its own. */
  readonly staged: (token: string) => string;
  /** Where a commit puts the folder that it replaces: it comes back if the commit is killed. */
  readonly aside: (token: string) => string;
  /** What a commit has replaced, and is removed. It never comes back. */
  readonly gone: (token: string) => string;
  /** What says who writes the folder. */
  readonly lock: string;
  /** What says who has taken a lock over, by the token of the lock. */
  readonly lockAfter: (token: string) => string;
  /** Where a lock is written before it has its name. */
  readonly draft: (token: string) => string;
}

const kinds = ["new", "old", "gone", "lock", "draft"] as const;
type Kind = (typeof kinds)[number];

export function outputFolder(path: string): OutputFolder {
  const parent = dirname(path);
  const beside = (kind: Kind) => join(parent, `.${basename(path)}.handbill-${kind}`);
  const named = (kind: Kind) => (token: string) => `${beside(kind)}-${token}`;
  return {
    path,
    parent,
    staged: named("new"),
    aside: named("old"),
    gone: named("gone"),
    lock: beside("lock"),
    lockAfter: named("lock"),
    draft: named("draft"),
  };
}

/** What a name beside an output folder would be left over from. That it is ours, only what is inside can tell. */
export function kindOf(name: string, { path }: OutputFolder): Kind | undefined {
  const prefix = `.${basename(path)}.handbill-`;
  const [, kind] = /^([a-z]+)-[0-9a-f]{16}$/.exec(name.slice(prefix.length)) ?? [];
  return name.startsWith(prefix) ? kinds.find((known) => known === kind) : undefined;
}

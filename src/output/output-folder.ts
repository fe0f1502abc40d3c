import { basename, dirname, join } from "node:path";

/** The output folder, and the names that a commit uses next to it. */
export interface OutputFolder {
  /** Absolute. */
  readonly path: string;
  readonly parent: string;
  /** The name under which a commit stages the new folder, by its own token. */
  readonly staged: (token: string) => string;
  /** The name under which a commit moves the replaced folder aside: it is restored if the commit is killed. */
  readonly backup: (token: string) => string;
  /** The name of a replaced folder that is being removed. It is never restored. */
  readonly trash: (token: string) => string;
  /** The lock, which names the process that writes the folder. */
  readonly lock: string;
  /** The file that names the new owner of a lock, by the old lock's token. */
  readonly lockAfter: (token: string) => string;
  /** The name under which a lock is written before it is renamed. */
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
    backup: named("old"),
    trash: named("gone"),
    lock: beside("lock"),
    lockAfter: named("lock"),
    draft: named("draft"),
  };
}

/** The kind of leftover that a name next to an output folder may belong to. Only its content shows whether it is ours. */
export function kindOf(name: string, { path }: OutputFolder): Kind | undefined {
  const prefix = `.${basename(path)}.handbill-`;
  const [, kind] = /^([a-z]+)-[0-9a-f]{16}$/.exec(name.slice(prefix.length)) ?? [];
  return name.startsWith(prefix) ? kinds.find((known) => known === kind) : undefined;
}

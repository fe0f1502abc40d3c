import { basename, dirname, join } from "node:path";

const kinds = ["new", "old", "gone", "lock", "draft"] as const;
type Kind = (typeof kinds)[number];

/** The output folder, and the names that a commit uses next to it. */
export type OutputFolder = Readonly<ReturnType<typeof outputFolder>>;

/** `path` is absolute. */
export function outputFolder(path: string) {
  const parent = dirname(path);
  const pathOf = (kind: Kind) => join(parent, `.${basename(path)}.handbill-${kind}`);
  const pathWithToken = (kind: Kind) => (token: string) => `${pathOf(kind)}-${token}`;
  return {
    path,
    parent,
    /** The name under which a commit stages the new folder, by its own token. */
    staged: pathWithToken("new"),
    /** The name under which a commit moves the replaced folder aside: it is restored if the commit is killed. */
    backup: pathWithToken("old"),
    /** The name of a replaced folder that is being removed. It is never restored. */
    trash: pathWithToken("gone"),
    /** The lock, which names the process that writes the folder. */
    lock: pathOf("lock"),
    /** The file that names the new owner of a lock, by the old lock's token. */
    lockAfter: pathWithToken("lock"),
    /** The name under which a lock is written before it is renamed. */
    draft: pathWithToken("draft"),
  };
}

/** The kind of leftover that a name next to an output folder may belong to. Only its content shows whether it is ours. */
export function kindOf(name: string, { path }: OutputFolder): Kind | undefined {
  const prefix = `.${basename(path)}.handbill-`;
  const [, kind] = /^([a-z]+)-[0-9a-f]{16}$/.exec(name.slice(prefix.length)) ?? [];
  return name.startsWith(prefix) ? kinds.find((known) => known === kind) : undefined;
}

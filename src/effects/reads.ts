/** How a path was read: what is at it, or the names in a folder. */
export type ReadKind = "content" | "names";

/** All that code has read, each once. */
export interface Reads {
  /** Absolute paths of files that were read or sought, and of folders that were sought. */
  readonly content: ReadonlySet<string>;
  /** Absolute paths of folders that were listed. */
  readonly names: ReadonlySet<string>;
  /** Environment variables; `*` if all of them were listed. */
  readonly variables: ReadonlySet<string>;
}

/** The state of something that was read, as a text: the same stamp means the same content. */
export type Stamp = string;

type Stamped = readonly (readonly [name: string, stamp: Stamp])[];

/** What was read, with its state then. A variable may be a secret: its stamp is a digest. */
export interface ReadStamps {
  readonly content: Stamped;
  readonly names: Stamped;
  readonly variables: Stamped;
}

/** A list of reads that grows. */
export class ReadList implements Reads {
  readonly content = new Set<string>();
  readonly names = new Set<string>();
  readonly variables = new Set<string>();

  add({ content, names, variables }: { readonly [Key in keyof Reads]?: Iterable<string> }): void {
    for (const path of content ?? []) this.content.add(path);
    for (const path of names ?? []) this.names.add(path);
    for (const name of variables ?? []) this.variables.add(name);
  }
}

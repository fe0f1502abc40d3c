/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

export type ReadKind = "content" | "names";

export interface Reads {
  /** Absolute paths of files that were read or looked for, and of folders that were looked for. */
  readonly content: ReadonlySet<string>;
  /** Absolute paths of folders that were listed. */
  readonly names: ReadonlySet<string>;
  /** Environment variables; `*` if all of them were listed. */
  readonly variables: ReadonlySet<string>;
}

/** The state of a read path or variable: equal stamps mean equal content. */
export type Stamp = string;

type Stamped = readonly (readonly [name: string, stamp: Stamp])[];

/** Reads with their state at that time. Stamps of variables are digests, because variables may be secrets. */
export interface ReadStamps {
  readonly content: Stamped;
  readonly names: Stamped;
  readonly variables: Stamped;
}

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

import { digestOfData } from "../core/digest-data.js";
import { onceEach } from "../core/once-each.js";

/** What pages are given, by the questions that they ask of it. */
export interface Sources {
  /** Values by name: `site en`, `messages en`. */
  readonly values: ReadonlyMap<string, () => unknown>;
  /** Lists of documents by name: `legal en`, `collection en help`. */
  readonly lists: ReadonlyMap<string, DocumentList>;
}

/** Documents by their names, in their order. */
export type DocumentList = ReadonlyMap<string, Listed>;

export interface Listed {
  readonly slug: string;
}

/** A question with a digest of the answer. */
export type Asked = readonly [question: string, answer: string];

/** So many documents may be asked for the same part one by one; more are asked as one. */
const mostAlone = 16;

/**
 * Follows what pages ask of what they are given, page by page: values as a whole, of documents which part of which of them.
 * A question is the name of a value, or of a list with a part of its documents and the document, `*` for all of them.
 */
export class ReadFollower {
  readonly #sources: Sources;
  readonly #answers: (question: string) => string | undefined;
  readonly #originals = new WeakMap<object, { readonly list: string; readonly document: Listed }>();
  readonly #shapes = new Map<string, PropertyDescriptorMap>();
  readonly #views: (list: string) => readonly Listed[];
  /** The lists that the page got. */
  #given = new Map<string, readonly Listed[]>();
  #values = new Set<string>();
  /** The documents that were asked for a part, by the list and the part; all of them for none. */
  #parts = new Map<string, Set<string> | undefined>();

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#answers = onceEach((question) => digestOfData(this.#find(question)));
    this.#views = onceEach((list) =>
      [...(sources.lists.get(list)?.values() ?? [])].map((one) => this.#viewOf(list, one)),
    );
  }

  /** What is asked from now on is asked by another page. */
  begin(): void {
    this.#given = new Map();
    this.#values = new Set();
    this.#parts = new Map();
  }

  /** What was asked since, with the answers; undefined if there is none to one of the questions. */
  asked(): Asked[] | undefined {
    const ofParts = [...this.#parts].flatMap(([part, slugs]) =>
      [...(slugs ?? ["*"])].map((slug) => `${part}\n${slug}`),
    );
    const found: Asked[] = [];
    for (const question of [...this.#values, ...ofParts]) {
      const answer = this.#answers(question);
      if (answer === undefined) return undefined;
      found.push([question, answer]);
    }
    return found;
  }

  /** Whether all that was asked once would be answered as it was. */
  isAsBefore(asked: readonly Asked[]): boolean {
    return asked.every(([question, answer]) => this.#answers(question) === answer);
  }

  /** Notes that a value is asked for. */
  note(name: string): void {
    this.#values.add(name);
  }

  /** A list of documents as a page gets it: one of its own, in which each tells what it is asked for. */
  list<Document extends Listed>(name: string): readonly Document[] {
    this.note(name);
    const given = this.#given.get(name) ?? this.#views(name).slice();
    this.#given.set(name, given);
    return given as readonly Listed[] as readonly Document[];
  }

  /** The document that a page means, with the name of its list; without one if it is none that was given to it. */
  original<Document extends object>(shown: Document): { document: Document; list: string | undefined } {
    const found = this.#originals.get(shown);
    return { document: (found?.document as Document | undefined) ?? shown, list: found?.list };
  }

  #viewOf(list: string, document: Listed): Listed {
    const parts = Object.keys(document).filter((part) => part !== "slug");
    const shape = this.#shapes.get(parts.join()) ?? this.#shapeOf(parts);
    this.#shapes.set(parts.join(), shape);
    // That the list is what it was says that its documents are called as they were; most pages look for theirs among all.
    const slug = { enumerable: true, value: document.slug };
    const view = Object.defineProperties({} as Listed, { slug, ...shape });
    this.#originals.set(view, { list, document });
    return view;
  }

  /** All documents with the same parts share these functions, so that they are as quick as those of a class. */
  #shapeOf(parts: readonly string[]): PropertyDescriptorMap {
    const follower = this;
    const entries = parts.map((part): [string, PropertyDescriptor] => [
      part,
      {
        enumerable: true,
        get(this: object): unknown {
          const found = follower.#originals.get(this);
          if (!found) return undefined;
          const { list, document } = found;
          follower.#notePart(`${list}\n${part}`, document.slug);
          return Reflect.get(document, part);
        },
      },
    ]);
    return Object.fromEntries(entries);
  }

  #notePart(part: string, slug: string): void {
    const slugs = this.#parts.get(part);
    if (slugs) {
      slugs.add(slug);
      if (slugs.size > mostAlone) this.#parts.set(part, undefined);
    } else if (!this.#parts.has(part)) this.#parts.set(part, new Set([slug]));
  }

  #find(question: string): unknown {
    const [name = "", part, slug] = question.split("\n");
    const documents = this.#sources.lists.get(name);
    if (!documents) return this.#sources.values.get(name)?.();
    if (part === undefined) return [...documents.keys()];
    const partOf = (document: Listed) => Reflect.get(document, part) as unknown;
    if (slug === "*") return [...documents.values()].map(partOf);
    const document = documents.get(slug ?? "");
    return document && partOf(document);
  }
}

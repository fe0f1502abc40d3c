import { digestOfHtml } from "../util/html-bytes.js";
import { onceEach } from "../util/once-each.js";
import { digestOfAll, digestOfData } from "./digest-data.js";
import { DocumentViews, type Listed, type Part } from "./document-views.js";
import { copyForPage } from "./find-document.js";

/** What pages are given, by the questions that they ask of it. */
export interface Sources {
  /** Values by name: `site en`, `messages en`. */
  readonly values: ReadonlyMap<string, () => unknown>;
  /** Lists of documents by name: `legal en`, `collection en help`. */
  readonly lists: ReadonlyMap<string, DocumentList>;
}

/** Documents by their names, in their order. */
export type DocumentList = ReadonlyMap<string, Listed>;

/** A question with a digest of the answer. */
export type Asked = readonly [question: string, answer: string];

/** So many documents may be asked for the same part one by one; more are asked as one. */
const mostAlone = 16;

/**
 * Follows what pages ask of what they are given, page by page: values as a whole, of documents which parts of which of them.
 * A question is the name of a value, or of a list with parts of its documents and the document, `*` for all of them.
 */
export class ReadFollower {
  readonly #sources: Sources;
  readonly #answers: (question: string) => string | undefined;
  readonly #answered = onceEach((questions: string) => this.#answerAll(questions.split(between)));
  readonly #documents: DocumentViews;
  readonly #views: (list: string) => readonly Listed[];
  /** The lists that the page got. */
  #given = new Map<string, readonly Listed[]>();
  #values = new Set<string>();
  /** The documents that were asked for a part; all of them for none. */
  #parts = new Map<Part, Set<string> | undefined>();

  constructor(sources: Sources, documents = new DocumentViews()) {
    this.#sources = sources;
    this.#answers = onceEach((question) => this.#answer(question));
    this.#documents = documents;
    documents.onAsked = (part, slug) => this.#notePart(part, slug);
    this.#views = onceEach((list) => documents.of(list, sources.lists.get(list)?.values() ?? []));
  }

  /** What is asked from now on is asked by another page. */
  begin(): void {
    this.#given = new Map();
    this.#values = new Set();
    this.#parts = new Map();
  }

  /**
   * What was asked since, with the answers; undefined if there is none to one of the questions. Of pages that have asked the same
   * it is the same object.
   */
  asked(): readonly Asked[] | undefined {
    const questions = [...this.#values, ...this.#listParts()];
    return questions.length === 0 ? nothing : this.#answered(questions.join(between));
  }

  #answerAll(questions: readonly string[]): readonly Asked[] | undefined {
    const found: Asked[] = [];
    for (const question of questions) {
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
    const given = this.#given.get(name) ?? copyForPage(this.#views(name));
    this.#given.set(name, given);
    return given as readonly Listed[] as readonly Document[];
  }

  /** A key under which a page gets such a list. */
  readonly late = onceEach(
    (name: string): PropertyDescriptor => ({ enumerable: true, get: () => this.list(name) }),
  );

  /** The document that a page means, with the name of its list; without one if it is none that was given to it. */
  original<Document extends object>(shown: Document): { document: Document; list: string | undefined } {
    const found = this.#documents.original(shown);
    return { document: (found?.document as Document | undefined) ?? shown, list: found?.list };
  }

  #notePart(part: Part, slug: string): void {
    const slugs = this.#parts.get(part);
    if (slugs) {
      slugs.add(slug);
      if (slugs.size > mostAlone) this.#parts.set(part, undefined);
    } else if (!this.#parts.has(part)) this.#parts.set(part, new Set([slug]));
  }

  /** Of one document all that was asked for is one question. */
  #listParts(): string[] {
    const ofAll: string[] = [];
    const partsOf = new Map<string, string[]>();
    for (const [{ list, name }, slugs] of this.#parts) {
      if (!slugs) ofAll.push([list, name, "*"].join("\n"));
      for (const slug of slugs ?? []) {
        const document = `${list}\n${slug}`;
        const parts = partsOf.get(document);
        if (parts) parts.push(name);
        else partsOf.set(document, [name]);
      }
    }
    const alone = [...partsOf].map(([document, parts]) => {
      const [list = "", slug = ""] = document.split("\n");
      return [list, parts.sort().join(), slug].join("\n");
    });
    return [...ofAll, ...alone];
  }

  #answer(question: string): string | undefined {
    const [name = "", parts, slug] = question.split("\n");
    const documents = this.#sources.lists.get(name);
    if (!documents) return digestOfData(this.#sources.values.get(name)?.());
    if (parts === undefined) return digestOfData([...documents.keys()]);
    if (slug === "*") return digestOfAll([...documents.values()].map((one) => partOf(one, parts)));
    const document = documents.get(slug ?? "");
    return document && digestOfAll(parts.split(",").map((part) => partOf(document, part)));
  }
}

/** No question has it. */
const between = "\0";

const nothing: readonly Asked[] = [];

/** A part, by what tells it from any other. */
const partOf = (document: Listed, part: string): unknown =>
  part === "html" ? digestOfHtml(document) : Reflect.get(document, part);

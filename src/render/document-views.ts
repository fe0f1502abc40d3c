import { onceEach } from "../util/once-each.js";

export interface Listed {
  readonly slug: string;
}

/** A part that each document of a list has. */
export interface Part {
  readonly list: string;
  readonly name: string;
}

/** What is known of a view: where the document comes from. */
export interface Original {
  readonly list: string;
  readonly document: Listed;
}

interface ViewsOfList {
  readonly shapeOf: (parts: string) => PropertyDescriptorMap;
  readonly views: WeakMap<Listed, Listed>;
}

/**
 * Documents as pages get them: objects that tell which of their parts are asked for. To make a thousand takes longer than to render a page:
 * whoever builds again and again keeps those of documents that are the very same as before.
 */
export class DocumentViews {
  /** Told of each part of a document that is asked for. */
  onAsked: (part: Part, slug: string) => void = () => {};
  readonly #originals = new WeakMap<object, Original>();
  readonly #lists = onceEach(
    (list: string): ViewsOfList => ({
      shapeOf: onceEach((parts) => this.#shapeOf(list, parts.split("\n"))),
      views: new WeakMap(),
    }),
  );

  /** The views of a list's documents. */
  of(list: string, documents: Iterable<Listed>): Listed[] {
    const { shapeOf, views } = this.#lists(list);
    return Array.from(documents, (document) => {
      const before = views.get(document);
      if (before) return before;
      const view = this.#viewOf(document, list, shapeOf(Object.keys(document).join("\n")));
      views.set(document, view);
      return view;
    });
  }

  /** What a view shows; undefined of what is none. */
  original(view: object): Original | undefined {
    return this.#originals.get(view);
  }

  #viewOf(document: Listed, list: string, shape: PropertyDescriptorMap): Listed {
    // That the list is what it was says that its documents are called as they were. Whoever looks for one asks each.
    const slug = { enumerable: true, value: document.slug };
    const view = Object.freeze(Object.defineProperties({} as Listed, { ...shape, slug }));
    this.#originals.set(view, { list, document });
    return view;
  }

  /** All documents of a list with the same parts share these functions, so that they are as quick as those of a class. */
  #shapeOf(list: string, parts: readonly string[]): PropertyDescriptorMap {
    const originals = this.#originals;
    const note = (part: Part, slug: string) => this.onAsked(part, slug);
    const entries = parts.map((name): [string, PropertyDescriptor] => {
      const part = { list, name };
      const get = function (this: object): unknown {
        const document = originals.get(this)?.document;
        if (!document) return undefined;
        note(part, document.slug);
        return Reflect.get(document, name);
      };
      return [name, { enumerable: true, get }];
    });
    return Object.fromEntries(entries);
  }
}

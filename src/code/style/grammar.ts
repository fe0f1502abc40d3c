import data from "css-tree/definition-syntax-data";
import { Lexer } from "css-tree/lexer";
import selectors from "mdn-data/css/selectors.json";

type Kind = "types" | "properties";

/**
 * The syntax of CSS as css-tree knows it. Only what a style sheet needs is given to its matcher, which takes a hundred times as long to
 * prepare all of it.
 */
export class Grammar {
  readonly #lexer = new Lexer({ generic: true }, undefined, {});
  /** css-tree has a function for each of the types that all values consist of. */
  readonly #known = { types: new Set(Object.keys(this.#lexer.types)), properties: new Set<string>() };
  readonly #words = new Map<string, ReadonlySet<string>>();
  readonly properties = Object.keys(data.properties).filter((name) => !name.startsWith("-"));
  readonly atRules = Object.keys(data.atrules).filter((name) => !name.startsWith("-"));
  readonly pseudos = Object.keys(selectors).flatMap((name) => /^::?([a-z][a-z-]*)/.exec(name)?.[1] ?? []);
  readonly functions = new Set(
    Object.values(data.types).flatMap((text) => text.toLowerCase().match(/[a-z][\w-]*(?=\()/g) ?? []),
  );
  readonly units = new Set(Object.values(this.#lexer.units).flat());

  /** The syntax of a property, or of a descriptor such as `src` in `@font-face`; undefined if it is not known. */
  syntaxOf(property: string, atRule?: string): string | undefined {
    const descriptors = atRule === undefined ? undefined : data.atrules[atRule]?.descriptors;
    if (descriptors && property in descriptors) return descriptors[property] ?? undefined;
    // Only one browser knows a prefixed property, and no browser supports the properties of speech.
    if (/^-|^speak/.test(property)) return undefined;
    return Object.hasOwn(data.properties, property) ? `<'${property}'>` : undefined;
  }

  /** The offset where a value stops being valid, which may be its end; undefined if it is valid, or too long to check. */
  match(syntax: string, value: string): number | undefined {
    this.#prepare(syntax);
    const property = /^<'([\w-]+)'>$/.exec(syntax)?.[1];
    const { error, iterations } = property
      ? this.#lexer.matchProperty(property, value)
      : this.#lexer.match(syntax, value);
    // css-tree gives up on a value with long lists.
    return error && iterations < 15_000
      ? ((error as { mismatchOffset?: number }).mismatchOffset ?? 0)
      : undefined;
  }

  /** The keywords of all properties. */
  get allWords(): ReadonlySet<string> {
    return this.wordsOf(this.properties.map((name) => `<'${name}'>`).join());
  }

  /** The keywords in a syntax and in those that it refers to. */
  wordsOf(syntax: string): ReadonlySet<string> {
    const cached = this.#words.get(syntax);
    if (cached) return cached;
    const words = new Set<string>();
    const seen = new Set<string>();
    const visit = (text: string) => {
      if (seen.size === seen.add(text).size) return;
      const plain = text.replace(/<[^>]*>|\[[-\d,∞]+\]/g, "");
      for (const [word] of plain.matchAll(/(?<![\w'-])[a-z][\w-]*(?![\w(-])/gi))
        words.add(word.toLowerCase());
      for (const [kind, name] of references(text)) visit(data[kind][name] ?? "");
    };
    visit(syntax);
    this.#words.set(syntax, words);
    return words;
  }

  #prepare(text: string): void {
    for (const [kind, name] of references(text)) {
      const syntax = data[kind][name];
      if (syntax === undefined || this.#known[kind].has(name)) continue;
      this.#known[kind].add(name);
      // Obsolete forms, one of which is anything in brackets.
      const plain = syntax.replace(/\|\s*<-[\w-]+(?:\(\))?>/g, "");
      if (kind === "types") this.#lexer.addType_(name, plain);
      else this.#lexer.addProperty_(name, plain);
      this.#prepare(plain);
    }
  }
}

function* references(text: string): Generator<[Kind, string]> {
  for (const [, property, type = ""] of text.matchAll(/<(?:'([\w-]+)'|([\w-]+(?:\(\))?))/g))
    yield property === undefined ? ["types", type] : ["properties", property];
}

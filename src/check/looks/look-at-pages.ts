import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { pageReader } from "../read-page.js";
import type { PageTree, ReadPage, Rule } from "../rule.js";
import { summariser } from "../summarise-page.js";
import type { SeenPage } from "./kept-page.js";
import type { Question } from "./question.js";
import { digestOfStyle, styleViewer } from "./style-view.js";

/** All that is known of a page before it is read. */
export type PageToLookAt = Omit<ReadPage, "facts" | "style" | "isWithin">;

export interface LookedPage extends SeenPage {
  /** What the rules asked of the site's other files, and of the page's style. */
  readonly asked: readonly Question[];
  /** The digest of its style, as `digestOfStyle` gives it. */
  readonly style: string;
}

/**
 * Looks at one page after the other, by the rules about pages. What that comes to is plain data, and depends on the page and
 * on what its rules may look at, not on other pages: so it is the same in any thread, in any order.
 */
export function pageLooker(
  { files, ...tree }: PageTree,
  rules: Readonly<Record<string, Rule>>,
): (page: PageToLookAt) => LookedPage {
  const asked = new Set<Question>();
  const note = (question: Question) => void asked.add(question);
  const asking: PageTree["files"] = {
    has: (path) => {
      note(`?${path}`);
      return files.has(path);
    },
    get: (path) => {
      note(`=${path}`);
      return files.get(path);
    },
  };
  const pageRules = Object.values(rules).flatMap(({ page }) => page?.({ ...tree, files: asking }) ?? []);
  const summarise = summariser(tree.address);
  const read = pageReader();
  const styleDigest = digestOfStyle();
  const view = styleViewer(note);
  return (page) => {
    const log = new Diagnostics();
    asked.clear();
    // Its text is made anew each time that it is asked for.
    const text = page.html;
    const facts = read(text);
    const { style, css, end } = view(facts);
    const known = new KnownPage(page, { text, facts, style, note });
    for (const rule of pageRules) rule(known, log);
    const summary = summarise(known);
    end();
    return { found: log.sorted(), summary, asked: [...asked], style: styleDigest(css) };
  };
}

interface Known extends Pick<ReadPage, "facts" | "style"> {
  readonly text: string;
  readonly note: (question: Question) => void;
}

/** A page as rules see it. Of an object with a getter of its own V8 would keep the text until it goes through the whole heap. */
class KnownPage implements ReadPage {
  readonly routePath: string;
  readonly canonical: string | undefined;
  declare readonly language?: string;
  readonly sourceFile: string;
  readonly sources: readonly string[];
  readonly document: ReadPage["document"];
  readonly facts: ReadPage["facts"];
  readonly style: ReadPage["style"];
  readonly #text: string;
  readonly #note: Known["note"];

  constructor(page: PageToLookAt, { text, facts, style, note }: Known) {
    this.routePath = page.routePath;
    this.canonical = page.canonical;
    if (page.language !== undefined) this.language = page.language;
    this.sourceFile = page.sourceFile;
    this.sources = page.sources;
    this.document = page.document;
    this.facts = facts;
    this.style = style;
    this.#text = text;
    this.#note = note;
  }

  get html(): string {
    this.#note("~all");
    return this.#text;
  }

  isWithin(bytes: number): boolean {
    this.#note(`~within ${bytes}`);
    return Buffer.byteLength(this.#text) <= bytes;
  }
}

import type { CheckedPage } from "../../model/pages/checked-tree.js";
import type { Page } from "../../model/pages/page.js";
import type { LegalDocument } from "../../model/project.js";

/** A page of a tree. Its text is decoded when its turn comes, not for all pages at once. */
export class TreePage implements CheckedPage {
  readonly routePath: string;
  readonly canonical: string | undefined;
  declare readonly language?: string;
  readonly hash: () => string;
  readonly sourceFile: string;
  readonly sources: readonly string[];
  readonly document: LegalDocument | undefined;
  readonly #page: Page;

  constructor(page: Page) {
    const { route, documents, contents } = page;
    const { routePath, canonical, language, module, choosesLanguage } = route;
    this.routePath = routePath;
    this.canonical = canonical;
    if (!choosesLanguage) this.language = language;
    this.hash = page.hash;
    this.sourceFile = module.sourceFile;
    this.sources = [...module.sources, ...[...documents, ...contents].map((shown) => shown.sourceFile)];
    this.document = documents[0];
    this.#page = page;
  }

  get html(): string {
    return this.#page.html;
  }
}

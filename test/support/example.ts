import { readTree } from "../../src/check/check-tree.js";
import type { Rule } from "../../src/check/rule.js";
import { resolveSite } from "../../src/config/resolve-site.js";
import { Diagnostics, type Seek } from "../../src/diagnostics/diagnostics.js";
import { hostOf } from "../../src/hosts/hosts.js";
import { folderIndexOf, outputFileOf } from "../../src/model/addresses/addresses.js";
import type { SiteConfig } from "../../src/model/config/site-config.js";
import type { CheckedTree, SampleTexts } from "../../src/model/pages/checked-tree.js";
import type { DeriveInput } from "../../src/model/pages/derived.js";
import { type Page, withHtml } from "../../src/model/pages/page.js";
import type { LegalDocument, PageModule } from "../../src/model/project.js";
import type { Site } from "../../src/model/site/site.js";
import { checkTree } from "./rooms/check-tree.js";

/** A complete config, with every key. */
export const exampleConfig = {
  url: "https://me.example/some-repo",
  language: "en",
  app: {
    name: "Example",
    subtitle: "An example, briefly",
    description: "An example.",
    category: "Lifestyle",
    price: { amount: 0, currency: "USD" },
  },
  stores: {
    appStore: {
      url: "https://apps.apple.com/us/app/example/id1234",
      bundleId: "example.me.app",
      teamId: "ABCDE12345",
    },
    googlePlay: {
      beta: "https://play.google.com/apps/testing/example.me.app",
      expected: "2026-12",
      fingerprints: [Array(32).fill("0F").join(":")],
    },
  },
  publisher: {
    name: "Me",
    email: "hello@me.example",
    address: ["1 Some Street", "Some Town"],
    phone: "+1 617 555 0123",
  },
  links: {
    instagram: "https://instagram.example/me",
    partners: { url: "https://forms.example/me", label: "Partners", glyph: "/partners.svg" },
  },
  facts: { city: "Boston", headline: { struck: "later", marked: "now" } },
  legal: {
    effectiveDate: "2025-08-17",
    minimumAge: 13,
    liabilityCap: { amount: 100, currency: "USD", months: 12 },
    governingLaw: "Massachusetts",
    courts: "Boston",
    collected: {
      account: { title: "Account", items: ["name", "email address"] },
      content: { title: "Content", items: ["posts"] },
    },
  },
  copyrightYear: 2025,
  themeColor: { light: "#ffffff", dark: "#000000" },
  icon: "/icon.svg",
  placeholders: ["publisher.email"],
} satisfies SiteConfig;

export function exampleSite(changes: Partial<SiteConfig> = {}): Site {
  return resolveSite({ ...exampleConfig, ...changes }, undefined);
}

export function exampleModule(sourceFile: string, changes: Partial<PageModule> = {}): PageModule {
  return {
    sourceFile,
    sources: [sourceFile],
    component: () => null,
    meta: { title: "Title", description: "Description" },
    paths: undefined,
    style: "",
    script: "",
    ...changes,
  };
}

export function examplePage(routePath: string, html = "", sourceFile = `pages${routePath}.tsx`): Page {
  return withHtml(html, {
    route: { routePath, pagePath: routePath, language: "en", params: {}, module: exampleModule(sourceFile) },
    meta: { title: "Title", description: "Description" },
    documents: [],
    contents: [],
    style: "",
    policy: "",
  });
}

/** The input of a module of `derive/`: the example site without pages, for no particular host. */
export function exampleInput(changes: Partial<DeriveInput> = {}): DeriveInput {
  const site = changes.site ?? exampleSite();
  return {
    site,
    sites: new Map([[site.language, site]]),
    host: hostOf(undefined),
    pages: [],
    unrendered: [],
    legal: [],
    collections: {},
    cards: [],
    redirects: [],
    publicFiles: [],
    today: undefined,
    ...changes,
  };
}

export function exampleDocument(changes: Partial<LegalDocument> = {}): LegalDocument {
  const { slug = "terms" } = changes;
  return {
    ...{ collection: "legal", date: "2025-08-17", tags: [], data: {}, previous: undefined, next: undefined },
    slug,
    title: "Terms",
    description: "Terms of use",
    language: "en",
    effectiveDate: "2025/08/17",
    effectiveDay: "2025-08-17",
    html: "",
    headings: [],
    sections: [],
    stated: [],
    sourceFile: `legal/${slug}.md`,
    ...changes,
  };
}

/** A new collection of diagnostics, and a function that lists them: `file:line:column code`. */
export function collect(): { log: Diagnostics; found: () => string[] } {
  const log = new Diagnostics();
  const found = () =>
    log.sorted().map(({ code, place: { file, line, column } }) => {
      const where = [file, line, column].filter((part) => part !== undefined).join(":");
      return `${where} ${code}`.trim();
    });
  return { log, found };
}

export interface ExampleTree {
  readonly config?: Partial<SiteConfig>;
  /** Further files by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly legal?: readonly LegalDocument[];
  /** The documents as their files have them. Default: `legal`. */
  readonly written?: readonly LegalDocument[];
  readonly today?: string;
  readonly samples?: SampleTexts;
}

/** The input of the rules: pages by route, and files. A page `/a` shows the legal document `a`. */
export function exampleChecked(pages: Readonly<Record<string, string>>, tree: ExampleTree = {}): CheckedTree {
  const { config = {}, files = {}, legal = [], today, samples } = tree;
  const made = Object.entries(pages).map(([routePath, html]) => {
    const page = examplePage(routePath, html);
    return {
      ...page,
      html,
      bytes: page.bytes,
      documents: legal.filter(({ slug }) => slug === routePath.slice(1)),
    };
  });
  const texts = made.flatMap(({ route, html }) =>
    [outputFileOf(route.routePath), folderIndexOf(route.routePath) ?? []].flat().map((file) => [file, html]),
  );
  texts.push(...Object.entries(files));
  const bytes = new TextEncoder();
  const entries = texts.map(
    ([outputFile = "", text]) =>
      [outputFile, { outputFile, bytes: bytes.encode(text), from: `public/${outputFile}` }] as const,
  );
  const site = exampleSite({ url: "https://me.example/", ...config });
  const { written = legal } = tree;
  return readTree(
    { files: new Map(entries), pages: made },
    { site, legal, written, collections: {}, unrendered: [], today, samples },
  );
}

/** The findings of a rule on a landing page: code and arguments. */
export function findings(
  rule: Rule,
  pages: string | Readonly<Record<string, string>>,
  tree: ExampleTree = {},
) {
  return run(rule, pages, tree).map(({ code, args }) => [code, args]);
}

/** The places of a rule's findings: the file, line and column, or the texts or the key that are searched. */
export function placesFound(
  rule: Rule,
  pages: string | Readonly<Record<string, string>>,
  tree: ExampleTree = {},
): string[] {
  return run(rule, pages, tree).map(({ place: { file, line, column, seek } }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(":");
    return [place, ...(seek ? wordsOf(seek) : [])].join(" ");
  });
}

/** The queries: literals, then a text and an element, `"Text" in h2`, `img without alt`. */
function wordsOf(seek: Seek): string[] {
  if (seek.kind !== "literal") return [seek.kind === "export" ? seek.name : seek.path.join(".")];
  const { texts, visibleText: said, element } = seek;
  const text = said && [JSON.stringify(said.text), ...(said.tag ? ["in", said.tag] : [])].join(" ");
  const { lacks, has } = element ?? {};
  const query =
    element && [element.tag, lacks && `without ${lacks}`, has && `with ${has}`].filter(Boolean).join(" ");
  return [texts.join(" "), text ?? "", query ?? ""].filter((words) => words !== "");
}

function run(rule: Rule, pages: string | Readonly<Record<string, string>>, tree: ExampleTree) {
  return checkTree(exampleChecked(typeof pages === "string" ? { "/": pages } : pages, tree), { rule })
    .diagnostics;
}

import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ResultStore } from "../effects/result-store.js";
import type { ProvidedModules, SiteCode } from "../effects/site-code.js";
import { reportEndless, siteCodeLimitMs } from "../effects/time-limit.js";
import type { CardModule, Meta, PageModule, Paths } from "../model/project.js";
import { eachWithin } from "../runtime/time-limit.js";
import type { Assets } from "./assets.js";
import { type BrowserBundle, bundleScript, bundleStyle } from "./bundle/bundle-browser.js";
import { type BundledCode, bundleCode } from "./bundle/bundle-code.js";
import { reportFailure } from "./bundle/bundle-messages.js";
import { bundleNames } from "./bundle/bundle-names.js";
import type { BundleSource } from "./bundle/bundler.js";
import { hasTailwind, isForTailwind } from "./bundle/tailwind.js";
import { readOwnSheets } from "./own-sheets.js";
import { type ReachedFiles, reachOf } from "./page-reach.js";
import { copyPlain } from "./plain-config.js";
import { provideModule } from "./provided-module.js";
import { reportLostExports } from "./report-lost-exports.js";
import { reportStyleFlaws } from "./report-style-flaws.js";
import { reportThrown } from "./report-thrown.js";
import { reportUnfilled } from "./report-unfilled.js";
import { reportUnknownNames, type StyledSite } from "./report-unknown-names.js";
import { reportUnsetVariables } from "./report-unset-variables.js";
import { isSass, isStyle } from "./style-files.js";
import { reportUnknownClasses } from "./unknown-classes.js";

export interface BundleContext extends Pick<BundleSource, "cache"> {
  readonly root: string;
  readonly assets: Assets;
  readonly log: Diagnostics;
}

/** Bundles all pages and messages together; each runs on demand. Reports failures and returns undefined. */
export async function bundlePages(
  pageFiles: readonly string[],
  {
    root,
    assets,
    cache,
    log,
    publicNames,
    messageFiles,
  }: BundleContext & { publicNames: readonly string[]; messageFiles: readonly string[] },
): Promise<BundledCode | undefined> {
  const lines = [...pageFiles, ...messageFiles].map(
    (file) => `exports[${JSON.stringify(file)}] = () => require(${JSON.stringify(`./${file}`)});`,
  );
  const { plugin, listFiles } = assets.forCode();
  try {
    const bundle = await bundleCode(root, {
      contents: lines.join("\n"),
      name: bundleNames.pages,
      plugins: [provideModule("handbill", publicNames), plugin],
      listFiles,
      cache,
    });
    log.take(bundle.findings);
    reportUnknownClasses(bundle, root, log);
    return bundle;
  } catch (failure) {
    reportFailure(failure, root, log);
    return undefined;
  }
}

export interface BrowserCode extends ReachedFiles {
  readonly style: BrowserBundle;
  readonly script: BrowserBundle;
}

/** The style and the script of each page, by its file. Pages that reach the same files share them. */
export async function bundleBrowserCode(
  pageFiles: readonly string[],
  bundle: BundledCode,
  options: BundleContext & { readonly site: StyledSite; readonly store: ResultStore },
): Promise<Map<string, BrowserCode>> {
  const { root, cache, log, site } = options;
  const once = new Map<string, Promise<BrowserBundle>>();
  const share = (files: readonly string[], kind: string, make: () => Promise<BrowserBundle>) => {
    const key = JSON.stringify([kind, files]);
    const loaded =
      once.get(key) ??
      make().catch((failure) => {
        reportFailure(failure, root, log);
        return { text: "", inputs: [], findings: [] };
      });
    once.set(key, loaded);
    return loaded;
  };
  const compiles = hasTailwind(root);
  const entries = pageFiles.map(async (file) => {
    const reach = reachOf(file, bundle.inputs);
    const sources = compiles && isForTailwind(reach.styles, root) ? reach.sources : undefined;
    const [style, script] = await Promise.all([
      share(reach.styles, `style ${sources ?? ""}`, () =>
        bundleStyle(reach.styles, root, { ...options, base: site.base, sources }),
      ),
      share(reach.clientScripts, "script", () => bundleScript(reach.clientScripts, root, { cache })),
    ]);
    log.take([...style.findings, ...script.findings]);
    reportLostStyle(script, reach, log);
    return [file, { ...reach, style, script }] as const;
  });
  const pages = new Map(await Promise.all(entries));
  const all = [...pages.values()];
  reportLostExports(all, pageFiles, { root, log });
  reportUnsetVariables(bundle.code, root, log);
  const inputs = all.flatMap(({ style, script }) => [...style.inputs, ...script.inputs]);
  const sheets = readOwnSheets(inputs, root);
  reportUnknownNames(all, { root, code: bundle.code, site, sheets, log });
  const styles = [...new Set(all.map(({ style }) => style.text))];
  const plain = sheets.filter(({ file }) => !isSass(file));
  reportUnfilled(plain, { styles, code: bundle.code, log });
  await reportStyleFlaws(plain, options);
  return pages;
}

/** Reports styles that only a browser script imports: a page gets the style of its components only. */
function reportLostStyle(
  { inputs }: BrowserBundle,
  { styles, clientScripts }: ReachedFiles,
  log: Diagnostics,
): void {
  for (const specifier of inputs.filter((file) => isStyle(file) && !styles.includes(file)))
    log.add("read/style-in-script", { specifier }, { file: clientScripts[0] ?? specifier });
}

/** Runs the pages and checks their exports. A page that fails is reported; the others continue. */
export function readPages(
  bundle: BundledCode,
  browserCode: ReadonlyMap<string, BrowserCode>,
  { root, providedModules, cardFile, messageFiles, code, log }: PagesContext,
): ReadPages {
  const pages = code.run(bundle, providedModules) as Record<string, () => Record<string, unknown>>;
  const read: PageModule[] = [];
  let card: CardModule | undefined;
  const files = [...messageFiles, ...browserCode.keys(), ...(cardFile === undefined ? [] : [cardFile])];
  const messages = new Map<string, unknown>();
  const run = (sourceFile: string) => {
    const browser = browserCode.get(sourceFile);
    try {
      if (messageFiles.includes(sourceFile)) {
        messages.set(sourceFile, treeOf(pages[sourceFile]?.() ?? {}, sourceFile));
        return;
      }
      const exports = listExports(pages[sourceFile]?.() ?? {});
      if (sourceFile === cardFile) card = cardModule(sourceFile, exports, log);
      else if (browser && isPage(exports, sourceFile, log))
        read.push(pageModule(sourceFile, exports, browser));
    } catch (thrown) {
      reportThrown("read/module-threw", thrown, {
        bundle,
        root,
        placeOf: code.placeOf,
        log,
        fallback: sourceFile,
      });
    }
    code.reportChangedBuiltins(sourceFile, log);
  };
  const endless = eachWithin(siteCodeLimitMs, files, run);
  if (endless !== undefined) reportEndless({ file: files[endless] ?? "" }, log);
  return { pages: read, card, messages };
}

interface ReadPages {
  readonly pages: PageModule[];
  readonly card: CardModule | undefined;
  /** The content of each message file; none for a file that threw. */
  readonly messages: ReadonlyMap<string, unknown>;
}

/** Copies the content of a message file: the default export of a module, or the JSON itself. */
function treeOf(exports: Record<string, unknown>, file: string): unknown {
  const copy = copyPlain(file.endsWith(".json") ? exports : exports.default);
  return "tooDeep" in copy ? undefined : copy.value;
}

export interface PagesContext {
  readonly root: string;
  readonly providedModules: ProvidedModules;
  /** The file that draws the pages' cards, if there is one and the site has cards. */
  readonly cardFile: string | undefined;
  readonly messageFiles: readonly string[];
  readonly code: SiteCode;
  readonly log: Diagnostics;
}

type PageExports = Readonly<Record<"default" | "meta" | "paths" | "load", unknown>> & {
  readonly names: readonly string[];
};

/** Reads each export once: it may be a getter that throws. */
function listExports(exports: Record<string, unknown>): PageExports {
  const { default: component, meta, paths, load } = exports;
  return { default: component, meta, paths, load, names: Object.keys(exports) };
}

/** Exports of other frameworks' pages, and what handbill uses instead. */
const ofFrameworks = {
  load: ["getStaticProps", "getServerSideProps", "loader"],
  paths: ["getStaticPaths", "generateStaticParams"],
  meta: ["metadata", "generateMetadata", "frontmatter", "Head"],
  // Of a server, which renders a page again.
  "": ["dynamic", "dynamicParams", "revalidate", "fetchCache", "prerender", "maxDuration", "getLayout"],
};

function isPage(exports: PageExports, sourceFile: string, log: Diagnostics): boolean {
  const { default: component, meta, names } = exports;
  if (typeof component !== "function" && !isExoticComponent(component)) {
    log.add("read/no-component", { exports: names.join(", ") }, { file: sourceFile });
    return false;
  }
  for (const [own, foreign] of Object.entries(ofFrameworks))
    for (const name of names.filter((one) => foreign.includes(one)))
      if (own !== "meta" || meta !== undefined)
        log.add("read/foreign-export", { name, own }, { file: sourceFile, seek: { kind: "export", name } });
  if (exports.load !== undefined && ignoresData(exports))
    log.add(
      "read/foreign-export",
      { name: "load", own: "data" },
      { file: sourceFile, seek: { kind: "export", name: "default" } },
    );
  const isLayout = /\/_?(?:layout|template|loading|error)\.[jt]sx$/.test(sourceFile);
  const near = isLayout ? "layout" : names.find((name) => ofFrameworks.meta.includes(name));
  const seek = near === undefined || isLayout ? {} : { seek: { kind: "export", name: near } as const };
  if (meta === undefined) log.add("read/no-meta", { near }, { file: sourceFile, ...seek });
  return meta !== undefined;
}

/** Whether none of a page's functions names `data`, and its component takes no other props that could contain it. */
const ignoresData = ({ default: component, meta, paths }: PageExports) =>
  /^[^(]*\(\s*(?:\{[^}.]*\}\s*)?\)/.test(String(component)) &&
  ![component, meta, paths].some((one) => /\bdata\b/.test(String(one)));

function cardModule(sourceFile: string, exports: PageExports, log: Diagnostics): CardModule | undefined {
  const { default: component, names } = exports;
  if (typeof component === "function" || isExoticComponent(component)) {
    return { sourceFile, component: component as CardModule["component"] };
  }
  log.add("card/no-component", { exports: names.join(", ") }, { file: sourceFile });
  return undefined;
}

function pageModule(
  sourceFile: string,
  exports: PageExports,
  { sources, style, script }: BrowserCode,
): PageModule {
  return {
    sourceFile,
    sources,
    style: style.text,
    script: script.text,
    component: exports.default as PageModule["component"],
    meta: exports.meta as Meta,
    paths: exports.paths as Paths | undefined,
    load: exports.load,
  };
}

/** `memo` and `forwardRef` return objects that React renders as components. */
const isExoticComponent = (value: unknown) =>
  typeof value === "object" && value !== null && "$$typeof" in value && !("props" in value);

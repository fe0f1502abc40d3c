import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "../../../src/build/build.js";
import type { BuildResult } from "../../../src/build/build-options.js";
import type { PlannedSite } from "../../../src/build/early-pages.js";
import { BuildCache } from "../../../src/effects/build-cache.js";
import type { ResultStore } from "../../../src/effects/result-store.js";
import { effects } from "../flows.js";
import { readFolder } from "../read-folder.js";
import { linkPackages, type OnEnd, tempSite } from "../temp-site.js";

const cityCount = 30;
const guideCount = 12;
const helpCount = 6;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const guide = (number: number) =>
  `---\ntitle: Guide ${number}\ndescription: This is the guide number ${number} of them.\n---\n\n## Part ${number}\n\nWrite to {{publisher.email}}.\n`;
const help = (number: number) => `---\ntitle: Question ${number}\n---\n\nThe answer ${number}.\n`;

/** Pages of many kinds with different requests. */
const files: Readonly<Record<string, string>> = {
  "site.config.ts": `import { defineConfig } from "handbill";
import { object, string } from "valibot";
export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  copyrightYear: 2025,
  icon: "/icon.svg",
  collections: { help: {} },
});
`,
  "messages/en.ts": `export default { city: { welcome: "Welcome to {name}", foot: "The end" } };\n`,
  "pages/_foot.tsx": `import { useMessages } from "handbill";
export function Foot() {
  const t = useMessages();
  return <footer>{t("city.foot")}</footer>;
}
`,
  "pages/_cities.json": JSON.stringify(
    numbers(cityCount).map((number) => ({ slug: `c${number}`, name: `City ${number}` })),
  ),
  "pages/_city.css": "h1 { color: #123456; }\n",
  "pages/city/[city].tsx": `import { useMessages } from "handbill";
import cities from "../_cities.json";
import { Foot } from "../_foot";
import "../_city.css";
const nameOf = ({ params }) => cities.find(({ slug }) => slug === params.city)?.name ?? "";
export const paths = () => cities.map(({ slug }) => ({ city: slug }));
export const meta = (props) => ({ title: "All of " + nameOf(props), description: "What there is in " + nameOf(props) + " today." });
export default function City(props) {
  const t = useMessages();
  return <main><h1>{t("city.welcome", { name: nameOf(props) })}</h1><Foot /></main>;
}
`,
  "pages/_frame.tsx": `export const Frame = ({ children }) => <main className="frame">{children}</main>;\n`,
  "pages/guide/[guide].tsx": `import { LegalText } from "handbill";
import { Frame } from "../_frame";
const documentOf = ({ params, legal }) => legal.find(({ slug }) => slug === params.guide);
export const paths = ({ legal }) => legal.filter(({ slug }) => slug.startsWith("guide-")).map(({ slug }) => ({ guide: slug }));
export const meta = (props) => documentOf(props);
export default function Guide(props) {
  return <Frame><h1>{documentOf(props).title}</h1><LegalText document={documentOf(props)} /></Frame>;
}
`,
  "pages/[legal].tsx": `import { LegalText } from "handbill";
const documentOf = ({ params, legal }) => legal.find(({ slug }) => slug === params.legal);
export const paths = ({ legal }) => legal.filter(({ slug }) => !slug.startsWith("guide-")).map(({ slug }) => ({ legal: slug }));
export const meta = (props) => documentOf(props);
export default (props) => <main><h1>{documentOf(props).title}</h1><LegalText document={documentOf(props)} /></main>;
`,
  "pages/guides.tsx": `import { Link, useLegal } from "handbill";
export const meta = { title: "All guides", description: "Every guide that there is, with its name." };
export default function Guides() {
  return <main><h1>Guides</h1>{useLegal().map(({ slug, title }) => <p key={slug}><Link to={(slug.startsWith("guide-") ? "/guide/" : "/") + slug}>{title}</Link></p>)}</main>;
}
`,
  "pages/help/[help].tsx": `import { ContentText, useCollection, useSite } from "handbill";
export const paths = ({ collections }) => collections.help.map(({ slug }) => ({ help: slug }));
const documentOf = ({ params, collections }) => collections.help.find(({ slug }) => slug === params.help);
export const meta = (props) => ({ title: documentOf(props).title, description: "The answer to " + documentOf(props).title + "." });
export default function Help(props) {
  const { title, next } = documentOf(props);
  return <main><h1>{title}</h1><ContentText document={documentOf(props)} /><p>{next?.title} of {useCollection("help").length}</p><p>{useSite().publisher.email}</p></main>;
}
`,
  // It reads something that cannot be tracked.
  "pages/variable.tsx": `export const meta = { title: "A variable", description: "What a variable of the environment holds now." };
export default () => <main><h1>{process.env.KEPT_SITE ?? "nothing"}</h1></main>;
`,
  ...Object.fromEntries(numbers(guideCount).map((number) => [`legal/guide-${number}.md`, guide(number)])),
  ...Object.fromEntries(numbers(helpCount).map((number) => [`content/help/q${number}.md`, help(number)])),
};

/** A site with more than 50 pages that is edited repeatedly. */
export function cachedSite(onEnd: OnEnd, own: Readonly<Record<string, string>> = {}) {
  const root = tempSite(onEnd);
  linkPackages(root, ["valibot"]);
  const touched = new Touched(root);
  const write = (file: string, text: string) => {
    touched.add(file);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries({ ...files, ...own })) write(file, text);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    root,
    write,
    read,
    edit: (file: string, change: (text: string) => string) => write(file, change(read(file))),
    remove: (file: string) => {
      touched.addAny();
      rmSync(join(root, file));
    },
    guide,
    help,
    /** Builds it with its cache; returns the results. */
    build: () => buildKept(root),
    /** Builds it repeatedly in memory, like a watcher. */
    watch: () => watchKept(root, touched),
    /** The result of a build without a cache. */
    buildClean: () => buildClean(root),
  };
}

async function buildKept(root: string) {
  return await run(root, "dist", { ...effects });
}

/** Records edited files, like a watcher. */
class Touched {
  readonly #root: string;
  readonly #files = new Set<string>();
  #areAny = true;

  constructor(root: string) {
    this.#root = root;
  }

  /** Call this before writing a file: a new file, or one that affects how others are read, may change all pages. */
  add(file: string): void {
    const path = join(this.#root, file);
    this.#areAny ||= !existsSync(path) || file === "site.config.ts";
    this.#files.add(path);
  }

  addAny(): void {
    this.#areAny = true;
  }

  /** Their paths; undefined if others may have changed too. */
  take(): readonly string[] | undefined {
    const files = this.#areAny ? undefined : [...this.#files];
    this.#areAny = false;
    this.#files.clear();
    return files;
  }
}

function watchKept(root: string, touched: Touched) {
  const cache = new BuildCache();
  /** `isEarly` requests each page, the last one first, before the build makes them. */
  return async ({ isEarly = false } = {}) => {
    const early: string[] = [];
    const onPlanned = async ({ routePaths, page }: PlannedSite) => {
      if (!isEarly) return;
      for (const routePath of [...routePaths].reverse())
        early.unshift((await page(routePath))?.liveHtml ?? `${routePath} is not there`);
    };
    const usual = { root, outDir: "dist", write: false, today: "2025-10-01" };
    const live = { cache, changed: touched.take(), devScript: "0", onPlanned };
    const { tree } = await build({ ...usual, live }, effects);
    const files = [...(tree?.files.values() ?? [])].map(
      ({ outputFile, bytes }) => [outputFile, bytes] as const,
    );
    return {
      early,
      files: Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")])),
      live: tree?.pages.map(({ liveHtml = "" }) => liveHtml) ?? [],
    };
  };
}

const nothing: ResultStore = {
  get: () => undefined,
  set: () => {},
  settle: () => {},
};

async function buildClean(root: string) {
  rmSync(join(root, "clean"), { recursive: true, force: true });
  return await run(root, "clean", { ...effects, openStore: () => nothing });
}

async function run(root: string, outDir: string, own: typeof effects) {
  const result: BuildResult = await build({ root, outDir, write: true, today: "2025-10-01" }, own);
  const found = result.diagnostics.map(({ code, place }) =>
    [code, place.file, place.page, place.pages].join(" "),
  );
  const folder = join(root, outDir);
  return { ok: result.ok, found, files: existsSync(folder) ? readFolder(folder) : {} };
}

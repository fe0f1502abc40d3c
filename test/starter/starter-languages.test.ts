// Over 300 lines: all of its cases are new sites in several languages.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { fallbackOf } from "../../src/scaffold/plan/plan-languages.js";
import { dataLanguages } from "../../src/text/data-words.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { walkPages } from "../support/sites/walk-pages.js";
import { linkPackages, type OnEnd, repository, shareCache, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* Sites from `init` in several languages: each language is complete, and none impairs the others. */

interface Built {
  readonly root: string;
  readonly routes: readonly { readonly path: string; readonly gzipBytes: number }[];
  readonly codes: readonly string[];
  readonly warnings: readonly string[];
}

interface Wishes {
  /** Files of the app's own project. */
  readonly files?: Readonly<Record<string, string>>;
  /** Changes the new site before it is built. */
  readonly edit?: (site: EditableSite) => void;
}

const make = (files: Readonly<Record<string, string>>, ...flags: readonly string[]): Built =>
  makeAs({ files }, ...flags);

const makeAs = (wishes: Wishes, ...flags: readonly string[]): Built =>
  makeUntil(onTestFinished, wishes, ...flags);

function makeUntil(
  onEnd: OnEnd,
  { files = {}, edit = () => {} }: Wishes,
  ...flags: readonly string[]
): Built {
  const folder = tempFolder(onEnd);
  const root = join(folder, "site");
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "app", file)), { recursive: true });
    writeFileSync(join(folder, "app", file), text);
  }
  const from = Object.keys(files).length > 0 ? ["--from", join(folder, "app")] : ["--name", "Tidal"];
  const made = runWarm(["init", root, "--json", ...from, ...flags]);
  expect(made.status, made.stderr).toBe(0);
  edit(siteAt(root));
  const packages = [
    "react",
    "react-dom",
    "@types/react",
    "csstype",
    "@fontsource/archivo",
    ...cardEngine,
    chineseFont,
  ];
  linkPackages(root, packages);
  symlinkSync(repository, join(root, "node_modules/handbill"), "dir");
  shareCache(root);
  const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
  expect(status, stdout).toBe(0);
  const { routes, diagnostics } = JSON.parse(stdout);
  const codes = diagnostics.map(({ code }: { code: string }) => code);
  const warnings = JSON.parse(made.stdout).diagnostics.map(({ code }: { code: string }) => code);
  return { root, routes, codes, warnings };
}

/** A font with 6,763 Chinese characters in a file of two megabytes, with brush strokes: each has many points. */
const cardEngine = ["@takumi-rs/core", "@takumi-rs/helpers"];
const chineseFont = "@fontsource/liu-jian-mao-cao";

const three = ["--languages", "en,pt-PT,zh-Hans"];
const textsOf = (root: string, file: string) => {
  const page = walkPages(join(root, "dist")).find((one) => one.file === file);
  return ["h1", "h2", "p", "li", "a", "summary"].flatMap(
    (tag) => page?.all(tag).map(({ text }) => text.trim()) ?? [],
  );
};

describe("init --languages", () => {
  /** A site in three languages, which no test changes. */
  let site: Built;
  beforeAll(() => {
    let clear = () => {};
    const onEnd = (end: () => void) => {
      clear = end;
    };
    site = makeUntil(onEnd, {}, ...three);
    return clear;
  });

  test("creates a complete site in English, Portuguese and Chinese", () => {
    const { root, routes, codes, warnings } = site;
    expect(warnings).toEqual([]);
    // In languages that the display face does not cover, cards have no text, which is a placeholder too.
    expect(codes).toEqual(["check/placeholder"]);
    expect(routes).toHaveLength(25);
    for (const { path, gzipBytes } of routes) expect(gzipBytes, path).toBeLessThan(14_600);
    for (const name of ["support", "press", "index"]) {
      const english = textsOf(root, `${name}.html`);
      for (const prefix of ["pt-pt", "zh-hans"]) {
        const file = name === "index" ? `${prefix}.html` : `${prefix}/${name}.html`;
        const own = textsOf(root, file);
        expect(own.length, file).toBe(english.length);
        // Texts in both languages come from the config: the app, its URL, and names.
        const both = own.filter((text) => /[a-z]{3}/i.test(text) && english.includes(text));
        const left = both.filter(
          (text) =>
            !/\.svg|Tidal|tidal\.example|English|Português|Say in one sentence|Privacy Policy|Terms of Service/i.test(
              text,
            ),
        );
        expect(left, file).toEqual([]);
      }
    }
  });

  test("links each page to its other languages, and names the binding language in each policy", () => {
    const { root } = site;
    const pages = walkPages(join(root, "dist"));
    const policy = pages.find(({ file }) => file === "zh-hans/privacy-policy.html");
    expect(policy?.all("h1")[0]).toMatchObject({ text: "隐私政策", attributes: { class: "page-title" } });
    expect(policy?.all("p").map(({ text }) => text)).toContain("如果各语言版本之间有差异，以英语版本为准。");
    expect(
      policy
        ?.all("a", "nav")
        .filter(({ attributes }) => attributes.hreflang)
        .map(({ attributes }) => attributes.href),
    ).toEqual(["/privacy-policy", "/pt-pt/privacy-policy", "/zh-hans/privacy-policy"]);
  });

  test("uses the URLs of each page's language in its QR codes and tabs", () => {
    const { root } = site;
    expect(textsOf(root, "index.html").join(" ")).toContain("tidal.example/support");
    expect(textsOf(root, "pt-pt.html").join(" ")).toContain("tidal.example/pt-pt ");
    const codes = (file: string) =>
      [...readFileSync(join(root, "dist", file), "utf8").matchAll(/<svg class="tab-code".*?<\/svg>/gs)].map(
        ([code]) => code,
      );
    expect(codes("index.html")).toHaveLength(2);
    expect(codes("pt-pt.html").some((code) => codes("index.html").includes(code))).toBe(false);
  });

  test("gives the Latin font only to languages in the Latin script", () => {
    const { root } = site;
    const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");
    expect(read("index.html")).toContain("@font-face");
    expect(read("pt-pt.html")).toContain("@font-face");
    expect(read("zh-hans.html")).not.toContain("@font-face");
  });

  test.runIf(isThorough)("gives Chinese headings a font of few kilobytes, on their own pages only", () => {
    const { root, codes } = makeAs(
      {
        edit: ({ replace }) => {
          const face = `{ family: "Liu Jian Mao Cao", package: "${chineseFont}", subset: "chinese-simplified", for: ["h1", "h2"], languages: ["zh-Hans"] }`;
          replace("site.config.ts", "  fonts: [", `  fonts: [\n    ${face},`);
          replace("pages/_shared/face.css", '"Archivo", ', '"Archivo", "Liu Jian Mao Cao", ');
        },
      },
      ...three,
    );
    // The display face lacks other parts of its titles, such as an app's name in Latin letters.
    expect(new Set(codes)).toEqual(new Set(["check/placeholder"]));
    const whole = statSync(
      join(root, "node_modules", chineseFont, "files/liu-jian-mao-cao-chinese-simplified-400-normal.woff"),
    );
    expect(whole.size).toBeGreaterThan(2_000_000);
    const pages = walkPages(join(root, "dist")).filter(({ file }) => file !== "404.html");
    const loaded = new Set<string>();
    for (const { file, language, all } of pages) {
      const style = all("style")
        .map(({ text }) => text)
        .join("");
      const faces = [
        ...style.matchAll(/@font-face\{[^}]*url\("?\/(assets\/liu-jian[^")]*\.woff2)"?\)[^}]*\}/g),
      ];
      expect(faces, file).toHaveLength(language === "zh-Hans" ? 1 : 0);
      for (const [text, name = ""] of faces) {
        expect(text).toContain("unicode-range:");
        loaded.add(name);
      }
    }
    expect([...loaded]).toHaveLength(1);
    for (const name of loaded) expect(statSync(join(root, "dist", name)).size).toBeLessThan(60_000);
  });

  test("uses the texts of the store listings in each language", () => {
    const listing = (locale: string, subtitle: string, description: string) => ({
      [`fastlane/metadata/${locale}/name.txt`]: "Maré",
      [`fastlane/metadata/${locale}/subtitle.txt`]: subtitle,
      [`fastlane/metadata/${locale}/description.txt`]: description,
    });
    const { root, warnings } = make(
      {
        ...listing(
          "en-US",
          "Tides, quietly",
          "The tide at your beach {now}.\n\nWhat you get:\n\n- Tides\n- Moons",
        ),
        ...listing(
          "pt-PT",
          "Marés, em sossego",
          "A maré na sua praia {agora}.\n\nO que tem:\n\n- Marés\n- Luas",
        ),
      },
      "--languages",
      "en-US,pt-PT,zh-Hans",
    );
    expect(textsOf(root, "pt-pt.html")).toEqual(expect.arrayContaining(["Marés, em sossego", "Luas"]));
    expect(textsOf(root, "index.html")).toEqual(expect.arrayContaining(["Tides, quietly", "Moons"]));
    // There is no Chinese listing: its pages have the English text, which is reported.
    expect(warnings).toContain("scaffold/other-language");
    expect(existsSync(join(root, "legal/en-US/privacy-policy.md"))).toBe(true);
  });
});

describe("each language of the starter", () => {
  const folder = join(repository, "starter/messages");
  const spoken = readdirSync(folder).map((file) => file.replace(/^_|\.ts$/g, ""));
  const further = spoken.filter((tag) => tag !== "en");

  test("has its own note above a document in another language", () => {
    const notes = further.map((tag) => fallbackOf(tag, "en").note);
    expect(new Set(notes).size).toBe(new Set(further.map((tag) => new Intl.Locale(tag).language)).size);
    // Authors may translate the first language's documents, and write others.
    expect(notes.join()).not.toMatch(/engl|angl|ingl|inglese|英|영어|your language/i);
  });

  const textsIn = (value: unknown, key = ""): [string, string][] =>
    typeof value === "string"
      ? [[key, value]]
      : Object.entries(Object(value)).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
  const wordsOf = async (file: string) => {
    const { landing, ...words } = (await import(pathToFileURL(join(folder, file)).href)).default;
    return textsIn(words);
  };

  test.each(further)("has no untranslated message: %s", async (tag) => {
    const english = new Map(await wordsOf("en.ts"));
    const words = await wordsOf(`_${tag}.ts`);
    const alike = words.filter(([key, text]) => english.get(key) === text);
    // Messages with arguments only, and words that both languages share.
    const same = ["news.day", "press.amount", ...(sameWords[tag] ?? [])].map((key) => `.${key}`);
    expect(alike.map(([key]) => key)).toEqual(expect.arrayContaining(same));
    expect(alike).toHaveLength(same.length);
  });

  test("is named in the documentation, and has documents", () => {
    expect(spoken.toSorted()).toEqual(dataLanguages.toSorted());
    const row = /^\| `--language <tag>`.*/m.exec(
      readFileSync(join(repository, "docs/start.md"), "utf8"),
    )?.[0];
    const names = new Intl.DisplayNames("en", { type: "language" });
    for (const tag of spoken) expect(row).toContain(names.of(new Intl.Locale(tag).language));
  });
});

const sameWords: Readonly<Record<string, readonly string[]>> = {
  de: ["shared.support", "support.title", "press.name", "stores.betaTab"],
  es: ["stores.betaTab"],
  fr: ["press.contact"],
  it: ["stores.betaTab"],
  "pt-BR": ["stores.betaTab"],
  "pt-PT": ["stores.betaTab"],
};

test("a language that the starter lacks, and one without date forms, start in English and are reported", () => {
  const { root, warnings, codes } = make({}, "--languages", "fi,sw");
  expect(codes).toEqual(["read/untranslated-message", "check/placeholder"]);
  expect(warnings).toEqual(["scaffold/not-translated", "scaffold/not-translated"]);
  expect(textsOf(root, "sw/support.html")).toContain("Support");
});

describe("a site in one language", () => {
  let root: string;
  beforeAll(() => {
    const address = "https://tidepool.github.io/tide-times-for-beaches/";
    let clear = () => {};
    const onEnd = (end: () => void) => {
      clear = end;
    };
    root = makeUntil(onEnd, {}, "--url", address).root;
    return clear;
  });

  test("has no language links", () => {
    expect(existsSync(join(root, "legal/privacy-policy.md"))).toBe(true);
    expect(existsSync(join(root, "messages/pt-PT.ts"))).toBe(false);
    const html = readFileSync(join(root, "dist/index.html"), "utf8");
    expect(html).not.toContain("hreflang");
    expect(html).not.toContain('<nav aria-label="Languages"');
  });

  test("shows its URL with the path in its tabs if it is not at the root of its host", () => {
    const reported = textsOf(root, "press.html")
      .join("")
      .replaceAll(/[\s\u200b]/g, "");
    expect(reported).toContain("tidepool.github.io/tide-times-for-beaches/support");
  });
});

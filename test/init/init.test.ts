// Over 300 lines: its tests share one site, which takes long to make.
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runWarm, runWarmAsync } from "../support/cli/warm-cli.js";
import { type LookupService, startLookupService } from "../support/network/lookup-service.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

let service: LookupService;
beforeAll(async () => {
  service = await startLookupService();
});
afterAll(() => service.close());

interface InitJson {
  readonly ok: boolean;
  readonly found: Record<string, { value: unknown; origin: string }>;
  readonly files: readonly string[];
  readonly placeholders: readonly string[];
  readonly brand?: string;
  readonly diagnostics: readonly { code: string; message: string }[];
}

async function init(folder: string, ...args: readonly string[]) {
  const env = { HANDBILL_APP_STORE_SERVICE: service.origin };
  const { status, stdout, stderr } = await runWarmAsync(["init", folder, "--json", ...args], { env });
  expect(stderr).toBe("");
  const result = JSON.parse(stdout) as InitJson;
  return { ...result, status, codes: result.diagnostics.map(({ code }) => code) };
}

const newFolder = () => join(tempFolder(onTestFinished), "site");
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** Builds a site like its author would after installing. */
function build(folder: string, ...args: readonly string[]) {
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "dir");
  const { status, stdout, stderr } = runWarm(["build", "--root", folder, "--json", ...args]);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; severity: string; message: string }[];
  };
  return { status, stderr, diagnostics };
}

describe("a site from a listing in the App Store", () => {
  test("has its texts, icon, colour and screenshots, and lists the origin of each", async () => {
    const folder = newFolder();
    const made = await init(folder, "--app-store", "https://apps.apple.com/pt/app/mare-cheia/id1234567890");
    expect(made).toMatchObject({ ok: true, status: 0, codes: [] });
    expect(service.requests).toContain("/lookup?id=1234567890&country=pt&entity=software");
    expect(made.found.name).toEqual({ value: "Maré Cheia", origin: "App Store" });
    expect(made.found.publisher?.value).toBe("Maré Cheia, Lda.");
    // The icon's own colour, within JPEG's precision.
    expect(made.brand).toMatch(/^#0[d-f]7[3-5](8f|9[0-1])$/);
    expect(read(folder, "site.config.ts")).toContain('url: "https://apps.apple.com/pt/app/id1234567890"');
    expect(read(folder, "messages/en.ts")).toContain('"Made in Lisbon by people who swim."');
    expect(readdirSync(join(folder, "pages/_screenshots"))).toEqual([
      "01.png",
      "02.png",
      "index.ts",
      "screenshot.ts",
      "use-screenshots.ts",
    ]);
    expect(read(folder, "site.config.ts")).not.toContain("4.9");

    const built = build(folder);
    expect(built.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(built.status).toBe(0);
    const landing = read(folder, "dist/index.html");
    for (const words of [
      "Maré Cheia",
      "Tide times for every harbour of Portugal.",
      "High and low, for a year ahead",
    ]) {
      expect(landing).toContain(words);
    }
    expect(read(folder, "dist/privacy-policy.html")).toContain("Maré Cheia, Lda.");
  });

  // journey.test.ts looks for them in another site.
  test.runIf(isThorough)("has no word, colour or figure of the samples", async () => {
    const folder = newFolder();
    await init(
      folder,
      "--app-store",
      "1234567890",
      "--google-play",
      "pt.marecheia.app",
      "--email",
      "ola@mare.pt",
    );
    const { diagnostics } = build(folder);
    expect(diagnostics.map(({ code }) => code)).not.toContain("check/sample-text");
    const texts = Object.entries(readFolder(join(folder, "dist"))).filter(([file]) =>
      /\.(html|txt|svg)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(6);
    const sample = /levain|sourdough|bread|c2410c|sentry|mastodon|hubbub|boston|massachusetts|picnic|\$100/i;
    for (const [file, text] of texts) expect(sample.exec(text)?.[0], file).toBeUndefined();
  });

  test("makes no request without --app-store", async () => {
    const before = service.requests.length;
    const made = await init(
      newFolder(),
      "--google-play",
      "https://play.google.com/store/apps/details?id=a.b&hl=pt",
    );
    expect(made.found.googlePlay?.value).toEqual({
      package: "a.b",
      url: "https://play.google.com/store/apps/details?id=a.b",
    });
    expect(service.requests).toHaveLength(before);
  });

  test("prefers the author's options to the listing", async () => {
    const made = await init(newFolder(), "--app-store", "1234567890", "--name", "Maré", "--brand", "#FF0000");
    expect(made.found.name).toEqual({ value: "Maré", origin: "--name" });
    expect(made.brand).toBe("#ff0000");
  });
});

describe("init writes nothing and reports the reason if the App Store", () => {
  test.each([
    ["has no such app", "1100", "scaffold/not-in-store"],
    ["refuses the request", "1101", "scaffold/store-not-reached"],
    ["limits the rate of requests", "1102", "scaffold/store-not-reached"],
    ["is a captive portal", "1103", "scaffold/store-not-reached"],
    ["sends 10 MB", "1104", "scaffold/store-not-reached"],
    ["redirects to another host", "1105", "scaffold/store-not-reached"],
    ["redirects in a circle", "1106", "scaffold/store-not-reached"],
    ["answers with something other than JSON", "1107", "scaffold/store-not-reached"],
    ["answers with a list", "1108", "scaffold/store-not-reached"],
    ["answers with another app", "1109", "scaffold/not-in-store"],
  ])("%s", async (_, id, code) => {
    const root = tempFolder(onTestFinished);
    const made = await init(join(root, "deep/site"), "--app-store", id);
    expect(made).toMatchObject({ ok: false, status: 1, codes: [code], files: [] });
    expect(readdirSync(root)).toEqual([]);
  });

  test("cannot be reached", async () => {
    const root = tempFolder(onTestFinished);
    const env = { HANDBILL_APP_STORE_SERVICE: "http://127.0.0.1:9" };
    const { status, stdout } = await runWarmAsync(
      ["init", join(root, "site"), "--json", "--app-store", "1"],
      {
        env,
      },
    );
    expect(status).toBe(1);
    expect((JSON.parse(stdout) as InitJson).diagnostics.map(({ code }) => code)).toEqual([
      "scaffold/store-not-reached",
    ]);
    expect(readdirSync(root)).toEqual([]);
  });
});

describe("init uses the rest of a listing with", () => {
  test.each([
    ["an icon that is a web page", "1200", 1],
    ["an icon of 40 pixels", "1201", 1],
    ["screenshots that are cut off or missing", "1202", 2],
  ])("%s", async (_, id, warnings) => {
    const folder = newFolder();
    const made = await init(folder, "--app-store", id);
    expect(made).toMatchObject({ ok: true, status: 0 });
    expect(made.codes).toEqual(Array.from({ length: warnings }, () => "scaffold/picture-not-used"));
    if (!isThorough && warnings === 1) return;
    expect(build(folder).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("values of unexpected types", async () => {
    const made = await init(newFolder(), "--app-store", "1203");
    expect(made).toMatchObject({ ok: true, codes: [] });
    expect(Object.keys(made.found)).not.toContain("price");
    expect(made.placeholders).toContain("app.description");
  });
});

/** One of each direction; a thorough run takes the rest. */
const scripts: readonly [script: string, name: string, language: string][] = [
  ["Arabic", "كتاب الصلاة", "ar"],
  ["Japanese", "潮見ナビ", "ja"],
  ["Polish", "Pływy", "pl"],
  ["emoji", "🌊 Tides ☀ ❤️ 1️⃣", "en"],
  ["Chinese", "潮汐表", "zh-Hans"],
  ["Cyrillic", "Приливы 2", "ru"],
  ["Hebrew", "זמני גאות", "he"],
  ["Korean", "조석표", "ko"],
  ["Greek", "Παλίρροια", "el"],
  ["Vietnamese", "Thủy triều", "vi"],
];

describe("a page with an app's name", () => {
  test.each(isThorough ? scripts : scripts.slice(0, 2))(
    "in %s shows all its letters in one font",
    async (_, name, language) => {
      const folder = newFolder();
      await init(folder, "--name", name, "--language", language);
      // All additional findings of --strict are about pages, which are the same in each language.
      const { diagnostics } = build(folder, ...(language === "ar" ? ["--strict"] : []));
      expect(diagnostics.map(({ code }) => code)).toEqual(["check/placeholder"]);
      // The display face lacks its letters, so cards are a placeholder.
      const config = read(folder, "site.config.ts");
      expect(/^ {4}cards: true,$/m.test(config)).toBe(!["pl", "vi", "en"].includes(language));
      if (language !== "ja") return;
      rmSync(join(folder, "node_modules"));
      writeFileSync(join(folder, "site.config.ts"), config.replace(/^ {4}cards: true,$/m, ""));
      expect(
        build(folder)
          .diagnostics.map(({ code }) => code)
          .sort(),
      ).toEqual(["card/no-font", "check/placeholder"]);
      const [dependency] = /"@fontsource[^"]*"/.exec(read(folder, "package.json")) ?? [];
      expect(dependency !== undefined).toBe(read(folder, "site.config.ts").includes("Archivo"));
    },
  );
});

describe("an app without an icon", () => {
  test("gets a placeholder in its colour on each page", async () => {
    const folder = newFolder();
    const made = await init(folder, "--name", "tidepool", "--brand", "#0e7490");
    expect(made.placeholders).toContain("icon");
    expect(read(folder, "public/placeholder-icon.svg")).toMatch(/fill="#0e7490"/);
    build(folder);
    // Days are in words, in English too.
    expect(read(folder, "dist/privacy-policy.html")).toMatch(/from \w+ \d+, \d{4}\./);
    for (const page of ["index", "support", "404"])
      expect(read(folder, `dist/${page}.html`)).toContain('<link rel="icon" href="/placeholder-icon.svg"');
  });
});

describe("init into a folder", () => {
  test("that is not empty leaves it unchanged and reports it", async () => {
    const folder = tempFolder(onTestFinished);
    writeFileSync(join(folder, "notes.txt"), "mine");
    expect(await init(folder)).toMatchObject({ status: 1, codes: ["scaffold/folder-not-empty"] });
    expect(readFolder(folder)).toEqual({ "notes.txt": "mine" });
  });

  test("with only a repository writes the site", async () => {
    const folder = tempFolder(onTestFinished);
    mkdirSync(join(folder, ".git"));
    expect(await init(folder)).toMatchObject({ status: 0, codes: [] });
    expect(readdirSync(folder).filter((name) => name.includes(".handbill-"))).toEqual([]);
  });

  test("that is a file, or below one, reports it", async () => {
    const root = tempFolder(onTestFinished);
    writeFileSync(join(root, "file"), "mine");
    expect(await init(join(root, "file"))).toMatchObject({ status: 1, codes: ["scaffold/cannot-write"] });
    expect(await init(join(root, "file/site"))).toMatchObject({
      status: 1,
      codes: ["scaffold/cannot-write"],
    });
    expect(readFolder(root)).toEqual({ file: "mine" });
  });
});

test.each([
  [["--app-store", "hubbub"], "scaffold/bad-app-store"],
  [["--app-store", "https://apps.apple.com/us/developer/x/id5"], "scaffold/bad-app-store"],
  [["--app-store", "123", "--country", "Portugal"], "scaffold/bad-country"],
  [["--google-play", "tide"], "scaffold/bad-google-play"],
  [["--google-play", "https://play.google.com/store/apps/dev?id=1"], "scaffold/bad-google-play"],
])("%j is rejected before any request", async (args, code) => {
  const before = service.requests.length;
  expect(await init(newFolder(), ...args)).toMatchObject({ status: 1, codes: [code] });
  expect(service.requests).toHaveLength(before);
});

test("the site of an app with no known values builds, and lists all placeholders", async () => {
  const folder = newFolder();
  const made = await init(folder);
  expect(made.placeholders).toEqual(
    expect.arrayContaining(["app.name", "url", "publisher.email", "legal.collected"]),
  );
  const { status, diagnostics } = build(folder);
  expect(status).toBe(0);
  expect(diagnostics.map(({ code }) => code)).toEqual(["check/placeholder"]);
});

test("a value that the author writes over a placeholder no longer counts as one", async () => {
  const folder = newFolder();
  const made = await init(folder);
  const config = read(folder, "site.config.ts");
  const [values = "", rest = ""] = config.split("  placeholders: {");
  writeFileSync(join(folder, "public/icon.svg"), read(folder, "public/placeholder-icon.svg"));
  const written = values
    .replace('name: "Your App"', 'name: "Tidepool"')
    .replace('icon: "/placeholder-icon.svg"', 'icon: "/icon.svg"')
    .replace(
      "  legal: {",
      "  legal: { minimumAge: 16, collected: { contact: { title: 'Contact', items: ['name'] } },",
    );
  writeFileSync(join(folder, "site.config.ts"), `${written}  placeholders: {${rest}`);
  const [found] = build(folder).diagnostics;
  const replaced = ["app.name", "icon", "legal.minimumAge", "legal.collected"];
  expect(made.placeholders).toEqual(expect.arrayContaining(replaced));
  const left = made.placeholders.filter((key) => !replaced.includes(key));
  expect(found?.code).toBe("check/placeholder");
  expect(found?.message).toContain(`: ${left.join(", ")}`);
  expect(left).not.toEqual([]);
});

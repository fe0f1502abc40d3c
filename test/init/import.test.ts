// Over 300 lines: each kind of change in an app that a site follows.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { makeScreenshot } from "../support/network/lookup-service.js";
import { repository, tempFolder } from "../support/temp-site.js";

/* `handbill import`: a site that was made from an app's project follows its changes. */

interface ImportJson {
  readonly ok: boolean;
  readonly changes: readonly {
    key: string;
    before: unknown;
    after: unknown;
    origin: string;
    written: boolean;
  }[];
  readonly diagnostics: readonly { code: string; file?: string; line?: number; severity: string }[];
}

/** A copy of an app's project and its site, made by `init`. */
function siteOf(app: string, ...flags: readonly string[]) {
  const folder = tempFolder(onTestFinished);
  const [from, site] = [join(folder, "app"), join(folder, "site")];
  cpSync(join(repository, "test/apps", app), from, { recursive: true });
  expect(runWarm(["init", site, "--yes", "--from", from, ...flags]).status).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(site, "node_modules"), "dir");
  const configPath = join(site, "site.config.ts");
  return {
    from,
    site,
    config: () => readFileSync(configPath, "utf8"),
    write: (text: string) => writeFileSync(configPath, text),
    run: (...args: readonly string[]) => {
      const { status, stdout } = runWarm(["import", "--root", site, "--from", from, "--json", ...args]);
      const result = JSON.parse(stdout) as ImportJson;
      const reported = result.diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`);
      return { status, reported, changes: result.changes, keys: result.changes.map(({ key }) => key) };
    },
    build: () => {
      const { status, stdout } = runWarm(["build", "--root", site, "--json"]);
      const { diagnostics } = JSON.parse(stdout) as ImportJson;
      return { status, errors: diagnostics.filter(({ severity }) => severity === "error") };
    },
  };
}

test.each(["expo", "fastlane-ios", "flutter", "android", "xcode"])(
  "import finds no change in a new site of %s",
  (app) => {
    const { run, config } = siteOf(app);
    const before = config();
    expect(run("--check")).toMatchObject({ status: 0, reported: [], changes: [] });
    expect(run("--yes")).toMatchObject({ status: 0, changes: [] });
    expect(config()).toBe(before);
  },
);

test("import shows changed values with their origin, and writes them only with --yes", () => {
  const { from, run, config, build, site } = siteOf("fastlane-ios");
  writeFileSync(join(from, "fastlane/metadata/en-US/subtitle.txt"), "Tides, loudly\n");
  writeFileSync(join(from, "fastlane/metadata/de-DE/name.txt"), "Anders\n");
  writeFileSync(
    join(from, "fastlane/app_privacy_details.json"),
    '[{ "category": "EMAIL_ADDRESS" }, { "category": "NAME" }, { "category": "AUDIO" }]',
  );
  const before = config();
  expect(run()).toMatchObject({ status: 0, reported: [] });
  expect(run("--check").status).toBe(1);
  expect(config()).toBe(before);

  const { status, changes } = run("--yes");
  expect(status).toBe(0);
  expect(changes).toEqual([
    {
      key: "app.subtitle",
      before: "Tides, quietly",
      after: "Tides, loudly",
      origin: "fastlane/metadata/en-US/subtitle.txt:1",
      written: true,
    },
    {
      key: "legal.collected.contact.items",
      before: ["email address"],
      after: ["email address", "name"],
      origin: "fastlane/app_privacy_details.json:1",
      written: true,
    },
    {
      key: "legal.collected.content",
      before: null,
      after: { title: "Content", items: ["audio"] },
      origin: "fastlane/app_privacy_details.json:1",
      written: true,
    },
  ]);
  const unchanged = before.split("\n").filter((line) => !/subtitle|email address|collected/.test(line));
  expect(unchanged.length).toBeGreaterThan(30);
  for (const line of unchanged) expect(config().split("\n").map(withoutComma)).toContain(withoutComma(line));
  expect(run("--check")).toMatchObject({ status: 0, changes: [] });
  expect(readdirSync(site).filter((name) => name.startsWith(".site"))).toEqual([]);
  expect(build()).toEqual({ status: 0, errors: [] });
});

const withoutComma = (line: string) => line.replace(/,$/, "");

test("import shows changed and new pictures, and writes them only with --yes", async () => {
  const { from, site, run, build } = siteOf("fastlane-ios");
  const shots = join(from, "fastlane/screenshots/en-US");
  const read = (file: string) => readFileSync(join(site, file));
  const [red, blue, icon] = await Promise.all([
    makeScreenshot("#ff0000"),
    makeScreenshot("#0000ff"),
    makeScreenshot("#0e7490", 512, 512),
  ]);
  const messages = join(site, "messages/en-US.ts");
  writeFileSync(
    messages,
    readFileSync(messages, "utf8").replace("screens: []", 'screens: ["The tides of a week", ""]'),
  );
  const first = read("pages/_screenshots/01.png");
  writeFileSync(join(shots, "iPhone 15-02.png"), red);
  writeFileSync(join(shots, "iPhone 15-03.png"), blue);
  mkdirSync(join(from, "Assets.xcassets/AppIcon.appiconset"), { recursive: true });
  writeFileSync(join(from, "Assets.xcassets/AppIcon.appiconset/icon.png"), icon);

  const keys = ["icon", "pages/_screenshots/02.png", "pages/_screenshots/03.png"];
  expect(run()).toMatchObject({ status: 0, reported: [], keys });
  expect(run("--check").status).toBe(1);
  expect(readdirSync(join(site, "pages/_screenshots"))).not.toContain("03.png");

  const { status, changes } = run("--yes");
  expect({ status, written: changes.map(({ written }) => written) }).toEqual({
    status: 0,
    written: [true, true, true],
  });
  expect(changes.map(({ origin }) => origin)).toEqual([
    "Assets.xcassets/AppIcon.appiconset/icon.png",
    "fastlane/screenshots/en-US",
    "fastlane/screenshots/en-US",
  ]);
  expect(read("public/icon.png")).toEqual(icon);
  expect(read("site.config.ts").toString()).toContain('icon: "/icon.png"');
  expect(read("pages/_screenshots/01.png")).toEqual(first);
  expect(read("pages/_screenshots/02.png")).toEqual(red);
  expect(read("pages/_screenshots/03.png")).toEqual(blue);
  expect(run("--check")).toMatchObject({ status: 0, changes: [] });
  expect(build()).toEqual({ status: 0, errors: [] });
  expect(readFileSync(join(site, "dist/index.html"), "utf8")).toContain("Tidepool, screen 3");
  expect(readFileSync(join(site, "dist/index.html"), "utf8")).toContain("The tides of a week");
  expect(readFileSync(messages, "utf8")).toContain('screens: ["The tides of a week", "", ""]');

  // A description that is missing is reported.
  writeFileSync(messages, readFileSync(messages, "utf8").replace(', "", ""]', "]"));
  expect(build()).toMatchObject({ status: 1, errors: [{ code: "render/threw" }] });
  writeFileSync(messages, readFileSync(messages, "utf8").replace('of a week"]', 'of a week", "", ""]'));

  // An unreadable image replaces nothing.
  writeFileSync(join(shots, "iPhone 15-03.png"), "no picture");
  expect(run("--yes")).toMatchObject({ status: 0, changes: [] });
  expect(read("pages/_screenshots/03.png")).toEqual(blue);
});

test("import leaves a computed list of screenshots and its folder unchanged", async () => {
  const { from, site, run } = siteOf("fastlane-ios");
  const index = join(site, "pages/_screenshots/index.ts");
  const code = "export const screenshots = [1, 2].map(() => 3);\n";
  writeFileSync(index, code);
  writeFileSync(join(from, "fastlane/screenshots/en-US/iPhone 15-03.png"), await makeScreenshot("#0000ff"));
  const { status, reported } = run("--yes");
  expect(status).toBe(1);
  expect(reported).toEqual(["pages/_screenshots/index.ts:undefined scaffold/cannot-edit"]);
  expect(readFileSync(index, "utf8")).toBe(code);
  expect(readdirSync(join(site, "pages/_screenshots"))).not.toContain("03.png");
});

test("import removes the announcement of an app that is now in a store", () => {
  const { from, run, config, build } = siteOf("fastlane-ios");
  expect(config()).not.toContain("apps.apple.com");
  const url = "https://apps.apple.com/us/app/tidepool/id1234567890";
  writeFileSync(join(from, "app.json"), JSON.stringify({ ios: { appStoreUrl: url } }));
  expect(run("--yes")).toMatchObject({ status: 0, reported: [], keys: ["stores.appStore.url"] });
  expect(config()).toContain(`url: "${url}"`);
  expect(build()).toEqual({ status: 0, errors: [] });
  // Another country's store, or another slug, is the same app.
  writeFileSync(
    join(from, "app.json"),
    JSON.stringify({ ios: { appStoreUrl: url.replace("/us/app/tidepool", "/pt/app/mare") } }),
  );
  expect(run("--check")).toMatchObject({ status: 0, changes: [] });
});

test("import reports computed values with their place, leaves them unchanged and writes the rest", () => {
  const { from, run, config, write } = siteOf("fastlane-ios");
  write(config().replace('name: "Tidepool"', 'name: ["Tide", "pool"].join("")'));
  const line =
    config()
      .split("\n")
      .findIndex((text) => text.includes("join")) + 1;
  writeFileSync(join(from, "fastlane/metadata/en-US/name.txt"), "Maré\n");
  writeFileSync(join(from, "fastlane/metadata/en-US/subtitle.txt"), "Loud\n");
  const { status, reported, changes } = run("--yes");
  expect({ status, reported }).toEqual({
    status: 1,
    reported: [`site.config.ts:${line} scaffold/cannot-edit`],
  });
  expect(changes.map(({ key, written }) => [key, written])).toEqual([
    ["app.name", false],
    ["app.subtitle", true],
  ]);
  expect(config()).toContain('["Tide", "pool"].join("")');
  expect(config()).toContain('"Loud"');
});

test("import ignores words that a listing adds to the app's name, and reports another name", () => {
  const { from, run } = siteOf("fastlane-ios");
  const name = join(from, "fastlane/metadata/en-US/name.txt");
  for (const addition of [": tides, quietly", " – Tides", " - Tides"]) {
    writeFileSync(name, `Tidepool${addition}\n`);
    expect(run("--check"), addition).toMatchObject({ status: 0, changes: [] });
  }
  writeFileSync(name, "Tidepools: tides\n");
  expect(run("--check")).toMatchObject({
    status: 1,
    changes: [{ key: "app.name", after: "Tidepools" }],
  });
});

test("import does not compare texts in a language that the site lacks", () => {
  const { run, config, write } = siteOf("android");
  write(
    config()
      .replace('language: "de-DE"', 'language: "en"')
      .replace('subtitle: "Tide times"', 'subtitle: "Tides"'),
  );
  expect(run("--check")).toMatchObject({ status: 0, reported: [], changes: [] });
});

test("import compares nothing without a source, a config or an existing folder", () => {
  const { site, from } = siteOf("xcode");
  const codes = (...args: readonly string[]) => {
    const { status, stdout } = runWarm(["import", "--json", ...args]);
    const { diagnostics } = JSON.parse(stdout) as ImportJson;
    return [status, ...diagnostics.map(({ code }) => code)];
  };
  // Without a source, the project of the config is used.
  expect(codes("--root", site)).toEqual([0]);
  const config = join(site, "site.config.ts");
  const text = readFileSync(config, "utf8");
  writeFileSync(config, text.replace(/^ +review: .*\n/m, ""));
  expect(codes("--root", site)).toEqual([1, "scaffold/no-source"]);
  writeFileSync(config, text);
  expect(codes("--root", from, "--from", from)).toEqual([1, "read/no-config"]);
  expect(codes("--root", site, "--from", join(from, "nowhere"))).toEqual([1, "scaffold/no-folder"]);
  expect(runWarm(["import", "--root", site, "--yes", "--check"]).status).toBe(2);
});

test("import drafts a new version's notes, and publishes the author's text on the day of the release", () => {
  const { from, site, run, build } = siteOf("flutter");
  const notes = join(from, "android/fastlane/metadata/android/en-US/changelogs");
  mkdirSync(notes, { recursive: true });
  writeFileSync(join(notes, "1300.txt"), "New moons.\n");
  const pubspec = readFileSync(join(from, "pubspec.yaml"), "utf8").replace(/^version:.*\n/m, "");
  writeFileSync(join(from, "pubspec.yaml"), `${pubspec}\nversion: 3.0.0+1300\n`);
  const draft = join(site, "content/news/_3.0.0.md");
  const published = join(site, "content/news/3.0.0.md");
  expect(run("--check")).toMatchObject({ status: 1, keys: ["content/news/_3.0.0.md"] });
  expect(run("--yes").changes).toMatchObject([{ written: true }]);
  expect(run("--check")).toMatchObject({ status: 0, keys: [] });
  const text = readFileSync(draft, "utf8");
  expect(text).toContain("# date:");
  writeFileSync(draft, text.replace("New moons.", "New moons, at last."));

  expect(run("--yes", "--released", "2026-12-01").keys).toEqual(["content/news/3.0.0.md"]);
  expect(readFileSync(published, "utf8")).toContain("date: 2026-12-01\n");
  expect(readFileSync(published, "utf8")).toContain("New moons, at last.");
  expect(existsSync(draft)).toBe(false);
  expect(build()).toEqual({ status: 0, errors: [] });
  expect(run("--check", "--released", "2026-12-02")).toMatchObject({ status: 0, keys: [] });
});

test("import never overwrites or publishes drafts without a version, and drafts no published text again", () => {
  const { from, site, run, build } = siteOf("fastlane-default");
  const notes = join(from, "fastlane/metadata/default/release_notes.txt");
  const draft = join(site, "content/news/_next.md");
  const there = readFileSync(draft, "utf8");
  expect(there).toContain('title: ""');
  expect(run("--check").keys).toEqual([]);
  const noVersion = run("--yes", "--released", "2026-12-01");
  expect([noVersion.status, noVersion.reported]).toEqual([
    1,
    [expect.stringContaining("_next.md:undefined scaffold/no-version")],
  ]);
  expect(readFileSync(draft, "utf8")).toBe(there);
  // Its author publishes it.
  const published = join(site, "content/news/1.0.md");
  writeFileSync(
    published,
    there.replace('title: ""', 'title: "1.0"').replace(/^# date:.*$/m, "date: 2026-03-01"),
  );
  rmSync(draft);
  expect(run("--check")).toMatchObject({ status: 0, keys: [] });
  writeFileSync(notes, "The moon is full.\n");
  expect(run("--yes").keys).toEqual(["content/news/_next.md"]);
  const edited = readFileSync(draft, "utf8").replace("The moon is full.", "The moon is full, we promise.");
  writeFileSync(draft, edited);
  writeFileSync(notes, "The moon is round.\n");
  expect(run("--yes").keys).toEqual(["content/news/_next-2.md"]);
  expect(readFileSync(draft, "utf8")).toBe(edited);
  expect(readFileSync(join(site, "content/news/_next-2.md"), "utf8")).toContain("The moon is round.");
  expect(run("--check")).toMatchObject({ status: 0, keys: [] });
  expect(build()).toEqual({ status: 0, errors: [] });
  // The draft that the error names has the newest text.
  writeFileSync(notes, "The moon is square.\n");
  const third = join(site, "content/news/_next-3.md");
  const late = run("--yes", "--released", "2026-12-01");
  expect([late.status, late.keys]).toEqual([1, ["content/news/_next-3.md"]]);
  expect(late.reported).toEqual([expect.stringContaining("_next-3.md:undefined scaffold/no-version")]);
  expect(readFileSync(third, "utf8")).toContain("square");
});

test("import does not publish a draft that has only Google Play's version code, and changes nothing else", () => {
  const { from, site, run } = siteOf("fastlane-default");
  for (const language of ["default", "ar-SA", "de-DE"])
    rmSync(join(from, "fastlane/metadata", language, "release_notes.txt"));
  const changelogs = join(from, "fastlane/metadata/android/en-US/changelogs");
  mkdirSync(changelogs, { recursive: true });
  writeFileSync(join(changelogs, "300.txt"), "New moons.\n");
  writeFileSync(join(from, "fastlane/metadata/default/name.txt"), "Another\n");
  const released = run("--yes", "--released", "2026-12-01");
  expect(released.reported).toEqual([expect.stringContaining("_300.md:undefined scaffold/no-version")]);
  expect(released.keys).toEqual(["content/news/_300.md"]);
  expect(readFileSync(join(site, "content/news/_300.md"), "utf8")).toContain('title: ""');
  expect(run("--check").keys).toEqual(["app.name"]);
});

test("import adds newly declared data in each language", () => {
  const { from, run, config, build } = siteOf("fastlane-ios", "--languages", "en,de-DE,fi");
  writeFileSync(
    join(from, "fastlane/app_privacy_details.json"),
    '[{ "category": "EMAIL_ADDRESS" }, { "category": "HEALTH" }]',
  );
  const german = "languages.1.overrides.legal.collected.health";
  const { keys } = run("--yes");
  expect(keys.filter((key) => key.endsWith(".health"))).toEqual(["legal.collected.health", german]);
  expect(config()).toContain("Gesundheit");
  expect(run("--check")).toMatchObject({ status: 0, keys: [] });
  expect(build()).toEqual({ status: 0, errors: [] });
});

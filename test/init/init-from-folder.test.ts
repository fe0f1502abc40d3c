import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { posixPath } from "../../src/model/addresses/addresses.js";
import { appOf, build, init } from "../support/cli/init-from.js";
import { runProgram } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder } from "../support/temp-site.js";

/* `handbill init --from`: the files that it opens in an app's project, and those that it must not. */

describe("private files of an app's project", () => {
  const secrets = ["hunter2-of-the-reviewer", "reviewer-of-the-store", "name-of-the-reviewer"];

  test("appear in no output of init or build", () => {
    const made = init(appOf("fastlane-ios"));
    build(made.folder);
    const texts = Object.entries(readFolder(join(made.folder, "dist")));
    expect(texts.length).toBeGreaterThan(6);
    const written = [...texts, ...sourcesOf(made.folder), ["standard output", JSON.stringify(made)]];
    for (const [file, text] of written)
      for (const secret of secrets) expect(text?.includes(secret), `${file}: ${secret}`).toBe(false);
  });

  // If it were opened, a pipe in its place would be reported.
  test("are not opened", () => {
    const app = tempFolder(onTestFinished);
    cpSync(appOf("fastlane-ios"), app, { recursive: true });
    for (const folder of ["review_information", "en-US"]) {
      const file = join(app, "fastlane/metadata", folder, "demo_password.txt");
      expect(runProgram(["rm", file]).status).toBe(0);
      expect(runProgram(["mkfifo", file]).status).toBe(0);
    }
    expect(init(app)).toMatchObject({ ok: true, reported: [] });
  });

  test("are not read through links", () => {
    const app = tempFolder(onTestFinished);
    const outside = tempFolder(onTestFinished);
    writeFileSync(join(outside, "name.txt"), "Outside");
    writeFileSync(join(outside, "icon.png"), readFileSync(join(appOf("expo"), "assets/icon.png")));
    mkdirSync(join(app, "fastlane/metadata/en-US"), { recursive: true });
    symlinkSync(join(outside, "name.txt"), join(app, "fastlane/metadata/en-US/name.txt"));
    symlinkSync(outside, join(app, "fastlane/metadata/de-DE"), "dir");
    symlinkSync(outside, join(app, "assets"), "dir");
    writeFileSync(join(app, "app.json"), '{ "expo": { "icon": "./assets/icon.png" } }');
    const made = init(app);
    expect(made.found).toEqual({});
    expect(made.reported).toEqual([
      "app.json:1 scaffold/file-not-used",
      "fastlane/metadata/en-US/name.txt scaffold/file-not-used",
    ]);
  });

  test.each(["node_modules/x", "ios/Pods/x", "build", ".git", "ios/Ads.xcframework"])(
    "are not read in %s",
    (place) => {
      const app = tempFolder(onTestFinished);
      for (const file of ["fastlane/metadata/en-US/name.txt", "PrivacyInfo.xcprivacy"]) {
        const path = join(app, place, file);
        mkdirSync(join(path, ".."), { recursive: true });
        writeFileSync(path, "Somebody else's");
      }
      expect(init(app)).toMatchObject({ found: {}, reported: ["scaffold/nothing-in-folder"] });
    },
  );
});

describe("init --from a folder", () => {
  test("that does not exist stops before anything is written", () => {
    const made = init("/nowhere/app");
    expect(made).toMatchObject({ ok: false, status: 1, reported: ["scaffold/no-folder"], files: [] });
    expect(readdirSync(join(made.folder, ".."))).toEqual([]);
  });

  test("reads it at any depth, and reports the limit of files and what was skipped", () => {
    const app = tempFolder(onTestFinished);
    cpSync(appOf("android"), app, { recursive: true });
    const deep = (count: number) => Array.from({ length: count }, () => "deep");
    mkdirSync(join(app, ...deep(40)), { recursive: true });
    expect(init(app)).toMatchObject({ ok: true, reported: [], values: { name: "Tidepool" } });
    mkdirSync(join(app, "modules"));
    for (let index = 0; index < 10_002; index++)
      writeFileSync(join(app, "modules", `${10_000 + index}.xcconfig`), "");
    const made = init(app);
    expect(made).toMatchObject({ ok: true, values: { name: "Tidepool" } });
    expect(made.reported).toEqual(["scaffold/folder-too-large"]);
    const messages = JSON.stringify(made.diagnostics);
    expect(messages).toMatch(
      /only the first 10,000 files of each kind in \S+ were read; not read: modules\/20000.xcconfig, modules\/20001.xcconfig"/,
    );
  });

  test("reports files that are too large and pipes, and ignores folders with a file's name", () => {
    const app = tempFolder(onTestFinished);
    cpSync(appOf("android"), app, { recursive: true });
    writeFileSync(join(app, "app.json"), `{ "name": "${"x".repeat(1_000_001)}" }`);
    mkdirSync(join(app, "eas.json"));
    expect(runProgram(["mkfifo", join(app, "store.config.json")]).status).toBe(0);
    expect(init(app)).toMatchObject({
      reported: ["app.json scaffold/file-not-used", "store.config.json scaffold/file-not-used"],
      values: { name: "Tidepool" },
    });
  });

  test("prefers the author's options to the project's values", () => {
    const made = init(appOf("flutter"), "--name", "Maré", "--google-play", "com.example.other");
    expect(made).toMatchObject({ reported: [], values: { name: "Maré" } });
    expect(made.values.googlePlay).toMatchObject({ package: "com.example.other" });
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  });

  test("reports broken files on a terminal by paths that open from the current folder", () => {
    const site = join(tempFolder(onTestFinished), "site");
    const from = "test/apps/broken-expo";
    const { stderr } = runWarm(["init", site, "--yes", "--from", from], { cwd: repository });
    expect(stderr).toContain(`${from}/app.json:3`);
  });
});

/** The files of the new site, without build output. */
function sourcesOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, "latin1")]);
}

test("init writes the project's folder into the config, where check --store reads its declarations", () => {
  const made = init(appOf("fastlane-ios"));
  symlinkSync(join(repository, "node_modules"), join(made.folder, "node_modules"), "dir");
  const { stdout } = runWarm(["check", "--root", made.folder, "--store", "--json"]);
  const { store } = JSON.parse(stdout) as {
    store: { project: string; items: { id: string; outcome: string; app: { file: string }[] }[] };
  };
  expect(store.project).toBe(posixPath(relative(made.folder, appOf("fastlane-ios"))));
  const data = store.items.filter(({ id }) => id.startsWith("apple/data-"));
  // init has written the declared details into the policy; the manifest declares one more kind.
  expect(data.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
    "apple/data-crash-data passed",
    "apple/data-email-address passed",
    "apple/data-precise-location failed",
  ]);
});

import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseJsonFeed } from "feedsmith";
import { expect, onTestFinished, test } from "vitest";
import { appOf, init } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { repository, tempFolder } from "../support/temp-site.js";

/* `handbill init --from`: fastlane's notes on the versions of an app, in each of its languages. */

const english =
  "New in 2.1:\n• *Moons* & <tides>, 1. of 2\n• {{app.name}} _is_ [faster](x)\n\n# 1 thing more\n::no block\nhttps://a.example/x_y_z";
const notes = {
  "android/fastlane/metadata/android/en-US/changelogs/1204.txt": english,
  "android/fastlane/metadata/android/en-US/changelogs/1203.txt": "Older.",
  "android/fastlane/metadata/android/de-DE/changelogs/1204.txt": "Neu: Monde.",
};

/** A Flutter app with further files. */
function appWith(files: Readonly<Record<string, string>>): string {
  const app = join(tempFolder(onTestFinished), "app");
  cpSync(appOf("flutter"), app, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  }
  const pubspec = readFileSync(join(app, "pubspec.yaml"), "utf8").replace(/^version:.*\n/m, "");
  writeFileSync(join(app, "pubspec.yaml"), `${pubspec}\nversion: 2.1.0+1204\n`);
  return app;
}

/** Follows the draft's instructions: adds the day, and removes the underscore. */
function publish(folder: string, draft: string): string {
  const file = join(folder, draft);
  const text = readFileSync(file, "utf8")
    .replace(/^title: "".*$/m, 'title: "1.0"')
    .replace(/^# date: .*$/m, "date: 2026-03-01");
  const published = join(dirname(file), basename(file).slice(1));
  writeFileSync(file, text);
  renameSync(file, published);
  return published;
}

async function feedOf(folder: string, name = "news.json") {
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "dir");
  const { tree, diagnostics } = await buildSite(folder);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { errors, diagnostics, feed: parseJsonFeed(new TextDecoder().decode(tree?.files.get(name)?.bytes)) };
}

const htmlOfEnglish =
  "<p>New in 2.1:</p><ul><li>*Moons* & <tides>, 1. of 2</li><li>{{app.name}} _is_ [faster](x)</li></ul><p># 1 thing more<br>::no block<br>https://a.example/x_y_z</p>";
/** The text without its markup. */
const plain = (html = "") =>
  html
    .replace(/<a [^>]*>|<\/a>|\n|\u2060/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&#x3C;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x26;", "&")
    .replaceAll("&amp;", "&");

test("a site outside the app's folder contains fastlane's notes as text", async () => {
  const made = init(appWith(notes));
  expect(made.reported.filter((line) => line.includes("changelogs"))).toEqual([]);
  expect(made.files.filter((file) => file.startsWith("content/news"))).toEqual([
    "content/news/_2.1.0.md",
    "content/news/_1203.md",
  ]);
  const draft = readFileSync(join(made.folder, "content/news/_2.1.0.md"), "utf8");
  expect(draft).toContain('title: "2.1.0"');
  expect(draft).not.toContain("releaseNotes");
  // A version without a release date is not published.
  publish(made.folder, "content/news/_2.1.0.md");
  const { errors, feed } = await feedOf(made.folder);
  expect(errors).toEqual([]);
  expect(feed.items?.map(({ title }) => title)).toEqual(["2.1.0"]);
  expect(plain(feed.items?.[0]?.content_html)).toBe(htmlOfEnglish);
});

test("a site inside the app's folder refers to fastlane's files, whose changes it publishes", async () => {
  const app = appWith(notes);
  const folder = join(app, "site");
  expect(runWarm(["init", folder, "--yes", "--from", app]).status).toBe(0);
  const published = publish(folder, "content/news/_1203.md");
  expect(readFileSync(published, "utf8")).toContain(
    'releaseNotes: "../android/fastlane/metadata/android/en-US/changelogs/1203.txt"',
  );
  writeFileSync(join(app, "android/fastlane/metadata/android/en-US/changelogs/1203.txt"), "Much older.");
  const { errors, feed } = await feedOf(folder);
  expect(errors).toEqual([]);
  expect(feed.items?.map(({ content_html }) => content_html)).toEqual(["<p>Much older.</p>"]);
});

test("each language of the site has its own notes, if there are any", async () => {
  const app = appWith(notes);
  const made = init(app, "--languages", "en,de,pt-PT");
  expect(made.files.filter((file) => file.startsWith("content/news"))).toEqual([
    "content/news/en/_2.1.0.md",
    "content/news/de/_2.1.0.md",
    "content/news/pt-PT/_2.1.0.md",
    ...["en", "de", "pt-PT"].map((language) => `content/news/${language}/_1203.md`),
  ]);
  for (const language of ["en", "de", "pt-PT"]) publish(made.folder, `content/news/${language}/_2.1.0.md`);
  expect(readFileSync(join(made.folder, "content/news/pt-PT/2.1.0.md"), "utf8")).toMatch(
    /^language: (en|de)/m,
  );
  const { errors, feed } = await feedOf(made.folder, "de/news.json");
  expect(errors).toEqual([]);
  expect(feed.items?.map(({ content_html }) => content_html)).toEqual(["<p>Neu: Monde.</p>"]);
});

test("notes for both stores on the same version become one draft", () => {
  const app = appWith({
    ...notes,
    "ios/fastlane/metadata/en-US/release_notes.txt": "For iPhones.",
  });
  const made = init(app);
  expect(made.files.filter((file) => file.startsWith("content/news"))).toEqual([
    "content/news/_2.1.0.md",
    "content/news/_1203.md",
  ]);
  expect(readFileSync(join(made.folder, "content/news/_2.1.0.md"), "utf8")).toContain("For iPhones.");
});

test("without notes the sample's draft remains, and is reported if it is published unchanged", async () => {
  const { files, folder } = init(appOf("flutter"));
  expect(files.filter((file) => file.startsWith("content/news"))).toEqual(["content/news/_1.0.md"]);
  publish(folder, "content/news/_1.0.md");
  const { feed, diagnostics } = await feedOf(folder);
  expect(feed.items?.[0]?.content_html).not.toMatch(/underscore|fastlane/);
  const samples = diagnostics.filter(({ code }) => code === "check/sample-text");
  expect(samples.map(({ place }) => [place.file, place.line])).toEqual([["content/news/1.0.md", 8]]);
});

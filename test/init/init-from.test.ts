// Over 300 lines: each kind of project, with the values that init finds in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { appOf, appWith, build, init } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * `handbill init --from`: each folder of test/apps is an app's own project. init-shapes.test.ts builds and checks the sites of those that
 * are not built here.
 */

const ids = { bundleId: "com.example.tidepool" };

describe("init --from reads", () => {
  test("an Expo app: app.json with comments, and the store config of EAS", () => {
    const made = init(appOf("expo"));
    expect(made).toMatchObject({ ok: true, status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Tidepool",
      subtitle: "Tides, quietly",
      category: "Weather",
      publisher: "Tidepool Lda",
      language: "en-US",
      url: "https://tidepool.example/",
      appStore: { ...ids, id: "1234567890", url: "https://apps.apple.com/us/app/tidepool/id1234567890" },
      googlePlay: {
        package: "app.tidepool.tides",
        url: "https://play.google.com/store/apps/details?id=app.tidepool.tides",
      },
    });
    expect(made.origins).toMatchObject({
      name: "store.config.json:14",
      appStore: "app.json:9, app.json:8",
      googlePlay: "app.json:23, app.json:22",
      icon: "assets/icon.png",
    });
    // The template's manifest is empty and declares nothing; app.json has the one that gets written.
    expect(made.values.dataUses).toEqual([
      { category: "CRASH_DATA", purposes: ["ANALYTICS"], linked: false, tracking: false },
    ]);
    expect(made.origins.dataUses).toBe("app.json:13");
    expect(made.placeholders).not.toContain("legal.collected");
    expect(made.brand).toBe("#0e7490");
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
    const landing = readFileSync(join(made.folder, "dist/index.html"), "utf8");
    for (const words of ["Tidepool", "Tides, quietly", "For a year ahead"]) expect(landing).toContain(words);
  });

  test("an iOS app with fastlane in four languages", () => {
    const made = init(appOf("fastlane-ios"));
    expect(made).toMatchObject({ ok: true, status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Tidepool",
      subtitle: "Tides, quietly",
      description: "Tide times for every harbour. They work without a network.\n\nMade by people who swim.",
      category: "Weather",
      publisher: "Tidepool Lda",
      language: "en-US",
      url: "https://tidepool.example/",
      appStore: { ...ids, teamId: "ABCDE12345" },
    });
    expect(made.origins).toMatchObject({
      name: "fastlane/metadata/en-US/name.txt:1",
      url: "fastlane/metadata/default/marketing_url.txt:1",
      appStore: "fastlane/Appfile:1, fastlane/Appfile:3",
      dataUses: "fastlane/app_privacy_details.json:2",
      screenshots: "fastlane/screenshots/en-US",
    });
    // The store's details win over the manifest, which declares a location.
    expect(made.values.dataUses).toEqual([
      { category: "EMAIL_ADDRESS", purposes: ["APP_FUNCTIONALITY"], linked: true, tracking: false },
      { category: "CRASH_DATA", purposes: ["ANALYTICS"], linked: false, tracking: false },
    ]);
    const shots = (made.values.screenshots as { file: string }[]).map(({ file }) => file.split("/").at(-1));
    expect(shots).toEqual(["iPhone 15-01.png", "iPhone 15-02.png"]);
    // It is unknown whether the app is in the store: pages do not mention it, and the listing is a placeholder.
    expect(made.placeholders).toContain("stores.appStore.url");
    expect(readFileSync(join(made.folder, "site.config.ts"), "utf8")).not.toMatch(/signUp:|expected:/);
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
    const policy = readFileSync(join(made.folder, "dist/privacy-policy.html"), "utf8");
    expect(policy).toContain("email address");
    expect(policy).toContain("crash data");
    expect(policy).not.toContain("precise location");
  });

  test.each([
    ["de", "Gezeiten", "fastlane/screenshots/de-DE"],
    ["pt-PT", "Maré", "fastlane/screenshots/en-US"],
    ["zh-Hans", "潮汐", "fastlane/screenshots/en-US"],
  ])("an iOS app with fastlane in the language %s", (language, name, screenshots) => {
    const made = init(appOf("fastlane-ios"), "--language", language);
    expect(made).toMatchObject({ ok: true, reported: [], values: { name, language } });
    expect(made.origins.screenshots).toBe(screenshots);
    if (isThorough) expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  });

  test("each language's own screenshots", () => {
    const made = init(appOf("fastlane-ios"), "--languages", "en-US,de");
    expect(made.ok).toBe(true);
    const read = (file: string) => readFileSync(join(made.folder, file));
    expect(read("pages/_screenshots/de/01.png")).toEqual(
      readFileSync(join(appOf("fastlane-ios"), "fastlane/screenshots/de-DE/iPhone 15-01.png")),
    );
    expect(read("pages/_screenshots/index.ts").toString()).toContain(
      "  { image: screen1, translations: { de: screen1De } },\n  { image: screen2 },\n",
    );
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
    const shown = ["dist/index.html", "dist/de.html"].map((file) => [
      ...new Set(
        read(file)
          .toString()
          .match(/(?<=src="\/assets\/)[\w-]+?(?=-\d+-)/g),
      ),
    ]);
    const [[english, second] = [], [german, same] = []] = shown;
    expect(german).not.toBe(english);
    expect(same).toBe(second);
  });

  test("screenshots with a caption, which are shown without a device frame", async () => {
    const draw = (caption: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="1170"><rect width="540" height="1170" fill="#0a7"/><path d="${caption}" stroke="#fff" stroke-width="8"/><rect x="70" y="250" width="400" height="920" fill="#fff"/></svg>`,
        ),
      )
        .png()
        .toBuffer();
    const folder = "fastlane/screenshots/en-US";
    const app = appWith(
      {
        [`${folder}/iPhone 15-01.png`]: await draw("M90 100v60m40-60v60"),
        [`${folder}/iPhone 15-02.png`]: await draw("M190 100v60m40-60v60"),
      },
      "fastlane-ios",
    );
    const made = init(app);
    expect(readFileSync(join(made.folder, "pages/_screenshots/index.ts"), "utf8")).toContain(
      "  { image: screen1, frameless: true },\n  { image: screen2, frameless: true },\n",
    );
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
    const page = readFileSync(join(made.folder, "dist/index.html"), "utf8");
    expect(page.match(/class="device [^"]*/g)).toEqual(['class="device device-frameless device-lit']);
    const shown = (from: string) =>
      runWarm(["init", join(tempFolder(onTestFinished), "site"), "--yes", "--from", from]).stdout;
    expect(shown(app)).toContain("delete frameless: true");
    expect(shown(appOf("fastlane-ios"))).not.toContain("frameless");
  });

  test("an app for a site in a language that neither it nor the starter has, and reports both", () => {
    const made = init(appOf("fastlane-ios"), "--language", "fi");
    expect(made).toMatchObject({
      reported: ["scaffold/not-translated", "scaffold/other-language"],
      values: { name: "Tidepool", language: "fi" },
    });
  });

  test("a Flutter app with both stores", () => {
    const made = init(appOf("flutter"));
    expect(made).toMatchObject({ ok: true, status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Tidepool",
      subtitle: "Tides, quietly",
      description: "Tide times for every harbour.",
      googlePlay: { package: "com.example.tidepool" },
      dataUses: [
        {
          category: "EMAIL_ADDRESS",
          purposes: ["APP_FUNCTIONALITY", "ANALYTICS"],
          linked: true,
          tracking: false,
        },
        { category: "CRASH_DATA", purposes: ["ANALYTICS"], linked: false, tracking: false },
      ],
    });
    expect(made.origins).toMatchObject({
      name: "ios/fastlane/metadata/en-US/name.txt:1",
      description: "android/fastlane/metadata/android/en-US/full_description.txt:1",
      googlePlay: "android/app/build.gradle.kts:3",
      dataUses: "ios/Runner/PrivacyInfo.xcprivacy:11, ios/Widget/PrivacyInfo.xcprivacy:11",
      icon: "android/fastlane/metadata/android/en-US/images/icon.png",
    });
    expect(made.files).toContain("pages/_screenshots/02.png");
  });

  test("a bare Xcode project: settings, the largest icon, and the declared data", () => {
    const made = init(appOf("xcode"));
    expect(made).toMatchObject({ ok: true, status: 0, reported: [] });
    expect(made.values).toMatchObject({ name: "Tidepool", appStore: { ...ids, teamId: "ABCDE12345" } });
    const project = "Tidepool.xcodeproj/project.pbxproj";
    expect(made.origins).toEqual({
      name: `${project}:60`,
      appStore: `${project}:59, ${project}:67`,
      dataUses: "Tidepool/PrivacyInfo.xcprivacy:11",
      icon: "Tidepool/Assets.xcassets/AppIcon.appiconset/180.png",
    });
    expect(made.placeholders).not.toContain("legal.collected");
  });

  test("an Android app with a listing of the Gradle Play Publisher", () => {
    const made = init(appOf("android-play"));
    expect(made).toMatchObject({ ok: true, status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Maré",
      subtitle: "Marés, com calma",
      description: "Marés para todos os portos. Sem rede.",
      language: "pt-PT",
      otherLanguages: ["de-DE"],
      url: "https://tidepool.example/",
      email: "ola@tidepool.example",
      googlePlay: { package: "com.example.tidepool" },
    });
    const play = "app/src/main/play";
    expect(made.origins).toMatchObject({
      googlePlay: "app/build.gradle:6",
      icon: `${play}/listings/pt-PT/graphics/icon/icon.png`,
      screenshots: `${play}/listings/pt-PT/graphics/phone-screenshots`,
      releaseNotes: `${play}/release-notes/pt-PT/default.txt`,
    });
  });

  test("an Android app's own manifest, not that of a build type", () => {
    const made = init(appOf("android"));
    expect(made).toMatchObject({ ok: true, status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Tidepool",
      language: "de-DE",
      googlePlay: { package: "com.example.tidepool" },
    });
    expect(made.origins.googlePlay).toBe("app/src/main/AndroidManifest.xml:3");
    expect(made.origins.icon).toBe("app/src/main/res/mipmap-xxxhdpi/ic_launcher.webp");
    expect(made.files).toContain("public/icon.webp");
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
    const policy = readFileSync(join(made.folder, "dist/privacy-policy.html"), "utf8");
    // It is in German, with German days.
    expect(policy).toMatch(/gilt ab dem \d{1,2}\. \p{L}+ \d{4}\./u);
    const finnish = init(appOf("android"), "--language", "fi");
    expect(build(finnish.folder)).toEqual({ status: 0, errors: [] });
    const english = readFileSync(join(finnish.folder, "dist/privacy-policy.html"), "utf8");
    // It is still in English on Finnish pages, is marked as English, and has English days.
    expect(english).toContain('<div lang="en">');
    expect(english).toMatch(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
    expect(english).not.toMatch(/\d{4}\/\d{2}\/\d{2}/);
  });
});

describe("init --from uses the readable files and reports the places of the others in a broken", () => {
  test.each([
    [
      "expo",
      { appStore: ids },
      [
        "app.json:3 scaffold/file-not-used",
        "app.json:4 scaffold/file-not-used",
        "app.json:5 scaffold/bad-address",
        "store.config.json:1 scaffold/file-not-used",
      ],
    ],
    [
      "fastlane-ios",
      { subtitle: "Tides, quietly" },
      [
        "scaffold/picture-not-used",
        "Tidepool/PrivacyInfo.xcprivacy scaffold/file-not-used",
        "fastlane/app_privacy_details.json:2 scaffold/unknown-data-type",
        "fastlane/metadata/en-US/description.txt scaffold/file-not-used",
        "fastlane/metadata/en-US/marketing_url.txt:1 scaffold/bad-address",
      ],
    ],
    [
      "flutter",
      { name: "Tidepool[31m" },
      [
        "scaffold/picture-not-used",
        "ios/Runner/PrivacyInfo.xcprivacy scaffold/file-not-used",
        "pubspec.yaml:3 scaffold/file-not-used",
      ],
    ],
    [
      "xcode",
      { dataUses: [{ category: "NAME", purposes: ["APP_FUNCTIONALITY"], linked: true, tracking: false }] },
      [
        "scaffold/picture-not-used",
        "Tidepool.xcodeproj/project.pbxproj scaffold/file-not-used",
        "Tidepool/PrivacyInfo.xcprivacy:11 scaffold/unknown-data-type",
      ],
    ],
    ["android", {}, []],
  ])("%s app", (name, values, reported) => {
    const made = init(appOf(`broken-${name}`));
    expect(made).toMatchObject({ ok: true, status: 0, values });
    expect(made.reported.map((line) => line.replace(/:(\d+):\d+ /, ":$1 "))).toEqual(
      reported.map((line) => line.replace(/:(\d+):\d+ /, ":$1 ")),
    );
    expect(Object.keys(made.values).sort()).toEqual(expect.arrayContaining(Object.keys(values)));
    // A folder of texts without a name must not stop init.
    if (!("name" in values)) expect(made.placeholders).toContain("app.name");
    if (isThorough || name === "flutter") expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  });
});

test.each([
  [4, ["band", "band", "band", "band-plain"]],
  [5, Array.from({ length: 5 }, () => "band-plain")],
])("%d features of which one has a text: five become a list without screenshots", (count, classes) => {
  const titles = ["Ports: all of them", "Moons", "Beaches", "Winds", "Waves"].slice(0, count);
  const description = `Tides.\n\n${titles.map((title) => `• ${title}`).join("\n")}`;
  const shots = "fastlane/screenshots/en-US/iPhone 15-0";
  const shot = readFileSync(join(appOf("fastlane-ios"), `${shots}1.png`));
  const files = { [`${shots}3.png`]: shot, [`${shots}4.png`]: shot };
  const texts = { "fastlane/metadata/en-US/description.txt": description };
  const app = appWith({ ...files, ...texts }, "fastlane-ios");
  const { folder } = init(app, "--look", "showcase");
  expect(build(folder).status).toBe(0);
  const page = readFileSync(join(folder, "dist/index.html"), "utf8");
  const found = [...page.matchAll(/<li class="(?:band )?(band[\w-]*)"/g)].map(([, name]) => name);
  expect(found).toEqual(classes);
  expect(/id="plates/.test(page)).toBe(count > 4);
});

test("points have bold titles and links, and a sentence in a list is no title", () => {
  const sentence = "Shows the tide for every harbour in the world, a year ahead";
  const description = `Tides.\n\n• ${sentence}\n• Moons\n\n【Ports】\n• Lisbon: on https://ports.example/lisbon\n• Porto\n\n【Winds】\n• North\n• South\n\n【Waves】\n• High\n• Low`;
  const app = appWith({ "fastlane/metadata/en-US/description.txt": description }, "fastlane-ios");
  const { folder } = init(app, "--look", "poster");
  expect(build(folder).status).toBe(0);
  const page = readFileSync(join(folder, "dist/index.html"), "utf8");
  expect(page).toContain(`<h3 class="feature-sentence" dir="auto">${sentence}</h3>`);
  expect(page).toContain('<h3 dir="auto">Moons</h3>');
  expect(page).toMatch(/<b>Lisbon:<\/b> on <a [^>]*href="https:\/\/ports.example\/lisbon"/);
});

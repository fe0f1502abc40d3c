import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readAppProject } from "../../src/scaffold/app/read-app-project.js";
import { collect } from "../support/example.js";
import { repository, tempFolder } from "../support/temp-site.js";

/* The declarations of an app's project to the stores, with their places. */

function projectOf(files: Readonly<Record<string, string>>) {
  const root = tempFolder(onTestFinished);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { log, found } = collect();
  return { project: readAppProject(root, { shown: "../app", log }), found };
}

test("a text that is a link is read only if it points to another text of the listing", () => {
  const root = tempFolder(onTestFinished);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("secret.txt", "secret");
  write("app/fastlane/metadata/ios/en-US/description.txt", "Tides.");
  write("app/fastlane/metadata/ios/review_information/demo_password.txt", "secret");
  const android = "fastlane/metadata/android";
  for (const [file, target] of [
    ["en-US/full_description.txt", "../../ios/en-US/description.txt"],
    ["de-DE/full_description.txt", "../../../../../secret.txt"],
    ["fr-FR/full_description.txt", "../../ios/review_information/demo_password.txt"],
    ["it-IT/full_description.txt", "../../ios/en-US/none.txt"],
    ["pt-PT/full_description.txt", "full_description.txt"],
  ] as const) {
    mkdirSync(dirname(join(root, "app", android, file)), { recursive: true });
    symlinkSync(target, join(root, "app", android, file));
  }
  const { log, found } = collect();
  const project = readAppProject(join(root, "app"), { shown: "app", log });
  expect(project?.listings.map(({ store, locale, value }) => [store, locale, value])).toEqual([
    ["apple", "en-US", "Tides."],
    ["google", "en-US", "Tides."],
  ]);
  const unread = ["de-DE", "fr-FR", "it-IT", "pt-PT"];
  expect(found()).toEqual(unread.map((locale) => expect.stringContaining(`${android}/${locale}/full_`)));
});

test("a fastlane project is read with its listings in each language and its declarations", () => {
  const { log, found } = collect();
  const project = readAppProject(join(repository, "test/apps/fastlane-ios"), { shown: "../app", log });
  expect(found()).toEqual([]);
  expect(project?.folder).toBe("../app");
  const names = project?.listings.filter(({ field }) => field === "name") ?? [];
  expect(names.map(({ locale }) => locale)).toEqual(["de-DE", "en-US", "pt-BR", "zh-Hans"]);
  const support = project?.listings.find(({ field }) => field === "supportUrl");
  expect(support).toMatchObject({
    store: "apple",
    locale: "default",
    origin: { file: "fastlane/metadata/default/support_url.txt", line: 1 },
  });
  const details = "fastlane/app_privacy_details.json";
  const manifest = "Tidepool/PrivacyInfo.xcprivacy";
  expect(project?.privacy).toMatchObject([
    {
      file: details,
      kind: "details",
      nothing: undefined,
      uses: [
        {
          category: "EMAIL_ADDRESS",
          purposes: ["APP_FUNCTIONALITY"],
          tracking: false,
          origin: { file: details, line: 2 },
        },
        { category: "CRASH_DATA", purposes: ["ANALYTICS"], origin: { file: details, line: 3 } },
      ],
    },
    {
      file: manifest,
      kind: "manifest",
      tracking: { isOn: false, origin: { file: manifest, line: 6 } },
      uses: [{ category: "PRECISE_LOCATION", origin: { file: manifest, line: 11 } }],
    },
  ]);
  // Nothing for reviewers is in the result.
  expect(JSON.stringify(project)).not.toMatch(/review_information|demo_password/);
});

test("a folder that does not exist is no project", () => {
  const { log } = collect();
  expect(readAppProject(join(repository, "test/apps/nowhere"), { shown: "x", log })).toBeUndefined();
});

test("a subscription in a StoreKit file is found with its line", () => {
  const { project, found } = projectOf({
    "ios/Plus.storekit":
      '{ "subscriptionGroups": [\n { "subscriptions": [\n { "productID": "a" },\n { "productID": "b" } ] } ] }',
    "ios/Once.storekit": '{ "products": [{ "productID": "c" }], "subscriptionGroups": [] }',
  });
  expect(found()).toEqual([]);
  expect(project?.subscriptions).toEqual([{ file: "ios/Plus.storekit", line: 3 }]);
});

test("tracking and its domains are read from a manifest and from app.json", () => {
  const plist = `<plist version="1.0"><dict>
<key>NSPrivacyTracking</key><true/>
<key>NSPrivacyTrackingDomains</key><array>
<string>Ads.Example.com</string>
</array></dict></plist>`;
  const manifests = { expo: { ios: { privacyManifests: { NSPrivacyTracking: false } } } };
  const { project, found } = projectOf({
    "a/PrivacyInfo.xcprivacy": plist,
    "app.json": JSON.stringify(manifests, undefined, 1),
  });
  expect(found()).toEqual([]);
  expect(project?.privacy).toMatchObject([
    {
      file: "a/PrivacyInfo.xcprivacy",
      tracking: { isOn: true, origin: { line: 2 } },
      domains: [{ domain: "ads.example.com", origin: { line: 4 } }],
    },
    { file: "app.json", tracking: { isOn: false, origin: { line: 5 } }, domains: [] },
  ]);
});

test("a template's empty manifest declares nothing, and a broken one is reported once", () => {
  const empty = '<plist version="1.0"><dict><key>NSPrivacyCollectedDataTypes</key><array/></dict></plist>';
  const { project, found } = projectOf({
    "a/PrivacyInfo.xcprivacy": empty,
    "b/PrivacyInfo.xcprivacy": "<plist>",
  });
  expect(project?.privacy).toEqual([]);
  expect(found()).toEqual(["b/PrivacyInfo.xcprivacy scaffold/file-not-used"]);
});

test("an unreadable store config is reported once", () => {
  const { found } = projectOf({ "store.config.json": "{ apple: " });
  expect(found()).toHaveLength(1);
});

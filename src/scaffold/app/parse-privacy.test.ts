import { describe, expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import type { PrivacyFile } from "../../model/review/app-project.js";
import { dataTypes } from "../../model/review/data-types.js";
import { dataGroups } from "../../text/data-kinds.js";
import { parseExpoPrivacy, parsePrivacyDetails, parsePrivacyManifest } from "./parse-privacy.js";

const usesOf = (files: readonly PrivacyFile[]) => files.flatMap(({ uses }) => uses);
function details(text: string) {
  const { log, found } = collect();
  const files = parsePrivacyDetails({ file: "a.json", text }, log);
  return { files, collected: usesOf(files), found: found(), log };
}
function manifest(text: string) {
  const { log, found } = collect();
  const files = parsePrivacyManifest({ file: "a.xcprivacy", text }, log);
  return { collected: usesOf(files), found: found(), log };
}

const email = {
  category: "EMAIL_ADDRESS",
  linked: true,
  tracking: false,
  purposes: ["APP_FUNCTIONALITY"],
};

describe("fastlane's privacy details", () => {
  test("contain the collected data and its purposes", () => {
    const text = `[
  { "category": "EMAIL_ADDRESS", "purposes": ["APP_FUNCTIONALITY"], "data_protections": ["DATA_LINKED_TO_YOU"] },
  { "category": "DEVICE_ID", "purposes": ["ANALYTICS", "THIRD_PARTY_ADVERTISING"],
    "data_protections": ["DATA_NOT_LINKED_TO_YOU", "DATA_USED_TO_TRACK_YOU"] }
]`;
    expect(details(text)).toMatchObject({
      found: [],
      collected: [
        { ...email, origin: { file: "a.json", line: 2 } },
        {
          category: "DEVICE_ID",
          linked: false,
          tracking: true,
          purposes: ["ANALYTICS", "THIRD_PARTY_ADVERTISING"],
          origin: { line: 3 },
        },
      ],
    });
  });

  test("can state that no data is collected", () => {
    expect(details('[\n{ "data_protections": ["DATA_NOT_COLLECTED"] }]')).toMatchObject({
      files: [{ uses: [], nothing: { file: "a.json", line: 2 } }],
      found: [],
    });
  });

  test.each(["[]", "{}", "[", '[{ "data_protections": [] }]'])(
    "such as %j do not state that no data is collected",
    (text) => {
      expect(details(text).files).toEqual([]);
    },
  );

  test("with unknown ids are reported with the nearest id", () => {
    const { files, found, log } = details('[{ "category": "EMAIL_ADRESS" },\n{ "category": "toString" }]');
    expect(files).toEqual([]);
    expect(found).toEqual(["a.json:1 scaffold/unknown-data-type", "a.json:2 scaffold/unknown-data-type"]);
    expect(log.sorted()[0]?.args.near).toBe("EMAIL_ADDRESS");
  });
});

const plist = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${body}
</plist>`;
const collecting = (type: string) =>
  plist(`<dict><key>NSPrivacyTracking</key><false/><key>NSPrivacyCollectedDataTypes</key><array>
<!-- one --><dict>
<key>NSPrivacyCollectedDataType</key><string>NSPrivacyCollectedDataType${type}</string>
<key>NSPrivacyCollectedDataTypeLinked</key><true/><key>NSPrivacyCollectedDataTypeTracking</key><false/>
<key>NSPrivacyCollectedDataTypePurposes</key><array><string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string></array>
</dict></array></dict>`);

describe("a privacy manifest", () => {
  test("contains the collected data and its purposes", () => {
    expect(manifest(collecting("EmailAddress"))).toMatchObject({
      found: [],
      collected: [{ ...email, origin: { file: "a.xcprivacy", line: 6 } }],
    });
  });

  test.each([...Object.values(dataTypes), "Hands"])(
    "with the type %s is accepted, and a policy has words for it",
    (type) => {
      const { collected, found } = manifest(collecting(type));
      expect(found).toEqual([]);
      expect(Object.values(dataGroups).flat()).toContain(collected[0]?.category);
    },
  );

  test.each(["Photos", "PhotosOrVideos", "OtherContactInfo"])("with the type %s is reported", (type) => {
    expect(manifest(collecting(type)).found).toEqual(["a.xcprivacy:6 scaffold/unknown-data-type"]);
  });

  test("can collect no data", () => {
    const text = plist("<dict><key>NSPrivacyCollectedDataTypes</key><array/></dict>");
    expect(manifest(text)).toMatchObject({ collected: [], found: [] });
  });

  test.each([
    ["bplist00\u0000\u0001", "scaffold/file-not-used"],
    ["", "scaffold/file-not-used"],
    ["{ NSPrivacyTracking = 0; }", "scaffold/file-not-used"],
    [plist("<dict><key>a</key><string>b</dict>"), "scaffold/file-not-used"],
    [plist("<dict><string>b</string></dict>"), "scaffold/file-not-used"],
    [collecting("Name").slice(0, -20), "scaffold/file-not-used"],
  ])("that is binary or invalid is reported: %j", (text, code) => {
    expect(manifest(text)).toMatchObject({ collected: [], found: [`a.xcprivacy ${code}`] });
  });
});

describe("Expo's app.json", () => {
  const expo = (text: string) => {
    const { log, found } = collect();
    return { collected: usesOf(parseExpoPrivacy({ file: "app.json", text }, log)), found: found() };
  };

  test("contains the privacy manifest", () => {
    const text = `{ "expo": { "ios": { "privacyManifests": {
  "NSPrivacyCollectedDataTypes": [
    { "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypeEmailAddress",
      "NSPrivacyCollectedDataTypeLinked": true,
      "NSPrivacyCollectedDataTypePurposes": ["NSPrivacyCollectedDataTypePurposeAppFunctionality"] },
    { "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypePhotos" },
  ] } } } }`;
    expect(expo(text)).toEqual({
      collected: [{ ...email, origin: { file: "app.json", line: 3 } }],
      found: ["app.json:6 scaffold/unknown-data-type"],
    });
  });

  test.each(["{}", '{ "ios": { "privacyManifests": [] } }', "{ broken"])(
    "such as %j has no privacy manifest, and no finding of its own",
    (text) => {
      expect(expo(text)).toEqual({ collected: [], found: [] });
    },
  );
});

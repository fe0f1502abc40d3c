import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { parseXcodeTargets } from "./parse-xcode.js";

const whole = readFileSync("test/apps/xcode/Tidepool.xcodeproj/project.pbxproj", "utf8");

function read(text: string) {
  const { log, found } = collect();
  const apps = parseXcodeTargets({ file: "a.pbxproj", text }, new Map(), log).filter(({ isApp }) => isApp);
  const findings = apps.flatMap((app) => app.findings);
  return {
    reported: findings.map(({ field, value, origin }) => `${origin.line} ${field}: ${value}`),
    found: found(),
  };
}

test("a project has the application's ids and name for release, not those of its tests", () => {
  expect(read(whole)).toEqual({
    reported: ["59 bundleId: com.example.tidepool", "67 teamId: ABCDE12345", "60 plainName: Tidepool"],
    found: [],
  });
});

test("the display name takes precedence over the product name", () => {
  const shown = whole.replace(
    "PRODUCT_BUNDLE_IDENTIFIER = com.example.tidepool;",
    '$&\n\t\t\t\tINFOPLIST_KEY_CFBundleDisplayName = "Mar\\U00e9 \\"x\\"";',
  );
  expect(read(shown).reported).toContain('60 name: Maré "x"');
});

test.each([
  [
    "PRODUCT_BUNDLE_IDENTIFIER = com.example.tidepool;",
    'PRODUCT_BUNDLE_IDENTIFIER = "$(ID_OF_CONFIG)";',
    "bundleId",
  ],
  ['PRODUCT_NAME = "$(TARGET_NAME)";', 'PRODUCT_NAME = "$(PRODUCT_NAME)";', "name"],
  ['PRODUCT_NAME = "$(TARGET_NAME)";', "PRODUCT_NAME = Runner;", "name"],
])("%s as %s gives no %s", (as, by, field) => {
  const { reported, found } = read(whole.replace(as, by));
  expect(reported.join("\n")).not.toContain(` ${field}: `);
  expect(reported).toHaveLength(2);
  expect(found).toEqual([]);
});

test.each([
  "",
  "{",
  "{ objects = { a = { ",
  "{ objects = b",
  "{ = b; }",
  "{ a = ; }",
  "{ a = ( b c ); }",
  "{ a = b; } c",
  '{ a = "b; }',
  "{ a = {".repeat(200),
  "<?xml version='1.0'?>",
])("%j is reported as an invalid project", (text) => {
  expect(read(text)).toEqual({ reported: [], found: ["a.pbxproj scaffold/file-not-used"] });
});

test.each([
  "{ }",
  "{ objects = ( ); rootObject = x; }",
  '{ objects = { a = { productType = "com.apple.product-type.application"; }; }; }',
])("%s has no values", (text) => {
  expect(read(text)).toEqual({ reported: [], found: [] });
});

test("an id can have a variable with a default, and an Info.plist a path with SRCROOT", () => {
  const plist =
    '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Tides</string></dict></plist>';
  const text = whole.replace(
    "PRODUCT_BUNDLE_IDENTIFIER = com.example.tidepool;",
    'PRODUCT_BUNDLE_IDENTIFIER = "$(PREFIX:default=com.example).tides";\n\t\t\t\tINFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";',
  );
  const { log } = collect();
  const texts = new Map([["App/Info.plist", plist]]);
  const apps = parseXcodeTargets({ file: "A.xcodeproj/project.pbxproj", text }, texts, log);
  const found = apps.flatMap(({ findings }) => findings.map(({ field, value }) => [field, value]));
  expect(found).toContainEqual(["bundleId", "com.example.tides"]);
  expect(found).toContainEqual(["name", "Tides"]);
});

import { expect, test } from "vitest";
import { parseAndroidManifest, parseGradle, parsePermissions } from "./parse-android.js";

const valuesOf = (findings: ReturnType<typeof parseGradle>) =>
  findings.map(({ value, origin }) => [value, origin.line]);
const gradle = (text: string) => valuesOf(parseGradle({ file: "app/build.gradle", text }));
const manifest = (text: string) => valuesOf(parseAndroidManifest({ file: "AndroidManifest.xml", text }));

test.each([
  ['android {\n  defaultConfig {\n    applicationId "com.example.app"', [["com.example.app", 3]]],
  ["applicationId = 'com.example.app'", [["com.example.app", 1]]],
  ['defaultConfig { applicationId("com.example.app") }', [["com.example.app", 1]]],
  ['// applicationId "com.old.app"\n/*\napplicationId "com.old.app"\n*/\napplicationId "a.b"', [["a.b", 5]]],
  ['url = "https://x.example/a" ; applicationId "a.b"', [["a.b", 1]]],
  ['applicationIdSuffix ".debug"', []],
  ["applicationId rootProject.ext.appId", []],
  ['applicationId "com.example.$flavour"', []],
  ["applicationId has('id') ? get('id') : 'com.example.app'", [["com.example.app", 1]]],
  ['namespace = "com.example.code"', []],
  [
    'applicationId "a.b"\nfree { applicationId "a.b.free" }',
    [
      ["a.b", 1],
      ["a.b.free", 2],
    ],
  ],
])("the application ids in Gradle's %j are %j", (text, found) => {
  expect(gradle(text)).toEqual(found);
});

test.each([
  [
    '<?xml version="1.0"?>\n<manifest xmlns:android="x"\n  package="com.example.app">',
    [["com.example.app", 3]],
  ],
  ["<!-- <manifest package=\"com.old.app\"> -->\n<manifest package = 'a.b' >", [["a.b", 2]]],
  ['<manifest xmlns:android="x"><queries><package android:name="a.b"/></queries>', []],
])("the packages in the manifest %j are %j", (text, found) => {
  expect(manifest(text)).toEqual(found);
});

test("the permissions of a manifest exclude those in comments, those that it removes, and those of tests", () => {
  const text = `<manifest>
<!-- <uses-permission android:name="android.permission.RECORD_AUDIO" /> -->
<uses-permission android:name="android.permission.CAMERA" android:maxSdkVersion="32" />
<uses-permission-sdk-23
  android:name='com.android.vending.BILLING' />
<uses-permission android:name="com.google.android.gms.permission.AD_ID" tools:node="remove" />
</manifest>`;
  const found = (file: string) =>
    parsePermissions({ file, text }).map(({ name, origin }) => [name, origin.line]);
  const asked = [
    ["CAMERA", 3],
    ["BILLING", 4],
  ];
  expect(found("app/src/main/AndroidManifest.xml")).toEqual(asked);
  expect(found("AndroidManifest.xml")).toEqual(asked);
  expect(found("app/src/androidTest/AndroidManifest.xml")).toEqual([]);
});

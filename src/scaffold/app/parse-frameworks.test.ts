import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { parseCapacitor, parsePubspec } from "./parse-frameworks.js";

const read = (file: string, text: string) =>
  parseCapacitor({ file, text }).map(({ field, value, origin }) => `${origin.line} ${field}: ${value}`);
const ids = (line: number) => [
  `${line} bundleId: com.example.tidepool`,
  `${line} package: com.example.tidepool`,
];

test.each([
  [
    "capacitor.config.json",
    '{\n  "appId": "com.example.tidepool",\n  "appName": "Child\'s Tide"\n}',
    ["3 name: Child's Tide", ...ids(2)],
  ],
  ["capacitor.config.ts", "appId: 'com.example.tidepool',\nappName: name,", ids(1)],
])("the ids and the name in %s are read: %j", (file, text, reported) => {
  expect(read(file, text)).toEqual(reported);
});

function readPubspec(text: string) {
  const { log, found } = collect();
  const findings = parsePubspec({ file: "pubspec.yaml", text }, log);
  return {
    reported: findings.map(({ field, value, origin }) => `${origin.line} ${field}: ${value}`),
    found: found(),
  };
}

test.each([
  [
    "# the app\nname: tide_pool\ndescription: >-\n  Tide times for\n  every harbour.\nversion: 1.0.0+1 # no text\n",
    ["2 plainName: Tide Pool"],
  ],
  ['name: "tidepool"\ndescription: "Tides: quietly"\n', ["1 plainName: Tidepool"]],
  ["name: tides\ndescription: A new Flutter project.\n", ["1 plainName: Tides"]],
  ["name: 7\ndescription: [a, b]\n", []],
  ["", []],
  ["- a list", []],
])("the names in the pubspec %j are read", (text, reported) => {
  expect(readPubspec(text)).toEqual({ reported, found: [] });
});

test.each([
  'name: tides\ndescription: "open\nversion: 1\n',
  "name: a: b\n",
  "name: &a [*b]\n",
  "name: !!js/function 'function () { throw 1 }'\n",
])("the pubspec %j is reported as invalid", (text) => {
  const { reported, found } = readPubspec(text);
  expect(reported).toEqual([]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^pubspec\.yaml(:\d+)? scaffold\/file-not-used$/);
});

test("code in a pubspec is not run", () => {
  const code = "---js\n{ get name() { globalThis.wasRun = true; return 'x' } }\n---\n";
  readPubspec(code);
  readPubspec(`js\n${code}`);
  expect("wasRun" in globalThis).toBe(false);
});

// Comparing each pair of keys took half a minute.
test("a pubspec with many keys is read in linear time", () => {
  const keys = Array.from({ length: 50_000 }, (_, index) => `key${index}: x`).join("\n");
  expect(readPubspec(`name: tides\n${keys}\n`).reported).toEqual(["1 plainName: Tides"]);
});

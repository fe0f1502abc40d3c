import { expect, test } from "vitest";
import { parseCapacitor } from "./parse-capacitor.js";

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
  [
    "config.xml",
    '<?xml version="1.0"?>\n<widget id="com.example.tidepool" version="1">\n  <name>Tide Pool</name>',
    ["3 name: Tide Pool", ...ids(2)],
  ],
  ["config.xml", '<project id="com.example.other"><name>Another tool</name>', []],
])("%s: %j", (file, text, told) => {
  expect(read(file, text)).toEqual(told);
});

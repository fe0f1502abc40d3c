import { expect, test } from "vitest";
import { parseGradleValues } from "./parse-gradle-values.js";

const read = (text: string) => {
  const { strings, placeholder } = parseGradleValues([{ file: "app/build.gradle", text }]);
  const [name] = strings.flatMap(({ texts }) => texts.get("app_name") ?? []);
  return { name: name?.value, line: name?.origin.line, label: placeholder("label", "app/") };
};

test.each([
  ['resValue "string", "app_name", "Tidepool"', { name: "Tidepool", line: 1 }],
  ['\nresValue("string", "app_name", "Tidepool")', { name: "Tidepool", line: 2 }],
  ["// resValue 'string', 'app_name', 'Old'\nresValue 'string', 'app_name', 'New'", { name: "New", line: 2 }],
  [
    'getByName("debug") { ok { resValue("string", "app_name", "Test") } }\nresValue("string", "app_name", "App")',
    { name: "App", line: 2 },
  ],
  ['resValue("string", "app_name", "App $branch")', { name: undefined }],
  ['ext.NAME = "Tidepool"\nresValue "string", "app_name", NAME\n', { name: "Tidepool", line: 2 }],
  ['resValue "string", "app_name", NAME + " Test"\n', { name: undefined }],
  ['manifestPlaceholders = [other: "x", label: "@string/app_name"]', { label: "@string/app_name" }],
  ['manifestPlaceholders["label"] = "Tidepool"', { label: "Tidepool" }],
  ['debug { manifestPlaceholders["label"] = "Test" }', { label: undefined }],
])("the values in %j are read", (text, reported) => {
  expect(read(text)).toMatchObject(reported);
});

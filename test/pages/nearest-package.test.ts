import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nearestPackage } from "../../src/code/package-name.js";
import { tempFolder } from "../support/temp-site.js";

test.each([
  ["react-icones", '{ "dependencies": { "react": "19", "react-icons": "5" } }', "react-icons"],
  ["fontsource", '{ "devDependencies": { "fontsourc": "1" } }', "fontsourc"],
  ["react", '{ "dependencies": { "react": "19" } }', undefined],
  ["react", "{", undefined],
])("the nearest name to the missing package %s is found in %s", (name, manifest, near) => {
  const root = tempFolder(onTestFinished);
  writeFileSync(join(root, "package.json"), manifest);
  expect(nearestPackage(name, root)).toBe(near);
});

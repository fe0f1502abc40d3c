import { expect, test } from "vitest";
import { type AppTarget, chooseTarget } from "./app-target.js";

const target = (name: string, folder: string): AppTarget => ({
  name,
  isApp: true,
  platform: "phone",
  origin: { file: `${folder}/${name}.xcodeproj/project.pbxproj`, line: 1 },
  project: name,
  findings: [],
  places: [],
  icon: undefined,
});

test.each([
  ["a name", target("SearchSampleApp", "a")],
  ["a folder", target("Tides", "sampleapps/a")],
])("an example, recognised by %s, is not chosen as the app", (_, example) => {
  const app = target("iOS", "deep/down/apps");
  expect(chooseTarget([example, app], { wanted: undefined, ids: [], names: [] })).toBe(app);
});

import { expect, test } from "vitest";
import { mergeDiscovered, withoutAddition } from "./discovered.js";

test("the first source with a value takes precedence", () => {
  const merged = mergeDiscovered([
    { name: { value: "Tidepool", origin: "App Store" } },
    { name: { value: "Tides", origin: "app.json" }, email: { value: "a@b.pt", origin: "app.json" } },
  ]);
  expect(merged.name).toEqual({ value: "Tidepool", origin: "App Store" });
  expect(merged.email?.origin).toBe("app.json");
});

test("a store's keys are merged from several sources", () => {
  const { appStore, googlePlay } = mergeDiscovered([
    { appStore: { value: { id: "12", url: "https://apps.apple.com/app/id12" }, origin: "App Store" } },
    { appStore: { value: { bundleId: "pt.tide", id: "99" }, origin: "app.json" } },
  ]);
  expect(appStore).toEqual({
    value: { id: "12", url: "https://apps.apple.com/app/id12", bundleId: "pt.tide" },
    origin: "App Store, app.json",
  });
  expect(googlePlay).toBeUndefined();
});

test.each([
  ["Maré – Tides & Surf", "Maré", "Tides & Surf"],
  ["Mare: tides: surf", "Mare", "tides: surf"],
  ["潮汐：海のこよみ", "潮汐", "海のこよみ"],
  ["Re:Start", "Re:Start", undefined],
  ["Well-being", "Well-being", undefined],
  ["Mare:", "Mare:", undefined],
])("the site's name from %s is %s, and the rest becomes the subtitle", (listed, name, subtitle) => {
  const listing = { name: { value: listed, origin: "name.txt" } };
  const { name: used, subtitle: added } = withoutAddition(listing);
  expect([used?.value, added?.value]).toEqual([name, subtitle]);
  const own = { value: "A clock", origin: "subtitle.txt" };
  expect(withoutAddition({ ...listing, subtitle: own }).subtitle).toEqual(own);
});

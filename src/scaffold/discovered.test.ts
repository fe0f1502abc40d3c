import { expect, test } from "vitest";
import { mergeDiscovered } from "./discovered.js";

test("the first source that gives a value wins", () => {
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

import { expect, test } from "vitest";
import { parseTuist } from "./parse-tuist.js";

test("a target that computes its name and id has those of the settings file that it names", () => {
  const text = `let project = Project(name: "Tidal", targets: [
    Target.target(name: rawValue, destinations: .iOS, product: .app, bundleId: base + ".tidal",
      settings: .settings(configurations: [
        .debug(name: "Debug", xcconfig: "./Debug.xcconfig"), .release(name: "Release", xcconfig: "./Tidal.xcconfig")])),
    Target.target(name: other, product: .app, bundleId: base),
  ])`;
  const settings =
    "PRODUCT_NAME = Tidal\nDEVELOPMENT_TEAM = ABCDE12345\nPRODUCT_BUNDLE_IDENTIFIER = org.example.tidal\n";
  const targets = parseTuist({ file: "Project.swift", text }, new Map([["Tidal.xcconfig", settings]]));
  expect(targets.map(({ name, platform }) => [name, platform])).toEqual([["Tidal", "phone"]]);
  expect(targets[0]?.findings.map(({ field, value, origin }) => [field, value, origin.line])).toEqual([
    ["bundleId", "org.example.tidal", 3],
    ["teamId", "ABCDE12345", 2],
    ["plainName", "Tidal", 1],
  ]);
});

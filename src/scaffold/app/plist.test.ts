import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { parsePlist } from "./plist.js";

test("values have the lines of the file", () => {
  const { log } = collect();
  const text =
    '<plist version="1.0">\n<dict>\n\n<key>a</key>\n<string>x</string>\n<key>b</key><true/></dict></plist>';
  const root = parsePlist({ file: "a.plist", text }, log);
  expect([...(root?.entries ?? [])].map(([key, { value, origin }]) => [key, value, origin.line])).toEqual([
    ["a", "x", 5],
    ["b", true, 6],
  ]);
});

// Counting the lines again for each value of this file took minutes.
test("a file with 200,000 values is read in linear time, and one nested too deeply is rejected", () => {
  const { log, found } = collect();
  const wide = `<plist><array>${"\n<string>x</string>".repeat(200_000)}</array></plist>`;
  expect(parsePlist({ file: "wide.plist", text: wide }, log)?.entries.size).toBe(200_000);
  const deep = `<plist>${"<array>".repeat(200_000)}${"</array>".repeat(200_000)}</plist>`;
  expect(parsePlist({ file: "deep.plist", text: deep }, log)).toBeUndefined();
  expect(found()).toEqual(["deep.plist scaffold/file-not-used"]);
});

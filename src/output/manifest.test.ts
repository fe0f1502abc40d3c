import { expect, test } from "vitest";
import type { Serving } from "../model/hosts/serving.js";
import { hashOf } from "../util/hash-of.js";
import { formatManifest, isBegunManifest, makeManifest, parseManifest } from "./manifest.js";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a manifest lists each file with its hash, and parses to the same files", () => {
  const names = ["index.html", "__proto__", "a/größe.png"];
  const files = new Map(
    names.map((outputFile) => [outputFile, { outputFile, bytes: bytes(outputFile), from: "" }]),
  );
  const manifest = makeManifest({ files, pages: [] });
  expect(Object.keys(manifest)).toEqual(names);
  const parsed = parseManifest(formatManifest(manifest));
  for (const name of names) {
    expect(Object.hasOwn(parsed ?? {}, name)).toBe(true);
    expect(Object.getOwnPropertyDescriptor(parsed, name)?.value).toBe(hashOf(bytes(name)));
  }
});

test("a manifest contains the host's serving configuration, if there is a host", () => {
  const serving: Serving = { host: "netlify", headers: [], redirects: [], phones: [] };
  expect(JSON.parse(formatManifest({ a: "1" }, serving))).toEqual({
    generator: "handbill",
    serving,
    files: { a: "1" },
  });
  expect(formatManifest({ a: "1" })).toBe('{\n "generator": "handbill",\n "files": {\n  "a": "1"\n }\n}\n');
});

test("a truncated manifest of a killed run is recognised by its first characters", () => {
  const whole = formatManifest({ a: "1" });
  for (const text of [whole, whole.slice(0, 27)]) expect(isBegunManifest(text)).toBe(true);
  for (const text of ["", whole.slice(0, 26), ` ${whole}`, "{}"]) expect(isBegunManifest(text)).toBe(false);
});

test("a hash is SHA-256 in hex", () => {
  expect(hashOf(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "1",
  '{"files":{}}',
  '{"generator":"another","files":{}}',
  '{"generator":"handbill"}',
  '{"generator":"handbill","files":null}',
  '{"generator":"handbill","files":"x"}',
  '{"generator":1,"files":{}}',
])("%s is not a valid manifest", (text) => {
  expect(parseManifest(text)).toBeUndefined();
});

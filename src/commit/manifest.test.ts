import { expect, test } from "vitest";
import { formatManifest, hashOf, makeManifest, parseManifest } from "./manifest.js";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a manifest lists each file with its hash, and is read as it was written", () => {
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
])("%s is no manifest of ours", (text) => {
  expect(parseManifest(text)).toBeUndefined();
});

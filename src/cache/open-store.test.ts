import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { CacheKind } from "../effects/result-store.js";
import { openStore } from "./open-store.js";
import { storeFolder } from "./own-paths.js";

function openTemporary(kind: CacheKind) {
  const root = mkdtempSync(join(tmpdir(), "handbill-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const keyOf = (...key: string[]) => ({ kind, key });
  const folder = join(storeFolder(root), kind);
  const files = () => readdirSync(folder).map((name) => join(folder, name));
  const open = (...versions: string[]) => openStore(root, { versions });
  return { keyOf, files, open, store: open("handbill 1", "node 1") };
}

const versions = [
  ["handbill 2", "node 1"],
  ["handbill 1", "node 2"],
];

test("an entry is found only with the same key and versions", () => {
  const { keyOf, open, store } = openTemporary("cards");
  const value = { text: "größe", list: [1, null], bytes: new Uint8Array([7]) };
  store.set(keyOf("a", "b"), value);
  expect(store.get(keyOf("a", "b"))).toEqual(value);
  const others = [keyOf("ab"), keyOf("a"), keyOf("b", "a"), { kind: "images", key: ["a", "b"] }] as const;
  expect(others.map((key) => store.get(key))).toEqual(others.map(() => undefined));
  expect(versions.map((other) => open(...other).get(keyOf("a", "b")))).toEqual([undefined, undefined]);
});

test.each(["data", "links"] as const)(
  "an entry of %s does not depend on the versions of Node and React",
  (kind) => {
    const { keyOf, open, store } = openTemporary(kind);
    store.set(keyOf("a"), 1);
    expect(versions.map((other) => open(...other).get(keyOf("a")))).toEqual([undefined, 1]);
  },
);

test("an entry whose file is damaged anywhere counts as missing", () => {
  const { keyOf, files, store } = openTemporary("builds");
  const key = keyOf("key");
  store.set(key, "what was cached");
  const [file = ""] = files();
  const whole = readFileSync(file);
  const damaged = [...whole.keys()].flatMap((at) => [
    Buffer.concat([whole.subarray(0, at), Buffer.from([whole.readUInt8(at) ^ 1]), whole.subarray(at + 1)]),
    whole.subarray(0, at),
    whole.subarray(at + 1),
    Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]),
    Buffer.concat([whole.subarray(0, at), Buffer.alloc(whole.length - at)]),
  ]);
  damaged.push(Buffer.concat([whole, whole]), Buffer.concat([whole, Buffer.alloc(2)]));
  const believed = damaged.filter((bytes) => {
    // ext4 flushes a file to the disk immediately when it is overwritten.
    rmSync(file);
    writeFileSync(file, bytes);
    return store.get(key) !== undefined;
  });
  expect(believed.filter((bytes) => !bytes.equals(whole))).toEqual([]);
  writeFileSync(file, whole);
  expect(store.get(key)).toBe("what was cached");
});

test("an entry whose file contains another key counts as missing", () => {
  const { keyOf, files, store } = openTemporary("cards");
  store.set(keyOf("one"), 1);
  store.set(keyOf("other"), 2);
  const [first = "", second = ""] = files();
  const [one, other] = [readFileSync(first), readFileSync(second)];
  writeFileSync(first, other);
  writeFileSync(second, one);
  expect([store.get(keyOf("one")), store.get(keyOf("other"))]).toEqual([undefined, undefined]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openShelves } from "./open-shelves.js";
import { storeFolder } from "./own-paths.js";

function openTemporary(namespace: "builds" | "cards") {
  const root = mkdtempSync(join(tmpdir(), "handbill-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const shelf = openShelves(root, { version: "1" }).shelf(namespace, { node: "1" });
  const folder = join(storeFolder(root), namespace);
  const files = () => readdirSync(folder).map((name) => join(folder, name));
  return { shelf, files, root };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

// Results of "builds" are read before anything is loaded that reckons sums, and are seen to be whole in another way.
describe.each(["builds", "cards"] as const)("%s", (namespace) => {
  test("what was written is read under the same key by the same makers, and by nobody else", () => {
    const { shelf, root } = openTemporary(namespace);
    shelf.write(["a", "b"], bytesOf("result"));
    shelf.write(["nothing"], bytesOf(""));
    const read = (key: readonly string[], node = "1", version = "1") =>
      openShelves(root, { version }).shelf(namespace, { node }).read(key);
    const textOf = (key: readonly string[]) => new TextDecoder().decode(read(key));
    expect(textOf(["a", "b"])).toBe("result");
    expect(read(["nothing"])).toHaveLength(0);
    expect([read(["ab"]), read(["a"]), read(["a", "b"], "2"), read(["a", "b"], "1", "2")]).toEqual(
      Array(4).fill(undefined),
    );
  });

  test("a file that was damaged anywhere is taken for absent", () => {
    const { shelf, files } = openTemporary(namespace);
    shelf.write(["key"], bytesOf("what was kept"));
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
      // ext4 writes a file to the disk at once that is written over.
      rmSync(file);
      writeFileSync(file, bytes);
      return shelf.read(["key"]) !== undefined;
    });
    expect(believed.filter((bytes) => !bytes.equals(whole))).toEqual([]);
    writeFileSync(file, whole);
    expect(shelf.read(["key"])).toBeDefined();
  });

  test("a file that stands in another's place is taken for absent", () => {
    const { shelf, files } = openTemporary(namespace);
    shelf.write(["one"], bytesOf("1"));
    shelf.write(["other"], bytesOf("2"));
    const [first = "", second = ""] = files();
    const [one, other] = [readFileSync(first), readFileSync(second)];
    writeFileSync(first, other);
    writeFileSync(second, one);
    expect([shelf.read(["one"]), shelf.read(["other"])]).toEqual([undefined, undefined]);
  });
});

import { expect, test } from "vitest";
import { NewResults, readResults } from "./portion-results.js";

const bytes = (...values: readonly number[]) => new Uint8Array(values);
const data = (at: number) => ({ at, said: ["é", undefined], by: new Map([["c", new Set([at])]]) });

test("results come back as they were, found before they are written and after, the last one of each key", () => {
  const results = new NewResults();
  for (let at = 0; at < 200; at++) results.add(`data ${at}`, data(at));
  results.add("bytes", bytes(0xff, 15, 34));
  results.add("none", bytes());
  results.add("text", "<p>");
  results.add("bytes that were data", data(-1));
  results.add("bytes that were data", bytes(1));
  results.add("data that was bytes", bytes(2));
  results.add("data that was bytes", data(-2));
  results.add("data 3", data(-3));
  expect(results.count).toBe(205);
  const wanted = (at: number) => data(at === 3 ? -3 : at);
  const portion = Buffer.concat(results.list());
  for (const found of [results, readResults(portion)]) {
    const find = (key: string) => found.find(key);
    expect(found.keys).toHaveLength(205);
    expect(found.keys.every((key) => found.has(key))).toBe(true);
    for (let at = 0; at < 200; at++) expect(find(`data ${at}`)).toEqual(wanted(at));
    expect([...(find("bytes") as Uint8Array)]).toEqual([0xff, 15, 34]);
    expect([...(find("none") as Uint8Array)]).toEqual([]);
    expect(find("text")).toBe("<p>");
    expect([...(find("bytes that were data") as Uint8Array)]).toEqual([1]);
    expect(find("data that was bytes")).toEqual(data(-2));
    expect(find("another")).toBeUndefined();
  }
});

test("what is not there has nothing", () => {
  const nothing = readResults(undefined);
  expect([nothing.keys, nothing.has("data"), nothing.find("data")]).toEqual([[], false, undefined]);
});

test("of results that are asked for in their order few are held, of others all", () => {
  const results = new NewResults();
  const keys = Array.from({ length: 256 }, (_, at) => `data ${at}`);
  for (const [at, key] of keys.entries()) results.add(key, data(at));
  const found = readResults(Buffer.concat(results.list()));
  const findAll = (some: readonly string[]) => some.map((key) => found.find(key));
  const [first] = findAll(keys);
  expect(found.find("data 0")).not.toBe(first);
  const turns = Array.from({ length: 64 }, (_, at) => [0, 64, 128, 192].map((group) => `data ${group + at}`));
  findAll(turns.flat());
  const [one, other] = [findAll(turns.flat()), findAll(turns.flat())];
  expect(one.every((result, at) => result === other[at])).toBe(true);
});

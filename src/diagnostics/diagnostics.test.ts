import { describe, expect, test } from "vitest";
import { Diagnostics, type Place, Stopped, sortDiagnostics } from "./diagnostics.js";

const place = (file: string, line?: number, column?: number): Place => ({
  file,
  ...(line === undefined ? {} : { line }),
  ...(column === undefined ? {} : { column }),
});

describe("diagnostics", () => {
  test("are sorted by file, line as a number, column and code", () => {
    const log = new Diagnostics();
    log.add("read/unused-fact", { name: "a" }, place("b.md", 10, 1));
    log.add("read/unused-fact", { name: "a" }, place("b.md", 9, 12));
    log.add("read/unused-fact", { name: "a" }, place("b.md", 9, 2));
    log.add("read/no-meta", { near: undefined }, place("b.md", 9, 2));
    log.add("read/unused-fact", { name: "a" }, place("a.md", 99));
    log.add("read/unused-fact", { name: "a" }, place("b.md"));
    log.add("read/syntax", { text: "no place at all" });
    expect(log.sorted().map(({ code, place: { file, line, column } }) => [file, line, column, code])).toEqual(
      [
        [undefined, undefined, undefined, "read/syntax"],
        ["a.md", 99, undefined, "read/unused-fact"],
        ["b.md", undefined, undefined, "read/unused-fact"],
        ["b.md", 9, 2, "read/no-meta"],
        ["b.md", 9, 2, "read/unused-fact"],
        ["b.md", 9, 12, "read/unused-fact"],
        ["b.md", 10, 1, "read/unused-fact"],
      ],
    );
  });

  test("are sorted by file, line, column, code, page and arguments across many pages", () => {
    const log = new Diagnostics();
    const pick = (at: number, of: readonly string[]) => of[at % of.length] ?? "";
    for (let at = 0; at < 500; at++) {
      const mixed = (at * 7919) % 503;
      const code = mixed % 2 === 0 ? "read/unused-fact" : "check/orphan";
      const where = { page: pick(mixed, ["/b", "/a", "/c/d"]), ...place(pick(at, ["b.md", "a.md"]), at % 3) };
      if (code === "check/orphan") log.add(code, {}, where);
      else log.add(code, { name: pick(at, ["z", "y", "x"]) }, where);
    }
    const keys = log.sorted().map(({ code, args, place: { file, line, page } }) => {
      return [file, line, code, page, JSON.stringify(args)].join(" ");
    });
    expect(keys.length).toBeGreaterThan(30);
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  test("keep their order after a replacement and with new ones", () => {
    const log = new Diagnostics();
    for (const name of ["c", "a", "b"]) log.add("read/unused-fact", { name }, place("x.ts", 1));
    log.replaceBy(log.sorted().slice(1));
    expect(log.sorted().map(({ args }) => args.name)).toEqual(["b", "c"]);
    log.add("read/unused-fact", { name: "bb" }, place("x.ts", 1));
    expect(log.sorted().map(({ args }) => args.name)).toEqual(["b", "bb", "c"]);
  });

  test("have the same order in any order of insertion", () => {
    const names = ["d", "a", "c", "b"];
    const orders = [names, [...names].reverse(), [...names].sort()];
    const sorted = orders.map((order) => {
      const log = new Diagnostics();
      for (const name of order) log.add("read/unused-fact", { name }, place("x.ts", 1));
      return log.sorted();
    });
    expect(sorted[1]).toEqual(sorted[0]);
    expect(sorted[2]).toEqual(sorted[0]);
  });

  test("are reported once if equal", () => {
    const log = new Diagnostics();
    for (let time = 0; time < 3; time++) log.add("read/unused-fact", { name: "a" }, place("b.md", 1));
    log.add("read/unused-fact", { name: "b" }, place("b.md", 1));
    log.add("read/unused-fact", { name: "a" }, place("b.md", 2));
    expect(log.sorted()).toHaveLength(3);
  });

  test("are reported once if equal, even with others of the same place in between", () => {
    const log = new Diagnostics();
    const seeks = ["one", "two"].map(
      (text) => ({ kind: "literal", texts: [text], files: ["b.md"] }) as const,
    );
    for (const seek of [...seeks, ...seeks])
      log.add("read/unused-fact", { name: "a" }, { ...place("b.md", 1), seek });
    expect(log.sorted().map(({ place: { seek } }) => seek)).toEqual(seeks);
  });

  test("stop at a gate if one of them is an error", () => {
    const log = new Diagnostics();
    log.add("check/placeholder", { count: "1 value is a placeholder", paths: "email" });
    expect(log.hasErrors).toBe(false);
    log.stopOnErrors();
    log.add("read/no-pages", {});
    expect(log.hasErrors).toBe(true);
    expect(() => log.stopOnErrors()).toThrow(Stopped);
  });

  test("can be added from another collection", () => {
    const [one, other] = [new Diagnostics(), new Diagnostics()];
    one.add("read/no-pages", {}, place("pages"));
    other.take(one.sorted());
    expect(other.sorted()).toEqual(one.sorted());
    expect(other.hasErrors).toBe(true);
  });
});

test.each([2, 8, 9, 30])(
  "distinct() of %i on a page has the entries of sorted() in another order",
  (count) => {
    const log = new Diagnostics();
    const hrefs = Array.from({ length: count }, (_, at) => `x${at}`);
    for (const page of ["/b", "/a", "/b"])
      for (const href of [...hrefs, ...hrefs]) {
        log.add("check/placeholder-address", { href }, { page });
        log.add("check/placeholder-address", { href }, { page, file: "a.md" });
      }
    expect(log.distinct()).toHaveLength(4 * count);
    expect(sortDiagnostics(log.distinct())).toEqual(log.sorted());
  },
);

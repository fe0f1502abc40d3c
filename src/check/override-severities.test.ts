import { describe, expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import { overrideSeverities } from "./override-severities.js";

function settled(checks: Parameters<typeof exampleSite>[0] = {}) {
  const { log } = collect();
  log.add("check/no-icon", {}, { page: "/" });
  log.add("check/h1-count", { count: "2" }, { page: "/a" });
  log.add("check/h1-count", { count: "0" }, { page: "/b" });
  const { diagnostics, silenced } = overrideSeverities(log.sorted(), exampleSite(checks));
  return {
    silenced,
    kept: diagnostics.map(({ code, severity, place }) => `${severity} ${code} ${place.page}`).sort(),
  };
}

describe("the severities in the config", () => {
  test("change nothing by default", () => {
    expect(settled()).toEqual({
      silenced: [],
      kept: ["error check/h1-count /a", "error check/h1-count /b", "warning check/no-icon /"],
    });
  });

  test("raise a warning to an error", () => {
    expect(settled({ checks: { raise: ["check/no-icon"] } }).kept).toContain("error check/no-icon /");
  });

  test("silence a finding about one URL", () => {
    const accept = (href: string) => {
      const { log } = collect();
      log.add("check/malformed-address", { href: "https://a/" }, { page: "/" });
      log.add("check/malformed-address", { href: "https://b/" }, { page: "/" });
      const silence = [{ code: "check/malformed-address", href, reason: "r" }];
      return overrideSeverities(log.sorted(), exampleSite({ checks: { silence } })).diagnostics.map(
        ({ args }) => args.href,
      );
    };
    expect(accept("https://a/")).toEqual(["https://b/"]);
    expect(accept("https://c/")).toEqual(["https://a/", "https://b/"]);
  });

  test("apply to warnings of every step, and to errors of checks only", () => {
    const { log } = collect();
    log.add("derive/contact-expires-far", { day: "2030-01-01" }, { file: "site.config.ts" });
    log.add("read/unread-file", { reason: "page" }, { file: "pages/a.txt" });
    log.add("read/unread-file", { reason: "page" }, { file: "pages/b.txt" });
    log.add("card/no-engine", { reason: "r", install: "i" });
    const silence = [
      { code: "derive/contact-expires-far", reason: "r" },
      { code: "card/no-engine", reason: "r" },
      { code: "read/unread-file", file: "pages/a.txt", reason: "r" },
    ];
    const site = exampleSite({ checks: { silence, raise: ["read/unread-file"] } });
    const { diagnostics, silenced } = overrideSeverities(log.sorted(), site);
    expect(diagnostics.map(({ code, severity, place }) => [severity, code, place.file])).toEqual([
      ["error", "card/no-engine", undefined],
      ["error", "read/unread-file", "pages/b.txt"],
    ]);
    expect(silenced.map(({ code, count }) => [code, count])).toEqual([
      ["derive/contact-expires-far", 1],
      ["read/unread-file", 1],
    ]);
  });

  test("silence a code everywhere or on one page, and count the silenced findings", () => {
    const everywhere = { code: "check/h1-count", reason: "r" };
    const { kept, silenced } = settled({ checks: { silence: [everywhere] } });
    expect(kept).toEqual(["warning check/no-icon /"]);
    expect(silenced).toEqual([{ ...everywhere, count: 2 }]);
    const one = settled({ checks: { silence: [{ ...everywhere, page: "/a" }] } });
    expect(one.kept).toEqual(["error check/h1-count /b", "warning check/no-icon /"]);
    expect(one.silenced).toMatchObject([{ page: "/a", count: 1 }]);
  });

  test("use the first entry that matches a finding", () => {
    const code = "check/malformed-address";
    const names = [{ page: "/" }, { href: "https://a/" }, { file: "x.md" }, { page: "/", file: "x.md" }, {}];
    const usedOf = (order: readonly number[]) => {
      const { log } = collect();
      log.add(code, { href: "https://a/" }, { page: "/", file: "x.md" });
      const silence = order.map((at) => ({ code, reason: String(at), ...names[at] }));
      return overrideSeverities(log.sorted(), exampleSite({ checks: { silence } })).silenced;
    };
    for (const order of [
      [0, 1, 2, 3, 4],
      [1, 2, 3, 4, 0],
      [2, 4, 1, 0, 3],
      [3, 0, 4],
      [4, 3, 3],
    ])
      expect(usedOf(order)).toMatchObject([{ reason: String(order[0]), count: 1 }]);
  });
});

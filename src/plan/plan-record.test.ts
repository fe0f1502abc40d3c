import { describe, expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import {
  type AddressRecord,
  type AddressState,
  active,
  addressOf,
} from "../model/addresses/address-record.js";
import { listAddresses, planRecord, type RecordInput } from "./plan-record.js";
import { releaseAddresses } from "./release-addresses.js";

const released: AddressState = { kind: "released", day: "2026-01-01", reason: "over" };
const keep = (...paths: readonly string[]): AddressRecord =>
  paths.map((path, index) => ({ path, state: active, line: index + 2 }));

function plan(record: AddressRecord, addresses: readonly string[], changes: Partial<RecordInput> = {}) {
  const { log } = collect();
  const input = { anchors: [], answers: () => false, canRedirect: () => true, ...changes };
  const planned = planRecord({ record, addresses: new Set(addresses), ...input }, log);
  const entries = planned.record.map((entry) =>
    entry.state.kind === "moved" ? `${addressOf(entry)} -> ${entry.state.to}` : addressOf(entry),
  );
  const lost = log.sorted().map(({ args, place }) => `${place.line} ${args.redirects ?? args.addresses}`);
  return { ...planned, entries, lost };
}

describe("the record of a site", () => {
  test("is unchanged if nothing has changed", () => {
    expect(plan(keep("/", "/faq"), ["/", "/faq"])).toMatchObject({
      added: [],
      lost: [],
      entries: ["/", "/faq"],
    });
  });

  test("gets new URLs", () => {
    expect(plan(keep("/"), ["/", "/faq", "/a"])).toMatchObject({ added: ["/a", "/faq"], lost: [] });
  });

  test("keeps a URL that the site answers in another way", () => {
    const answers = (path: string) => path === "/faq";
    expect(plan(keep("/faq", "/"), ["/"], { answers })).toMatchObject({
      added: [],
      lost: [],
      entries: ["/", "/faq"],
    });
  });

  test("reports a lost URL with its line, and keeps it", () => {
    expect(plan(keep("/", "/faq"), ["/"])).toMatchObject({
      lost: ['3 "/faq": "/…"'],
      entries: ["/", "/faq"],
    });
  });

  test("suggests the most similar new URL as a redirect, if there is one", () => {
    expect(plan(keep("/faq"), ["/help", "/faqs"]).lost).toEqual(['2 "/faq": "/faqs"']);
    expect(plan(keep("/faq", "/help"), ["/help", "/support"]).lost).toEqual(['2 "/faq": "/…"']);
  });

  test("reports a page that is lost in each language once", () => {
    expect(plan(keep("/de/teams", "/teams"), ["/team", "/de/team"]).lost).toEqual([
      '3 "/teams": "/team", "/de/teams": "/de/team"',
    ]);
  });

  test("does not suggest a page for a lost file", () => {
    const { lost } = plan(keep("/press.zip", "/press"), ["/pressed"]);
    expect(lost).toEqual(['2 "/press.zip": "/…"', '3 "/press": "/pressed"']);
  });

  test("suggests no redirect where the host cannot redirect", () => {
    const canRedirect = (path: string) => path !== "/app-ads.txt";
    expect(plan(keep("/app-ads.txt", "/two words"), ["/a", "/b"], { canRedirect }).lost).toEqual([
      "2 /app-ads.txt",
      "3 /two words",
    ]);
  });

  test("accepts the loss of a released URL, and records it again when it returns", () => {
    const record = [{ path: "/faq", state: released }];
    expect(plan(record, [])).toMatchObject({ added: [], lost: [], record });
    expect(plan(record, ["/faq"])).toMatchObject({
      added: ["/faq"],
      record: [{ path: "/faq", state: active }],
    });
  });

  test("is not compared with an incomplete site", () => {
    const input = { record: keep("/faq"), addresses: new Set<string>(), anchors: [] };
    const planned = planRecord({ ...input, answers: () => false, canRedirect: () => true }, undefined);
    expect(planned.record).toHaveLength(1);
  });
});

describe("the recorded anchors", () => {
  const anchors = [
    {
      routePath: "/p",
      own: ["a", "b"],
      moved: new Map([
        ["old", "a"],
        ["older", "a"],
        ["x", "elsewhere"],
      ]),
    },
  ];

  test("are in the order of their headings, each followed by its redirects", () => {
    const { entries, added } = plan([], ["/p"], { anchors });
    expect(entries).toEqual(["/p", "/p#a", "/p#old -> a", "/p#older -> a", "/p#b", "/p#x -> elsewhere"]);
    expect(added).toEqual(["/p", "/p#a", "/p#b", "/p#old -> #a", "/p#older -> #a", "/p#x -> #elsewhere"]);
  });

  test("are updated if their target has changed", () => {
    const { record } = plan([], ["/p"], { anchors });
    expect(plan(record, ["/p"], { anchors }).added).toEqual([]);
    const other = [{ routePath: "/p", own: ["a", "b"], moved: new Map([["old", "b"]]) }];
    expect(plan(record, ["/p"], { anchors: other }).added).toEqual(["/p#old -> #b"]);
    const back = [{ routePath: "/p", own: ["a", "b", "old"], moved: new Map() }];
    expect(plan(record, ["/p"], { anchors: back }).added).toEqual(["/p#old"]);
  });

  test("of a page that is now a redirect are kept without a check", () => {
    const record: AddressRecord = [...keep("/p"), { path: "/p", id: "a", state: active }];
    expect(plan(record, ["/"], { answers: () => true })).toMatchObject({
      lost: [],
      entries: ["/", "/p", "/p#a"],
    });
  });
});

describe("the URLs of a site", () => {
  const list = (files: readonly string[], changes: Partial<Parameters<typeof listAddresses>[0]> = {}) => [
    ...listAddresses({
      routePaths: ["/", "/404", "/a/b"],
      redirects: [],
      files,
      answers: () => true,
      ...changes,
    }),
  ];

  test("are those of pages, each once, and of redirects", () => {
    const files = [
      "index.html",
      "404.html",
      "a/b.html",
      "a/b/index.html",
      "old.html",
      "old/index.html",
      "o.html",
    ];
    const redirects = [{ from: "/old" }, { from: "/o.html" }];
    expect(list(files, { redirects })).toEqual(["/", "/a/b", "/old", "/o.html"]);
  });

  test("are those of files, and of pages without extension if the host serves them", () => {
    const files = ["app-ads.txt", ".well-known/x", "press.html", "kit/index.html", "assets/logo.png"];
    const known = ["/", "/a/b"];
    expect(list(files)).toEqual([
      ...known,
      ...["/app-ads.txt", "/.well-known/x", "/press.html", "/press", "/kit/index.html", "/kit/"],
      "/assets/logo.png",
    ]);
    expect(list(files, { answers: (path) => path === "/press" })).toEqual([...known, "/press"]);
  });

  test("exclude files for hosts, and names that change with the content", () => {
    expect(list(["CNAME", "_headers", ".nojekyll", "assets/logo-0123456789.png"])).toEqual(["/", "/a/b"]);
    expect(list(["en/CNAME", "assets/logo-012345678.png", "logo-0123456789.png"])).toHaveLength(5);
  });
});

describe("releasing recorded URLs", () => {
  const record: AddressRecord = [
    ...keep("/", "/faq", "/größe"),
    { path: "/faq", id: "a", state: active },
    { path: "/faq-2", id: "a", state: active },
    { path: "/over", state: released },
  ];
  const releaseAll = (addresses: readonly string[], has: readonly string[] = ["/"]) => {
    const { log } = collect();
    const context = {
      url: "https://x.example/app/",
      has: new Set(has),
      day: "2026-11-22",
      reason: " a \n b ",
    };
    const made = releaseAddresses(record, addresses, context, log);
    return { ...made, codes: log.sorted().map(({ code, args }) => `${code} ${args.address}`) };
  };

  test("writes the day and the reason, and releases a page's anchors with it", () => {
    const { record: after, released, codes } = releaseAll(["/faq"]);
    expect([released, codes]).toEqual([["/faq"], []]);
    expect(after.map(addressOf)).toEqual(["/", "/faq", "/größe", "/faq-2#a", "/over"]);
    expect(after[1]?.state).toEqual({ kind: "released", day: "2026-11-22", reason: "a b" });
  });

  test("accepts single anchors, and whole URLs", () => {
    expect(releaseAll(["/faq#a"]).record.map(addressOf)).toEqual(record.map(addressOf));
    expect(
      releaseAll(["https://x.example/app/gr%C3%B6%C3%9Fe", "https://x.example/app/faq#a"]),
    ).toMatchObject({
      released: ["/größe", "/faq#a"],
      codes: [],
    });
  });

  test("rejects URLs that are not recorded, still exist or were released before", () => {
    expect(releaseAll(["/nothing", "/", "/over", "https://y.example/faq", "/%"])).toMatchObject({
      released: [],
      codes: [
        "run/not-recorded /%",
        "run/not-recorded /nothing",
        "run/not-recorded https://y.example/faq",
        "run/released-already /over",
        "run/still-answers /",
      ],
    });
  });
});

import { describe, expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { type AddressRecord, type AddressState, addressOf, kept } from "../model/addresses/address-record.js";
import { listAddresses, planRecord, type RecordInput } from "./plan-record.js";
import { releaseAddresses } from "./release-addresses.js";

const released: AddressState = { kind: "released", day: "2026-01-01", reason: "over" };
const keep = (...paths: readonly string[]): AddressRecord =>
  paths.map((path, index) => ({ path, state: kept, line: index + 2 }));

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

describe("a record and a site", () => {
  test("that are equal stay equal", () => {
    expect(plan(keep("/", "/faq"), ["/", "/faq"])).toMatchObject({
      added: [],
      lost: [],
      entries: ["/", "/faq"],
    });
  });

  test("what is new is added", () => {
    expect(plan(keep("/"), ["/", "/faq", "/a"])).toMatchObject({ added: ["/a", "/faq"], lost: [] });
  });

  test("what answers otherwise stays recorded", () => {
    const answers = (path: string) => path === "/faq";
    expect(plan(keep("/faq", "/"), ["/"], { answers })).toMatchObject({
      added: [],
      lost: [],
      entries: ["/", "/faq"],
    });
  });

  test("a lost URL is reported with its line, and stays recorded", () => {
    expect(plan(keep("/", "/faq"), ["/"])).toMatchObject({
      lost: ['3 "/faq": "/…"'],
      entries: ["/", "/faq"],
    });
  });

  test("where to redirect is the new address that is most like; another new page need not replace a lost one", () => {
    expect(plan(keep("/faq"), ["/help", "/faqs"]).lost).toEqual(['2 "/faq": "/faqs"']);
    expect(plan(keep("/faq", "/help"), ["/help", "/support"]).lost).toEqual(['2 "/faq": "/…"']);
  });

  test("a page that is gone in each language is one finding", () => {
    expect(plan(keep("/de/teams", "/teams"), ["/team", "/de/team"]).lost).toEqual([
      '3 "/teams": "/team", "/de/teams": "/de/team"',
    ]);
  });

  test("a page is not advised in place of a file", () => {
    const { lost } = plan(keep("/press.zip", "/press"), ["/pressed"]);
    expect(lost).toEqual(['2 "/press.zip": "/…"', '3 "/press": "/pressed"']);
  });

  test("where the host cannot redirect, or no redirect can begin, none is advised", () => {
    const canRedirect = (path: string) => path !== "/app-ads.txt";
    expect(plan(keep("/app-ads.txt", "/two words"), ["/a", "/b"], { canRedirect }).lost).toEqual([
      "2 /app-ads.txt",
      "3 /two words",
    ]);
  });

  test("a released URL may be gone, and is recorded again when it is back", () => {
    const record = [{ path: "/faq", state: released }];
    expect(plan(record, [])).toMatchObject({ added: [], lost: [], record });
    expect(plan(record, ["/faq"])).toMatchObject({
      added: ["/faq"],
      record: [{ path: "/faq", state: kept }],
    });
  });

  test("nothing is reported about an incomplete site", () => {
    const input = { record: keep("/faq"), addresses: new Set<string>(), anchors: [] };
    const planned = planRecord({ ...input, answers: () => false, canRedirect: () => true }, undefined);
    expect(planned.record).toHaveLength(1);
  });
});

describe("anchors", () => {
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

  test("are in the order of their headings, each followed by those that redirect to it", () => {
    const { entries, added } = plan([], ["/p"], { anchors });
    expect(entries).toEqual(["/p", "/p#a", "/p#old -> a", "/p#older -> a", "/p#b", "/p#x -> elsewhere"]);
    expect(added).toEqual(["/p", "/p#a", "/p#b", "/p#old -> #a", "/p#older -> #a", "/p#x -> #elsewhere"]);
  });

  test("are new if they lead elsewhere than before", () => {
    const { record } = plan([], ["/p"], { anchors });
    expect(plan(record, ["/p"], { anchors }).added).toEqual([]);
    const other = [{ routePath: "/p", own: ["a", "b"], moved: new Map([["old", "b"]]) }];
    expect(plan(record, ["/p"], { anchors: other }).added).toEqual(["/p#old -> #b"]);
    const back = [{ routePath: "/p", own: ["a", "b", "old"], moved: new Map() }];
    expect(plan(record, ["/p"], { anchors: back }).added).toEqual(["/p#old"]);
  });

  test("of a page that only redirects are not asked for, and stay recorded", () => {
    const record: AddressRecord = [...keep("/p"), { path: "/p", id: "a", state: kept }];
    expect(plan(record, ["/"], { answers: () => true })).toMatchObject({
      lost: [],
      entries: ["/", "/p", "/p#a"],
    });
  });
});

describe("the addresses of a site", () => {
  const list = (files: readonly string[], changes: Partial<Parameters<typeof listAddresses>[0]> = {}) => [
    ...listAddresses({
      routePaths: ["/", "/404", "/a/b"],
      redirects: [],
      files,
      answers: () => true,
      ...changes,
    }),
  ];

  test("are those of pages, once, and of redirects", () => {
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

  test("are those of files, a page without its ending too, as far as the host answers", () => {
    const files = ["app-ads.txt", ".well-known/x", "press.html", "kit/index.html", "assets/logo.png"];
    const known = ["/", "/a/b"];
    expect(list(files)).toEqual([
      ...known,
      ...["/app-ads.txt", "/.well-known/x", "/press.html", "/press", "/kit/index.html", "/kit/"],
      "/assets/logo.png",
    ]);
    expect(list(files, { answers: (path) => path === "/press" })).toEqual([...known, "/press"]);
  });

  test("are not those that give a host something, nor those that change with the content", () => {
    expect(list(["CNAME", "_headers", ".nojekyll", "assets/logo-0123456789.png"])).toEqual(["/", "/a/b"]);
    expect(list(["en/CNAME", "assets/logo-012345678.png", "logo-0123456789.png"])).toHaveLength(5);
  });
});

describe("giving up", () => {
  const record: AddressRecord = [
    ...keep("/", "/faq", "/größe"),
    { path: "/faq", id: "a", state: kept },
    { path: "/faq-2", id: "a", state: kept },
    { path: "/over", state: released },
  ];
  const give = (addresses: readonly string[], has: readonly string[] = ["/"]) => {
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

  test("writes day and reason, and takes a page's anchors along", () => {
    const { record: after, released, codes } = give(["/faq"]);
    expect([released, codes]).toEqual([["/faq"], []]);
    expect(after.map(addressOf)).toEqual(["/", "/faq", "/größe", "/faq-2#a", "/over"]);
    expect(after[1]?.state).toEqual({ kind: "released", day: "2026-11-22", reason: "a b" });
  });

  test("takes an anchor alone, and an address as people copy it", () => {
    expect(give(["/faq#a"]).record.map(addressOf)).toEqual(record.map(addressOf));
    expect(give(["https://x.example/app/gr%C3%B6%C3%9Fe", "https://x.example/app/faq#a"])).toMatchObject({
      released: ["/größe", "/faq#a"],
      codes: [],
    });
  });

  test("is of what is recorded, gone, and not given up yet", () => {
    expect(give(["/nothing", "/", "/over", "https://y.example/faq", "/%"])).toMatchObject({
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

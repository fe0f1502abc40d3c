import { expect, test } from "vitest";
import type { PathRule } from "../model/site/site.js";
import { hostOf } from "./hosts.js";
import { listAppPages } from "./list-app-pages.js";

const rule = (path: string, exclude = false): PathRule => ({ path, query: {}, fragment: undefined, exclude });
/** A page without paths that are left out. */
const page = (name: string, ...except: readonly string[]) => ({ page: name, except });
const files = ["event.html", "tide.html", "tide/lagos.html"].map((outputFile) => ({
  outputFile,
  bytes: new Uint8Array(),
}));
const listed = (name: Parameters<typeof hostOf>[0], ...paths: readonly PathRule[]) =>
  listAppPages({ appLinks: { paths, variables: {}, credentials: false } }, files, hostOf(name));

test.each([
  ["the page above a pattern", [rule("/event/*")], [page("/event")]],
  ["a page once", [rule("/event/*"), rule("/event/*")], [page("/event")]],
  ["nothing without such a page", [rule("/seat/*")], []],
  [
    "nothing for patterns of another form",
    [rule("/event/*/seats"), rule("/event/?"), rule("/*"), rule("*")],
    [],
  ],
  ["nothing for what stays in the browser", [rule("/event/*", true)], []],
])("%s", (_, paths, expected) => {
  expect(listed("netlify", ...paths)).toEqual(expected);
});

test("a host whose rules win over files has none for a page with others below it", () => {
  for (const host of ["netlify", "vercel", "firebase", "nginx", "caddy"] as const)
    expect(listed(host, rule("/tide/*"))).toEqual([page("/tide")]);
  for (const host of [
    "cloudflare-pages",
    "cloudflare-workers",
    "s3-cloudfront",
    "azure-static-web-apps",
  ] as const)
    expect([listed(host, rule("/tide/*")), listed(host, rule("/event/*"))]).toEqual([[], [page("/event")]]);
  expect(listed("github-pages", rule("/event/*"))).toEqual([]);
  expect(listed(undefined, rule("/event/*"))).toEqual([]);
});

test("leaves out the paths that an earlier rule excludes, on hosts that can", () => {
  const draft = rule("/event/draft/*", true);
  const shown = [page("/event", "/event/draft/*")];
  for (const host of [
    "netlify",
    "azure-static-web-apps",
    "vercel",
    "nginx",
    "caddy",
    "s3-cloudfront",
  ] as const)
    expect([host, listed(host, draft, rule("/event/*"))]).toEqual([host, shown]);
  for (const host of ["firebase", "cloudflare-pages", "cloudflare-workers"] as const)
    expect([host, listed(host, draft, rule("/event/*"))]).toEqual([host, []]);
  const print = rule("/event/*/print", true);
  expect(listed("netlify", print, rule("/event/*"))).toEqual([]);
  expect(listed("nginx", print, rule("/event/*"))).toEqual([page("/event", "/event/*/print")]);
});

test.each([
  ["elsewhere", rule("/seat/*", true), []],
  ["above it", rule("/event", true), []],
  ["for a query only", { ...rule("/event/*", true), query: { draft: "1" } }, []],
  ["for a variable's values", rule("/event/$(lang)", true), ["/event/*"]],
  ["for encoded characters", rule("/event/mar%C3%A9", true), ["/event/mar*"]],
  ["with a wildcard before it", rule("/e*/draft", true), ["/e*/draft"]],
])("a rule that excludes paths %s", (_, excluded, except) => {
  expect(listed("nginx", excluded, rule("/event/*"))).toEqual([page("/event", ...except)]);
});

test("a later rule excludes nothing", () => {
  expect(listed("nginx", rule("/event/*"), rule("/event/draft/*", true))).toEqual([page("/event")]);
});

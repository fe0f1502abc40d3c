import { describe, expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import type { HostFile } from "../model/hosts/host.js";
import { type HostName, hostNames, type Redirect } from "../model/hosts/serving.js";
import { hostOf } from "./hosts.js";
import { reportRivalFiles, reportStaleFiles } from "./report-host-files.js";

const old: Redirect = { from: "/old", to: "/new", status: 301 };

function filesOf(name: HostName, { policy = "default-src 'self'", redirects = [old], outDir = "dist" } = {}) {
  const headers = [
    { path: "/*", headers: { "Content-Security-Policy": policy } },
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ];
  const told = { headers, redirects, phones: [], base: "/", outDir, name: "tidepool" };
  return (hostOf(name).reads?.write(told) ?? []).filter(({ place }) => place === "project");
}

/** The files that are reported as stale, when the project has other content than a build would write. */
function staleOf(name: HostName, wanted: readonly HostFile[], there: readonly HostFile[]): string[] {
  const { log } = collect();
  const textOf = (path: string) => there.find((file) => file.path === path)?.text;
  reportStaleFiles(wanted, { host: hostOf(name), textOf }, log);
  return log.sorted().map(({ code, place }) => `${place.file} ${code}`);
}

const writing = hostNames.filter((name) => filesOf(name).length > 0);
test("hosts whose files are in the project's folder", () => {
  expect(writing).toEqual([
    "cloudflare-workers",
    "vercel",
    "firebase",
    "s3-cloudfront",
    "nginx",
    "caddy",
  ] satisfies HostName[]);
});

describe.each(writing)("%s", (name) => {
  const now = filesOf(name);

  test("that has the same state, or none yet, prints nothing", () => {
    expect(staleOf(name, now, now)).toEqual([]);
    expect(staleOf(name, now, [])).toEqual([]);
    const windows = now.map((file) => ({ ...file, text: file.text.replaceAll("\n", "\r\n") }));
    expect(staleOf(name, now, windows)).toEqual([]);
  });

  test("may have the site in another folder", () => {
    expect(staleOf(name, now, filesOf(name, { outDir: "public" }))).toEqual([]);
  });

  // A Worker's headers and redirects are configured in the output only.
  test.skipIf(name === "cloudflare-workers").each([
    ["a policy that is old", { policy: "default-src 'none'" }],
    ["a redirect too few", { redirects: [] }],
    ["a redirect too many", { redirects: [old, { ...old, from: "/older" }] }],
    ["another target", { redirects: [{ ...old, to: "/newer" }] }],
  ])("with %s is named", (_, changes) => {
    const found = staleOf(name, now, filesOf(name, changes));
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(/^\S+ plan\/stale-host-file$/);
  });
});

test("redirects that the config had once are named", () => {
  const none = filesOf("vercel", { redirects: [] });
  expect(staleOf("vercel", none, filesOf("vercel"))).toEqual(["vercel.json plan/stale-host-file"]);
});

test("a Worker that answers addresses otherwise is named, and keys, comments and commas of one's own are left alone", () => {
  const [file] = filesOf("cloudflare-workers");
  const text = file?.text ?? "";
  const there = (changed: string) => [{ path: "wrangler.jsonc", text: changed, place: "project" as const }];
  const found = (changed: string) =>
    staleOf("cloudflare-workers", filesOf("cloudflare-workers"), there(changed));
  expect(found(text.replace("404-page", "none"))).toEqual(["wrangler.jsonc plan/stale-host-file"]);
  expect(found("{}")).toEqual(["wrangler.jsonc plan/stale-host-file"]);
  expect(found("{")).toEqual(["wrangler.jsonc plan/stale-host-file"]);
  const own = text
    .replace("{", '{\n  // Ours.\n  "observability": { "enabled": true, },')
    .replace("tidepool", "site");
  expect(found(own)).toEqual([]);
});

describe.each(["_headers", "_redirects"])("a %s of one's own in public/", (path) => {
  const told = { base: "/", outDir: "dist", name: "tidepool" };
  const headers = [{ path: "/*", headers: { "Content-Security-Policy": "default-src 'self'" } }];
  const wanted = hostOf("netlify").reads?.write({ ...told, headers, redirects: [old], phones: [] }) ?? [];
  const { text = "" } = wanted.find((file) => file.path === path) ?? {};
  const found = (own: string) =>
    staleOf("netlify", wanted, [{ path: `public/${path}`, text: own, place: "project" }]);

  test("may have more than a build would write", () => {
    expect(text).not.toBe("");
    expect(found(text)).toEqual([]);
    expect(found(`# Ours\r\n/api/*\r\n${text.replaceAll("\n", "\r\n")}/more /\r\n`)).toEqual([]);
  });

  test("is named where it lacks some of that", () => {
    expect(found(text.replace(/new|self/, "other"))).toEqual([`public/${path} plan/stale-host-file`]);
    expect(found("")).toEqual([`public/${path} plan/stale-host-file`]);
  });
});

/** The findings for a project with these files, by path, in addition to handbill's own. */
function rivalsFound(
  name: HostName,
  there: Readonly<Record<string, string>>,
  { redirects = [old] } = {},
): string[] {
  const { log } = collect();
  const host = hostOf(name);
  const told = { headers: [], redirects, phones: [], base: "/", outDir: "dist", name: "tidepool" };
  const files = host.reads?.write(told) ?? [];
  reportRivalFiles(files, { host, textOf: (path) => there[path] }, log);
  return log
    .sorted()
    .map(({ code, args, place }) => `${place.file}:${place.line ?? ""} ${code} ${args.effect} ${args.of}`);
}

test("of Wrangler's three names, the first is used", () => {
  const ours = { "wrangler.jsonc": "{}" };
  expect(rivalsFound("cloudflare-workers", { ...ours, "wrangler.toml": "", "wrangler.json": "{}" })).toEqual([
    "wrangler.json: plan/rival-host-file instead wrangler.jsonc",
    "wrangler.toml: plan/rival-host-file unread wrangler.jsonc",
  ]);
  expect(rivalsFound("cloudflare-workers", ours)).toEqual([]);
});

test("what is alone is somebody's own way to give the host", () => {
  expect(rivalsFound("cloudflare-workers", { "wrangler.toml": "" })).toEqual([]);
  expect(rivalsFound("vercel", { "vercel.ts": "" })).toEqual([]);
});

test("Vercel takes one file", () => {
  for (const path of ["vercel.ts", "vercel.mjs", "vercel.toml", "now.json"])
    expect(rivalsFound("vercel", { "vercel.json": "{}", [path]: "" })).toEqual([
      `${path}: plan/rival-host-file refused vercel.json`,
    ]);
});

test("netlify.toml is checked for what is in the other two files too", () => {
  const build = '[build]\n  publish = "dist"\n';
  expect(rivalsFound("netlify", { "netlify.toml": `${build}# [[headers]]\n` })).toEqual([]);
  const more = '\n  [[headers]]\n  for = "/*"\n[[ redirects ]]\nfrom = "/a"\n';
  expect(rivalsFound("netlify", { "netlify.toml": build + more })).toEqual([
    "netlify.toml:4 plan/rival-host-file beside _headers",
    "netlify.toml:6 plan/rival-host-file beside _redirects",
  ]);
  expect(rivalsFound("netlify", { "netlify.toml": build + more }, { redirects: [] })).toHaveLength(1);
});

test("a worker of one's own answers in place of Cloudflare Pages' rules", () => {
  expect(rivalsFound("cloudflare-pages", { "public/_worker.js": "" })).toEqual([
    "public/_worker.js: plan/rival-host-file instead _headers",
  ]);
});

test("a host has its own rivals only, each of a file that it reads", () => {
  const all = hostNames.flatMap((name) =>
    (hostOf(name).reads?.rivals ?? []).map((rival) => ({ name, ...rival })),
  );
  const there = Object.fromEntries(
    all.flatMap(({ path, of }) => [
      [path, "[[headers]]\n[[redirects]]\n"],
      [of, ""],
    ]),
  );
  for (const name of hostNames) {
    const own = all.filter((rival) => rival.name === name).map(({ path, of }) => `${path} ${of}`);
    const told = rivalsFound(name, there).map((line) => line.replace(/:.* /, " "));
    expect(told.sort(), name).toEqual(own.sort());
  }
});

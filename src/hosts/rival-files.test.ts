import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { type HostName, hostNames } from "../model/hosts/serving.js";
import { hostOf } from "./hosts.js";
import { reportRivalFiles } from "./rival-files.js";

const old = { from: "/old", to: "/new", status: 301 } as const;

/** The findings for a project with these files, by path, in addition to handbill's own. */
function found(
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
  expect(found("cloudflare-workers", { ...ours, "wrangler.toml": "", "wrangler.json": "{}" })).toEqual([
    "wrangler.json: plan/rival-host-file instead wrangler.jsonc",
    "wrangler.toml: plan/rival-host-file unread wrangler.jsonc",
  ]);
  expect(found("cloudflare-workers", ours)).toEqual([]);
});

test("what is alone is somebody's own way to give the host", () => {
  expect(found("cloudflare-workers", { "wrangler.toml": "" })).toEqual([]);
  expect(found("vercel", { "vercel.ts": "" })).toEqual([]);
});

test("Vercel takes one file", () => {
  for (const path of ["vercel.ts", "vercel.mjs", "vercel.toml", "now.json"])
    expect(found("vercel", { "vercel.json": "{}", [path]: "" })).toEqual([
      `${path}: plan/rival-host-file refused vercel.json`,
    ]);
});

test("netlify.toml is checked for what is in the other two files too", () => {
  const build = '[build]\n  publish = "dist"\n';
  expect(found("netlify", { "netlify.toml": `${build}# [[headers]]\n` })).toEqual([]);
  const more = '\n  [[headers]]\n  for = "/*"\n[[ redirects ]]\nfrom = "/a"\n';
  expect(found("netlify", { "netlify.toml": build + more })).toEqual([
    "netlify.toml:4 plan/rival-host-file beside _headers",
    "netlify.toml:6 plan/rival-host-file beside _redirects",
  ]);
  expect(found("netlify", { "netlify.toml": build + more }, { redirects: [] })).toHaveLength(1);
});

test("a worker of one's own answers in place of Cloudflare Pages' rules", () => {
  expect(found("cloudflare-pages", { "public/_worker.js": "" })).toEqual([
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
    const told = found(name, there).map((line) => line.replace(/:.* /, " "));
    expect(told.sort(), name).toEqual(own.sort());
  }
});

import { describe, expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import type { HostFile } from "../model/hosts/host.js";
import { type HostName, hostNames, type Redirect } from "../model/hosts/serving.js";
import { hostOf } from "./hosts.js";
import { reportStaleFiles } from "./report-host-files.js";

const old: Redirect = { from: "/old", to: "/new", status: 301 };

function filesOf(name: HostName, { policy = "default-src 'self'", redirects = [old], outDir = "dist" } = {}) {
  const headers = [
    { path: "/*", headers: { "Content-Security-Policy": policy } },
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ];
  const reported = { headers, redirects, phones: [], base: "/", outDir, name: "tidepool" };
  return (hostOf(name).configuration?.write(reported) ?? []).filter(({ place }) => place === "project");
}

/** The files that are reported as stale, when the project has other content than a build would write. */
function staleOf(
  name: HostName,
  wanted: readonly HostFile[],
  there: readonly HostFile[],
  outDir = "dist",
): string[] {
  const { log } = collect();
  const textOf = (path: string) => there.find((file) => file.path === path)?.text;
  const files = there.map(({ path, text }) => ({
    sourceFile: path,
    outputFile: path.replace("public/", ""),
    bytes: Buffer.from(text),
  }));
  reportStaleFiles(wanted, { host: hostOf(name), files, textOf, outDir }, log);
  return log.sorted().map(({ code, place }) => `${place.file} ${code}`);
}

const writing = hostNames.filter((name) => filesOf(name).length > 0);
test("the hosts with files in the project's folder are listed", () => {
  expect(writing).toEqual([
    "cloudflare-workers",
    "vercel",
    "firebase",
    "s3-cloudfront",
    "nginx",
    "caddy",
  ] satisfies HostName[]);
});

describe.each(writing)("a file for %s", (name) => {
  const now = filesOf(name);

  test("is not reported if it is equal or missing", () => {
    expect(staleOf(name, now, now)).toEqual([]);
    expect(staleOf(name, now, [])).toEqual([]);
    const windows = now.map((file) => ({ ...file, text: file.text.replaceAll("\n", "\r\n") }));
    expect(staleOf(name, now, windows)).toEqual([]);
  });

  test("can name another output folder", () => {
    expect(staleOf(name, now, filesOf(name, { outDir: "public" }), "public")).toEqual([]);
  });

  // A Worker's headers and redirects are configured in the output only.
  test.skipIf(name === "cloudflare-workers").each([
    ["an old policy", { policy: "default-src 'none'" }],
    ["a missing redirect", { redirects: [] }],
    ["an extra redirect", { redirects: [old, { ...old, from: "/older" }] }],
    ["another target", { redirects: [{ ...old, to: "/newer" }] }],
  ])("with %s is reported as stale", (_, changes) => {
    const found = staleOf(name, now, filesOf(name, changes));
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(/^\S+ plan\/stale-host-file$/);
  });
});

test("redirects that the config no longer has are reported", () => {
  const none = filesOf("vercel", { redirects: [] });
  expect(staleOf("vercel", none, filesOf("vercel"))).toEqual(["vercel.json plan/stale-host-file"]);
});

test("other routing of a Worker is reported, but not own keys, comments and commas", () => {
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

describe.each(["_headers", "_redirects"])("the author's own public/%s", (path) => {
  const reported = { base: "/", outDir: "dist", name: "tidepool" };
  const headers = [{ path: "/*", headers: { "Content-Security-Policy": "default-src 'self'" } }];
  const wanted =
    hostOf("netlify").configuration?.write({ ...reported, headers, redirects: [old], phones: [] }) ?? [];
  const { text = "" } = wanted.find((file) => file.path === path) ?? {};
  const found = (own: string) =>
    staleOf("netlify", wanted, [{ path: `public/${path}`, text: own, place: "project" }]);

  test("may have more content than a build would write", () => {
    expect(text).not.toBe("");
    expect(found(text)).toEqual([]);
    expect(found(`# Ours\r\n/api/*\r\n${text.replaceAll("\n", "\r\n")}/more /\r\n`)).toEqual([]);
  });

  test("is reported if it lacks some of that", () => {
    expect(found(text.replace(/new|self/, "other"))).toEqual([`public/${path} plan/stale-host-file`]);
    expect(found("")).toEqual([`public/${path} plan/stale-host-file`]);
  });
});

describe("the folder that a host publishes", () => {
  const found = (file: string, text: string, packageJson = "{}") => {
    const { log } = collect();
    const textOf = (path: string) => ({ [file]: text, "package.json": packageJson })[path];
    reportStaleFiles([], { host: hostOf(undefined), files: [], textOf, outDir: "dist" }, log);
    return log.sorted().map(({ code, args, place }) => [code, args, place.line]);
  };
  const workflow = (path: string) =>
    `steps:\n  - uses: actions/cache@v5\n    with:\n      path: cache\n  - uses: actions/upload-pages-artifact@v5\n    with:\n      path: ${path}\n`;

  test.each([
    ["vercel.json", '{\n  "outputDirectory": "build"\n}', 2],
    ["netlify.toml", '[build]\n  publish = "build/"', 2],
    ["wrangler.jsonc", '{ "assets": { "directory": "./build" } }', 1],
    [".github/workflows/pages.yml", workflow("build"), 7],
  ])("is reported in %s if it is not the output folder", (file, text, line) => {
    expect(found(file, text)).toEqual([["plan/other-output", { folder: "build", outDir: "dist" }, line]]);
  });

  test.each([
    ["vercel.json", '{ "outputDirectory": "./dist/" }'],
    ["vercel.json", '{ "cleanUrls": true }'],
    ["netlify.toml", 'publish = "site/dist"'],
    [".github/workflows/pages.yml", workflow("dist")],
    [".github/workflows/pages.yml", workflow("$OUT")],
    [".github/workflows/pages.yml", `  - run: mv dist docs/dist/sample\n${workflow("docs/build")}`],
    [".github/workflows/pages.yml", `  - run: npx handbill build --out build\n${workflow("build")}`],
    [
      "vercel.json",
      '{ "outputDirectory": "build" }',
      '{ "scripts": { "build": "handbill build --out build" } }',
    ],
  ])("is accepted in %s: %s", (file, text, packageJson?: string) => {
    expect(found(file, text, packageJson)).toEqual([]);
  });
});

test.each([
  ["v5", "path: dist", true],
  ["v4", "path: dist\n      # include-hidden-files: true", true],
  ["0123456789abcdef # v5.0.0", "path: dist\n      include-hidden-files: false", true],
  ["v5", "path: dist\n      include-hidden-files: true", false],
  ["v5", "{ path: dist, include-hidden-files: true }", false],
  ["v3", "path: dist", false],
  ["0123456789abcdef # v3.0.1", "path: dist", false],
])("a workflow with upload-pages-artifact@%s and %s drops hidden files: %s", (version, settings, drops) => {
  const text = `steps:\n  - run: npx handbill build\n  - uses: actions/upload-pages-artifact@${version}\n    with:\n      ${settings}\n`;
  const place = { file: ".github/workflows/static.yml", line: 3 };
  const foundWith = (outputFile: string) => {
    const { log } = collect();
    const textOf = (path: string) => (path === place.file ? text : undefined);
    const files = [{ outputFile, sourceFile: "", bytes: new Uint8Array() }];
    reportStaleFiles([], { host: hostOf(undefined), files, textOf, outDir: "dist" }, log);
    return log.sorted();
  };
  const hidden = "/.well-known/security.txt";
  const wanted = drops ? [{ code: "plan/hidden-files", args: { hidden }, place }] : [];
  expect(foundWith(hidden.slice(1))).toMatchObject(wanted);
  expect(foundWith(".nojekyll")).toEqual([]);
});

test("a file that handbill wrote for a host is reported if the config has no host", () => {
  const { log } = collect();
  const textOf = (path: string) => (path === "handbill.nginx.conf" ? "" : undefined);
  reportStaleFiles([], { host: hostOf(undefined), files: [], textOf, outDir: "dist" }, log);
  expect(log.sorted()).toMatchObject([
    { code: "plan/unchecked-host-file", args: { name: "nginx" }, place: { file: "handbill.nginx.conf" } },
  ]);
});

import { expect, test } from "vitest";
import { exampleModule, exampleSite } from "../../test/support/example.js";
import { fakeWorld } from "../../test/support/rooms/fake-effects.js";
import type { StartThread } from "../effects/thread.js";
import { TookTooLong } from "../effects/time-limit.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { PageModule } from "../model/project.js";
import { build } from "./build.js";
import type { BuildOptions } from "./build-options.js";

const page = (sourceFile: string, changes: Partial<PageModule> = {}) =>
  exampleModule(sourceFile, {
    component: () => (
      <main>
        <h1>Title</h1>
      </main>
    ),
    ...changes,
  });
const home = page("pages/index.tsx");
const icon = { outputFile: "icon.svg", sourceFile: "public/icon.svg", bytes: new Uint8Array([1]) };
const project = { pages: [home], publicFiles: [icon] };
const options: BuildOptions = { root: "/nowhere", outDir: "dist", write: true, today: "2026-01-01" };

/** A thread that adds nothing to React's errors. */
const startThread: StartThread = () =>
  ({
    listen: (onResult: (result: unknown) => void) => onResult({ diagnostics: [], reads: undefined }),
    send: () => {},
    end: async () => {},
  }) as never;

const codesOf = ({ diagnostics }: { diagnostics: readonly { code: string }[] }) =>
  diagnostics.map(({ code }) => code);
const endlessPaths = () => {
  throw new TookTooLong("it never ends");
};

test("a build checks the output folder first, and commits the tree once at the end", async () => {
  const { effects, done, written } = fakeWorld(project);
  const result = await build(options, effects);
  expect(done).toEqual(["prepare", "read", "write", "settle"]);
  expect(result.ok).toBe(true);
  expect(written).toEqual([result.tree]);
  expect([...(result.tree?.files.keys() ?? [])]).toEqual(expect.arrayContaining(["icon.svg", "index.html"]));
});

test("a build with write: false does not touch the output folder", async () => {
  const { effects, done, written } = fakeWorld(project);
  const { ok, tree } = await build({ ...options, write: false }, effects);
  expect(ok).toBe(true);
  expect(tree?.files.has("index.html")).toBe(true);
  expect(done).toEqual(["read", "settle"]);
  expect(written).toEqual([]);
});

test("an error in the plan ends the build before rendering", async () => {
  let rendered = 0;
  const about = () => {
    rendered++;
    return null;
  };
  const pages = [page("pages/a.tsx", { component: about }), page("pages/A.tsx", { component: about })];
  const { effects, done } = fakeWorld({ ...project, pages });
  const result = await build(options, effects);
  expect(codesOf(result)).toEqual(["plan/case-clash"]);
  expect(result).toMatchObject({ ok: false, tree: undefined });
  expect(rendered).toBe(0);
  expect(done).toEqual(["prepare", "read", "settle"]);
});

test("a page that throws is reported together with other errors, and nothing is written", async () => {
  const thrower = () => {
    throw new Error("boom");
  };
  const linker = () => <a href="/nowhere">Nowhere</a>;
  const pages = [
    home,
    page("pages/a.tsx", { component: thrower }),
    page("pages/b.tsx", { component: linker }),
  ];
  const { effects, written } = fakeWorld({ ...project, pages });
  const result = await build(options, { ...effects, startThread });
  expect(result.ok).toBe(false);
  expect(codesOf(result)).toEqual(expect.arrayContaining(["render/threw", "check/outside-base"]));
  expect(written).toEqual([]);
});

test("a warning stops the commit only with strict", async () => {
  const lax = fakeWorld(project);
  const found = await build(options, lax.effects);
  expect(codesOf(found)).toContain("check/placeholder");
  expect(found.ok).toBe(true);
  expect(lax.written).toHaveLength(1);
  const strict = fakeWorld(project);
  expect((await build({ ...options, strict: true }, strict.effects)).ok).toBe(false);
  expect(strict.written).toEqual([]);
});

test("files that pages and the config request are made and published", async () => {
  const { effects } = fakeWorld({
    ...project,
    site: exampleSite({ url: "https://me.example/", icon: "/icon.svg", files: { icons: true } }),
  });
  const media: typeof effects.encode.media = async ({ icons }, { originals }) => {
    expect(originals).toEqual([icon]);
    return icons.map(({ outputFile }) => ({ outputFile, sourceFile: "made", bytes: new Uint8Array([2]) }));
  };
  const { tree } = await build(options, { ...effects, encode: { ...effects.encode, media } });
  const files = [...(tree?.files.keys() ?? [])];
  expect(files).toEqual(expect.arrayContaining(["apple-touch-icon.png", "favicon.ico", "icon-512.png"]));
});

test("the config's severities apply to warnings of each step, even if the plan ends the build", async () => {
  const silence = [{ code: "plan/stale-host-file", file: "vercel.json", reason: "kept by hand" }];
  const buildWith = async (checks: SiteConfig["checks"], pages: readonly PageModule[] = [home]) => {
    const site = exampleSite({ url: "https://me.example/", host: "vercel", ...(checks && { checks }) });
    const world = fakeWorld({ ...project, site, pages });
    const source = (_: string, file: string) => (file === "vercel.json" ? "{}" : undefined);
    const effects = { ...world.effects, read: { ...world.effects.read, source } };
    const result = await build(options, effects);
    const found = codesOf(result).filter((code) => code.startsWith("plan/"));
    return { found, written: world.written.length, silenced: result.silenced.map(({ count }) => count) };
  };
  expect(await buildWith(undefined)).toEqual({ found: ["plan/stale-host-file"], written: 1, silenced: [] });
  expect(await buildWith({ silence })).toEqual({ found: [], written: 1, silenced: [1] });
  const raised = await buildWith({ raise: ["plan/stale-host-file"] });
  expect(raised).toEqual({ found: ["plan/stale-host-file"], written: 0, silenced: [] });
});

test("watch reports nothing about the host's files", async () => {
  const { effects } = fakeWorld({
    ...project,
    site: exampleSite({ url: "https://me.example/", host: "vercel" }),
  });
  const stale = { ...effects, read: { ...effects.read, source: () => "{}" } };
  expect(codesOf(await build({ ...options, live: { devScript: "/live.js" } }, stale))).not.toContain(
    "plan/stale-host-file",
  );
});

test("a silenced warning stays silenced if the build ends early", async () => {
  const silence = [{ code: "read/no-not-found-page", reason: "none is wanted" }];
  const site = exampleSite({ checks: { silence } });
  const world = fakeWorld({ ...project, site, pages: [page("pages/a.tsx"), page("pages/A.tsx")] });
  const { read } = world.effects;
  const readWarning: typeof read.project = (context, siteRuntime, log) => {
    log.add("read/no-not-found-page", {}, { file: "pages" });
    return read.project(context, siteRuntime, log);
  };
  const result = await build(options, { ...world.effects, read: { ...read, project: readWarning } });
  expect(codesOf(result)).toEqual(["plan/case-clash"]);
  expect(result.silenced).toMatchObject([{ code: "read/no-not-found-page", count: 1 }]);
});

test("mistakes in redirects are reported together with those that depend on all files", async () => {
  const redirects = {
    "/a": "/b",
    "/b": "/a",
    "/c": "/nothing",
    "/sitemap": "/sitemap.xml",
    "/robots.txt": "/",
  };
  const site = exampleSite({
    url: "https://me.example/",
    host: "netlify",
    redirects,
    files: { sitemap: true },
  });
  const { effects, written } = fakeWorld({ ...project, site });
  const found = codesOf(await build(options, effects)).filter((code) => code.startsWith("plan/"));
  expect(found).toEqual(["plan/redirect-loop", "plan/redirect-nowhere", "plan/redirect-shadow"]);
  expect(written).toEqual([]);
});

test("a complete tree is served before it is checked, and one with errors is not", async () => {
  const { effects, done } = fakeWorld(project);
  const onTree = () => void done.push("shown");
  await build({ ...options, live: { onTree } }, effects);
  expect(done).toEqual(["prepare", "read", "shown", "write", "settle"]);
  const broken = fakeWorld({ pages: [page("pages/a.tsx", { component: endlessPaths })] });
  const onShown = () => void broken.done.push("shown");
  await build({ ...options, live: { onTree: onShown } }, { ...broken.effects, startThread });
  expect(broken.done).not.toContain("shown");
});

test("paths that never end are reported with the limit's message", async () => {
  const limit = { call: endlessPaths, each: () => undefined };
  const pages = [page("pages/[city].tsx", { paths: () => [] })];
  const { effects } = fakeWorld({ ...project, pages }, { limit });
  expect(codesOf(await build(options, effects))).toEqual(["run/endless"]);
});

test("unhandled failures of the site's code are reported before the commit and stop it", async () => {
  const { effects, done } = fakeWorld(project);
  const watchSideEffects = async () => ({ thrown: [new Error("late")], running: [] });
  const result = await build({ ...options, watchSideEffects }, effects);
  expect(codesOf(result)).toContain("run/left-to-itself");
  expect(done).not.toContain("write");
});

test("a bug is rethrown unchanged, after the cache is settled", async () => {
  const { effects, done } = fakeWorld(project);
  const samples = () => {
    throw new RangeError("a bug");
  };
  const broken = { ...effects, read: { ...effects.read, samples } };
  await expect(build(options, broken)).rejects.toThrow(RangeError);
  expect(done).toEqual(["prepare", "read", "settle"]);
});

test("steps are reported in order, with times of the given clock", async () => {
  const { effects } = fakeWorld(project);
  const steps: string[] = [];
  const { timing } = await build({ ...options, onStep: (step) => void steps.push(step) }, effects);
  const order = ["read", "plan", "render", "derive", "encode", "check", "commit"];
  expect([...new Set(steps)]).toEqual(order);
  expect(timing.map(({ step }) => step)).toEqual(order);
  for (const { ms } of timing) expect(Number.isInteger(ms)).toBe(true);
});

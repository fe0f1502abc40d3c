import { describe, expect, onTestFinished, test } from "vitest";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import type { Fault } from "../support/network/live-site.js";
import { at, bytes, layBuild, options, serve, verify } from "../support/sites/verified-site.js";
import { tempFolder } from "../support/temp-site.js";

const depth = "/handbill-verify/no-such-page/at-depth";

describe("verify reports", () => {
  test("a folder without a build", async () => {
    const { diagnostics } = await verify({
      ...options,
      root: tempFolder(onTestFinished),
      address: undefined,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["verify/no-build"]);
  });

  test.each([undefined, "tides", "ftp://tides.dev/", "https://me@tides.dev/"])(
    "the invalid URL %s",
    async (address) => {
      const { diagnostics } = await verify({ ...options, root: layBuild(), address });
      expect(diagnostics.map(({ code }) => code)).toEqual(["verify/no-address"]);
    },
  );

  test("pages that were built for another base path", async () => {
    const site = await serve();
    const result = await verify({ ...options, root: layBuild(), address: `${site.origin}/repo/` });
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["verify/other-base"]);
    expect(site.requests).toEqual([]);
  });
});

describe("the command verify", () => {
  const run = async (fault: Fault | undefined, ...args: string[]) => {
    const site = await serve(fault);
    return await runWarmAsync(["verify", site.origin, "--root", layBuild(), "--wait", "0", ...args]);
  };
  const old = at("/privacy", (reply) => ({ ...reply, body: bytes("old") }));

  test("says that the site matches the build, and exits with 0", async () => {
    const { status, stdout, stderr } = await run(undefined);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^✓ 8 URLs at http:\/\/127\.0\.0\.1:\d+\/ match the build, [\d.]+ m?s\n$/);
    expect(status).toBe(0);
  });

  test("lists each difference with its file, and exits with 1", async () => {
    const { status, stdout, stderr } = await run(old);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      /^dist\/privacy\.html\n {2}error {4}http:.*\/privacy differs from dist\/privacy\.html: 3 bytes instead of \d+\n/,
    );
    expect(status).toBe(1);
  });

  test("prints JSON, and annotations for a workflow", async () => {
    const json = await run(old, "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      requested: 8,
      diagnostics: [{ code: "verify/stale" }],
    });
    const github = await run(old, "--format", "github");
    expect(github.stdout).toMatch(/^::error file=.*dist\/privacy\.html,title=verify\/stale on \/privacy::/);
  });

  test("fails on warnings with --strict", async () => {
    const warned = at(depth, (reply) => ({ ...reply, body: bytes("other") }));
    expect((await run(warned)).status).toBe(0);
    expect((await run(warned, "--strict")).status).toBe(1);
  });
});

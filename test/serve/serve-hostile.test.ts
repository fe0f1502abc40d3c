import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { textReply } from "../../src/serve/http/reply.js";
import { startServer } from "../../src/serve/http/server.js";
import { get, startServing } from "../support/cli/running-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { attack, attacks } from "../support/network/hostile-client.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* No client can bring down the servers. HANDBILL_REQUESTS=100000 sends that many hostile requests to each. */

const requests = Number(process.env.HANDBILL_REQUESTS ?? (isThorough ? 1500 : 150));

const commands = ["preview", "watch"] as const;

async function serve(command: (typeof commands)[number], url?: string) {
  const root = tempSite(onTestFinished);
  const config = join(root, "site.config.ts");
  if (url)
    writeFileSync(
      config,
      readFileSync(config, "utf8").replace(/url: "[^"]*"/, `url: ${JSON.stringify(url)}`),
    );
  writeFileSync(join(root, "public/film.mp4"), "0123456789");
  expect(runWarm(["build", "--root", root]).status).toBe(0);
  return await startServing(onTestFinished, [command, "--root", root]);
}

describe.each(commands)("%s", (command) => {
  test(`survives ${requests} hostile requests, without output`, {
    timeout: scaledTimeout(1_800_000),
  }, async () => {
    const cli = await serve(command);
    const whole = await get(cli, "/");
    expect(whole.status).toBe(200);
    const opened = await attack(cli.origin, { requests });
    expect(opened).toBeGreaterThanOrEqual(requests * 0.99);
    expect(await get(cli, "/")).toEqual(whole);
    expect(cli.child.exitCode).toBe(null);
    expect(cli.stderr).toBe("");
  });

  const addresses = [
    ["https://minimal.dev/größe/", "/gr%C3%B6%C3%9Fe/"],
    ["https://minimal.dev/a b/", "/a%20b/"],
  ] as const;
  // Each command has one of them; a thorough run takes both.
  test.each(addresses.filter((_, index) => isThorough || index === commands.indexOf(command)))(
    "serves a site with the URL %s",
    async (url, base) => {
      const cli = await serve(command, url);
      await cli.printed(new RegExp(`serving ${cli.origin}${base}`));
      expect((await get(cli, base)).status).toBe(200);
      expect((await get(cli, `${base}privacy`)).status).toBe(200);
      expect((await get(cli, base.slice(0, -1))).status).toBe(301);
      expect((await get(cli, "/privacy")).status).toBe(404);
    },
  );

  test.runIf(isThorough || command === "preview")(
    "serves ranges of a file, as video players request",
    async () => {
      const cli = await serve(command);
      const film = (headers: Record<string, string>) => fetch(`${cli.origin}/film.mp4`, { headers });
      const whole = await film({});
      const etag = whole.headers.get("etag") ?? "";
      expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
      const part = await film({ range: "bytes=0-1", "if-range": etag });
      expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
        206,
        "01",
        "bytes 0-1/10",
      ]);
      expect([part.headers.get("content-length"), part.headers.get("content-type")]).toEqual([
        "2",
        "video/mp4",
      ]);
      const outside = await film({ range: "bytes=10-" });
      expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */10"]);
      expect((await film({ range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
      expect(
        (await fetch(`${cli.origin}/film.mp4`, { method: "HEAD", headers: { range: "bytes=0-1" } })).status,
      ).toBe(200);
    },
  );
});

test("each attack ends its connection at most, not the server", async () => {
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    answer: async () => textReply(200, "hello"),
  });
  onTestFinished(() => server.close());
  const address = `http://127.0.0.1:${server.port}`;
  const each = Object.keys(attacks).length;
  expect(await attack(address, { requests: 3 * each })).toBe(3 * each);
  expect((await fetch(address)).status).toBe(200);
});

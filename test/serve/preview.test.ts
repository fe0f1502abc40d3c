import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { get as request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { get, type ServingCli, startCli, startServing, until } from "../support/cli/running-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { siteAt } from "../support/sites/edit-site.js";
import { type OnEnd, tempFolder, tempSite } from "../support/temp-site.js";

async function preview(
  args: readonly string[] = [],
  buildArgs: readonly string[] = [],
  onEnd: OnEnd = onTestFinished,
) {
  const root = tempSite(onEnd);
  expect(runWarm(["build", "--root", root, ...buildArgs]).status).toBe(0);
  const cli = await startServing(onEnd, ["preview", "--root", root, ...args]);
  return { root, cli };
}

/** Unlike fetch, returns the bytes undecoded. */
function raw(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(address, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on("error", reject);
    },
  );
}

describe("preview of a built site", () => {
  let root: string;
  let cli: ServingCli;
  const ends: (() => void)[] = [];
  beforeAll(async () => {
    ({ root, cli } = await preview([], [], (end) => ends.push(end)));
  });
  afterAll(() => {
    for (const end of ends) end();
  });

  test("serves the files unchanged, with types, folders and the not-found page", async () => {
    const { read } = siteAt(root);
    expect(await get(cli, "/")).toEqual({ status: 200, text: read("dist/index.html") });
    expect(await get(cli, "/privacy")).toEqual({ status: 200, text: read("dist/privacy.html") });
    expect(await get(cli, "/privacy/")).toEqual({ status: 200, text: read("dist/privacy/index.html") });
    expect(await get(cli, "/a/b")).toEqual({ status: 404, text: read("dist/404.html") });
    expect((await get(cli, "/Privacy")).status).toBe(404);
    expect((await raw(`${cli.origin}/robots.txt`)).headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect((await get(cli, "/.handbill.json")).status).toBe(404);
  });

  test("compresses as the browser accepts, and validates by ETag", async () => {
    const html = siteAt(root).read("dist/index.html");
    const br = await raw(`${cli.origin}/`, { "accept-encoding": "gzip, br" });
    const gzip = await raw(`${cli.origin}/`, { "accept-encoding": "gzip" });
    const plain = await raw(`${cli.origin}/`);
    expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(plain.body.toString()).toBe(html);
    const tags = [br, gzip, plain].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    for (const { headers } of [br, gzip, plain]) {
      expect(headers.vary).toBe("accept-encoding");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers["access-control-allow-origin"]).toBe(undefined);
    }
    const again = await raw(`${cli.origin}/`, {
      "accept-encoding": "gzip, br",
      "if-none-match": tags[0] ?? "",
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await raw(`${cli.origin}/`, { "accept-encoding": "gzip", "if-none-match": tags[0] ?? "" });
    expect(other.status).toBe(200);
  });

  test("answers HEAD with the headers of GET", async () => {
    const head = await fetch(`${cli.origin}/privacy`, { method: "HEAD" });
    const full = await fetch(`${cli.origin}/privacy`);
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    expect(await head.text()).toBe("");
  });

  test("sends immutable for files with a hash in their names", async () => {
    siteAt(root).write("pages/_type.woff2", "no font");
    siteAt(root).write("pages/_index.css", '@font-face { font-family: "T"; src: url("./_type.woff2"); }');
    expect(runWarm(["build", "--root", root]).status).toBe(0);
    const html = (await get(cli, "/")).text; // the folder was replaced while it was being served
    const address = /\/assets\/_type-[0-9a-f]+\.woff2/.exec(html)?.[0];
    expect((await raw(cli.origin + address)).headers["cache-control"]).toContain("immutable");
    expect((await raw(`${cli.origin}/robots.txt`)).headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("serves the site under its base path", async () => {
    const { cli } = await preview([], ["--base", "/app"]);
    expect((await get(cli, "/app/privacy")).status).toBe(200);
    expect((await get(cli, "/app")).status).toBe(301);
    expect((await get(cli, "/privacy")).status).toBe(404);
    expect((await fetch(cli.origin)).url).toBe(`${cli.origin}/app/`);
    expect(cli.stdout).toContain(`serving ${cli.origin}/app/`);
  });

  test.each([
    ["github-pages", { "/privacy/": [200, null], "/privacy.html": [200, null] }],
    ["netlify", { "/privacy.html": [200, null] }],
    ["cloudflare-pages", { "/privacy.html": [308, "/privacy"], "/privacy/index.html": [308, "/privacy/"] }],
  ])("answers like %s", async (rules, answers) => {
    const { cli } = await preview(["--host", rules]);
    for (const [path, expected] of Object.entries(answers)) {
      const { status, headers } = await fetch(cli.origin + path, { redirect: "manual" });
      expect([status, headers.get("location")], path).toEqual(expected);
    }
  });

  test("does not follow links out of the folder", async () => {
    const root = tempSite(onTestFinished);
    const secret = join(tempFolder(onTestFinished), "secret.txt");
    writeFileSync(secret, "secret");
    mkdirSync(join(root, "dist"));
    writeFileSync(join(root, "dist/index.html"), "<h1>hello</h1>");
    symlinkSync(secret, join(root, "dist/link.txt"));
    symlinkSync(tempFolder(onTestFinished), join(root, "dist/folder"));
    const cli = await startServing(onTestFinished, ["preview", "--root", root]);
    expect((await get(cli, "/")).text).toBe("<h1>hello</h1>");
    expect((await get(cli, "/link.txt")).status).toBe(404);
  });
});

test("preview without an output folder prints the command to run", () => {
  const root = tempSite(onTestFinished);
  const { status, stderr } = runWarm(["preview", "--root", root]);
  expect(status).toBe(1);
  expect(stderr).toContain("serve/no-output");
  expect(stderr).toContain("run handbill build first");
});

test("a port that is in use is reported, and the next one is used", async () => {
  const { root } = await preview();
  const blocker = createServer();
  onTestFinished(() => void blocker.close());
  const taken = await new Promise<number>((resolve) => {
    blocker.listen(0, "127.0.0.1", () => resolve((blocker.address() as { port: number }).port));
  });
  for (const command of ["preview", "watch"]) {
    const cli = startCli(onTestFinished, [command, "--root", root, "--port", String(taken)]);
    const [, port] = await cli.printed(/serving http:\/\/127\.0\.0\.1:(\d+)\//);
    expect(Number(port)).toBeGreaterThan(taken);
    await cli.printed(new RegExp(`port ${taken} is in use`));
  }
});

test.each(["preview", "watch"])(
  "%s reports an address that it cannot listen on as a usage error",
  (command) => {
    const { root } = { root: tempSite(onTestFinished) };
    runWarm(["build", "--root", root]);
    const { status, stderr } = runWarm([command, "--root", root, "--listen", "192.0.2.1"]);
    expect(status).toBe(1);
    expect(stderr).toContain("serve/cannot-listen");
    expect(runWarm([command, "--root", root, "--port", "70000"]).status).toBe(2);
  },
);

test.each(["preview", "watch"])(
  "%s --open starts the browser, and SIGTERM ends it cleanly",
  async (command) => {
    const root = tempSite(onTestFinished);
    runWarm(["build", "--root", root]);
    const opened = join(root, "opened.txt");
    const browser = join(root, "browser.sh");
    writeFileSync(browser, `#!/bin/sh\necho "$1" > ${opened}\n`, { mode: 0o755 });
    const cli = await startServing(onTestFinished, [command, "--root", root, "--open"], { BROWSER: browser });
    await until(() => existsSync(opened) && siteAt(root).read("opened.txt") === `${cli.origin}/\n`);
    cli.child.kill("SIGTERM");
    expect(await cli.exit).toBe(0);
    expect(cli.stderr).toBe("");
  },
);

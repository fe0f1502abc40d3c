import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { type RequestBytes, requestBytes } from "../src/ask/request-bytes.js";
import { effects } from "../src/cli/effects.js";
import { type VerifyOptions, verify as verifyWith } from "../src/verify.js";
import { type Fault, type LiveReply, startLiveSite } from "./support/live-site.js";
import { patience } from "./support/patience.js";
import { runCliAsync } from "./support/run-cli-async.js";
import { tempFolder } from "./support/temp-site.js";

const page = (title: string, rest = "") =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="https://tides.example/"></head>` +
  `<body><h1>${title}</h1><a href="/privacy">Privacy</a>${rest}</body></html>`;

const bytes = (text: string) => new TextEncoder().encode(text);

const association = ".well-known/apple-app-site-association";
const statements = [
  {
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name: "example.tides", sha256_cert_fingerprints: ["14:6D"] },
  },
];
const built = new Map(
  Object.entries({
    "404.html": page("Nothing here"),
    [association]: '{"applinks":{"details":[]}}',
    ".well-known/assetlinks.json": JSON.stringify(statements),
    ".nojekyll": "",
    _headers: "/*\n  X-Frame-Options: DENY\n",
    "assets/app-0123456789.css": "h1{color:teal}",
    "index.html": page("Tides"),
    "privacy.html": page("Privacy"),
    "privacy/index.html": page("Privacy"),
    "robots.txt": "User-agent: *\nAllow: /\n",
  }).map(([name, text]) => [name, bytes(text)]),
);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** The folder as a build left it. */
function layBuild(files: ReadonlyMap<string, Uint8Array> = built): string {
  const root = tempFolder(onTestFinished);
  for (const [name, body] of files) {
    const file = join(root, "dist", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  return root;
}

async function serve(fault?: Fault, files: ReadonlyMap<string, Uint8Array> = built) {
  const site = await startLiveSite(files, fault);
  closing.push(site.close);
  return site;
}

const verify = (options: VerifyOptions) => verifyWith(options, { ...effects, requestBytes });
const options = { dir: "dist", wait: 0, strict: false, services: undefined };

/** What is found at a site with this fault, as `code /path`. */
async function found(fault?: Fault, changes: Partial<Parameters<typeof verify>[0]> = {}): Promise<string[]> {
  const site = await serve(fault);
  const result = await verify({ ...options, root: layBuild(), address: site.origin, ...changes });
  return result.diagnostics.map(({ code, args }) =>
    `${code} ${(args.address ?? args.service ?? "").replace(site.origin, "")}`.trim(),
  );
}

const at =
  (wanted: string, change: (reply: LiveReply) => ReturnType<Fault>): Fault =>
  (path, reply) =>
    path === wanted ? change(reply) : reply;
const depth = "/handbill-verify/no-such-page/at-depth";

test("finds nothing wrong with a site that is served as it was built, and asks for all of it", async () => {
  const site = await serve();
  const result = await verify({ ...options, root: layBuild(), address: site.origin });
  expect(result).toEqual({ ok: true, address: `${site.origin}/`, asked: 8, diagnostics: [] });
  expect(site.requests.sort()).toEqual(
    [
      "GET /",
      "HEAD /",
      "GET /.well-known/apple-app-site-association",
      "HEAD /.well-known/apple-app-site-association",
      "GET /.well-known/assetlinks.json",
      "HEAD /.well-known/assetlinks.json",
      "GET /assets/app-0123456789.css",
      "GET /handbill-verify/no-such-page/at-depth",
      "GET /privacy",
      "HEAD /privacy",
      "GET /privacy/",
      "GET /robots.txt",
    ].sort(),
  );
  expect([...site.userAgents]).toEqual(["Mozilla/5.0 (compatible; handbill verify)"]);
});

const faults: Readonly<Record<string, { fault: Fault; finds: readonly string[] }>> = {
  "an older page": {
    fault: at("/privacy", (reply) => ({ ...reply, body: bytes(page("Privacy of last year")) })),
    finds: ["verify/stale /privacy"],
  },
  "an older style, of the same length": {
    fault: at("/assets/app-0123456789.css", (reply) => ({ ...reply, body: bytes("h1{color:navy}") })),
    finds: ["verify/stale /assets/app-0123456789.css"],
  },
  "a file that was left out": {
    fault: at("/robots.txt", (reply) => ({ ...reply, status: 404, body: bytes(page("Nothing here")) })),
    finds: ["verify/missing /robots.txt"],
  },
  "a dot folder that was left out": {
    fault: (path, reply) => (path.startsWith("/.well-known/") ? { ...reply, status: 404 } : reply),
    finds: [
      "verify/missing /.well-known/apple-app-site-association",
      "verify/missing /.well-known/assetlinks.json",
    ],
  },
  "200 for everything": {
    fault: (_, reply) =>
      reply.status === 404 ? { ...reply, status: 200, body: bytes(page("Tides")) } : reply,
    finds: [`verify/no-not-found ${depth}`],
  },
  "another not-found page": {
    fault: at(depth, (reply) => ({ ...reply, body: bytes("<h1>404</h1>") })),
    finds: [`verify/not-found-page ${depth}`],
  },
  "a style of a wrong type": {
    fault: at("/assets/app-0123456789.css", (reply) => ({
      ...reply,
      headers: { "content-type": "text/plain" },
    })),
    finds: ["verify/wrong-type /assets/app-0123456789.css"],
  },
  "a page without a type": {
    fault: at("/", (reply) => ({ ...reply, headers: {} })),
    finds: ["verify/wrong-type /"],
  },
  "an association file of bytes": {
    fault: at(`/${association}`, (reply) => ({
      ...reply,
      headers: { "content-type": "application/octet-stream" },
    })),
    finds: ["verify/association-type /.well-known/apple-app-site-association"],
  },
  "an association file behind a redirect": {
    fault: at(`/${association}`, () => ({ status: 301, headers: { location: "/aasa" }, body: bytes("") })),
    finds: ["verify/association-redirected /.well-known/apple-app-site-association"],
  },
  "a page behind a redirect to itself": {
    fault: at("/privacy", () => ({ status: 302, headers: { location: "/privacy" }, body: bytes("") })),
    finds: ["verify/redirected /privacy"],
  },
  "a page that is moved to its folder": {
    fault: at("/privacy", () => ({ status: 308, headers: { location: "/privacy/" }, body: bytes("") })),
    finds: ["verify/redirected /privacy"],
  },
  "a folder that is redirected to its page": {
    fault: at("/privacy/", () => ({ status: 301, headers: { location: "/privacy" }, body: bytes("") })),
    finds: [],
  },
  "a connection that is reset": {
    fault: at("/robots.txt", () => "reset"),
    finds: ["verify/unanswered /robots.txt"],
  },
  "half an answer": {
    fault: at("/robots.txt", () => "half"),
    finds: ["verify/unanswered /robots.txt"],
  },
  "an error of the server": {
    fault: at("/privacy", () => ({
      status: 500,
      headers: { "content-type": "text/html" },
      body: bytes("oh"),
    })),
    finds: ["verify/missing /privacy"],
  },
  "plain bytes that are called compressed": {
    fault: at("/", (reply) => ({ ...reply, headers: { ...reply.headers, "content-encoding": "gzip" } })),
    finds: ["verify/wrong-encoding /"],
  },
  "bytes that are called brotli": {
    fault: at("/", (reply) => ({ ...reply, headers: { ...reply.headers, "content-encoding": "br" } })),
    finds: ["verify/wrong-encoding /"],
  },
  "compressed bytes that are not called so": {
    fault: at("/", (reply) => ({
      ...reply,
      body: gzipSync(reply.body),
      headers: { ...reply.headers, "content-encoding": "identity" },
    })),
    finds: ["verify/stale /"],
  },
  "HEAD that is not known": {
    fault: (path, reply, { method }) =>
      method === "HEAD" && path === "/" ? { ...reply, status: 405 } : reply,
    finds: ["verify/head-differs /"],
  },
  "a page that is kept for a year": {
    fault: at("/", (reply) => ({
      ...reply,
      headers: { ...reply.headers, "cache-control": "public, max-age=31536000" },
    })),
    finds: ["verify/kept-too-long /"],
  },
  "a script that the host has added": {
    fault: at("/", (reply) => ({
      ...reply,
      body: bytes(page("Tides", '<script src="https://host.example/beacon.js"></script>')),
    })),
    finds: ["verify/changed /"],
  },
  "links that the host has rewritten": {
    fault: at("/", (reply) => ({
      ...reply,
      body: bytes(page("Tides").replace('"/privacy"', "/privacy/").replaceAll("><", ">\n<")),
    })),
    finds: [],
  },
  "the page of a hotspot for everything": {
    fault: () => ({ status: 200, headers: { "content-type": "text/html" }, body: bytes("<h1>Log in</h1>") }),
    finds: ["verify/another-site /"],
  },
  "a redirect to a hotspot for everything": {
    fault: () => ({ status: 302, headers: { location: "http://login.example/" }, body: bytes("") }),
    finds: ["verify/another-site /"],
  },
};

describe("a live site that goes wrong by", () => {
  test.each(Object.entries(faults))("%s", async (_, { fault, finds }) => {
    expect(await found(fault)).toEqual(finds);
  });
});

describe("a host that was told what to send and where to lead", () => {
  const serving = {
    host: "netlify",
    headers: [
      {
        path: "/*",
        headers: { "X-Content-Type-Options": "nosniff", "Permissions-Policy": "camera=(), microphone=()" },
      },
      { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    ],
    redirects: [{ from: "/old", to: "/privacy", status: 301 }],
  };
  const manifest = bytes(JSON.stringify({ generator: "handbill", serving, files: {} }));
  const root = () => layBuild(new Map([...built, [".handbill.json", manifest]]));
  /** What it was told to do. Spaces and cases are as hosts write them. */
  const obedient: Fault = (path, reply) => {
    if (path === "/old") return { status: 301, headers: { location: "/privacy" }, body: bytes("") };
    const told = { "x-content-type-options": "nosniff", "permissions-policy": "camera=(),microphone=()" };
    const kept = path.startsWith("/assets/") && { "cache-control": "public,max-age=31536000,immutable" };
    return { ...reply, headers: { ...reply.headers, ...told, ...kept } };
  };
  const but =
    (wanted: string, change: (reply: LiveReply) => LiveReply): Fault =>
    (path, reply, request) => {
      const told = obedient(path, reply, request);
      return path === wanted && typeof told === "object" ? change(told) : told;
    };
  const style = "/assets/app-0123456789.css";

  const cases: Readonly<Record<string, { fault: Fault; finds: readonly string[] }>> = {
    "does it": { fault: obedient, finds: [] },
    "sends a page without a header": {
      fault: but("/", (reply) => ({ ...reply, headers: { ...reply.headers, "x-content-type-options": "" } })),
      finds: ["verify/header /"],
    },
    "adds a header of its own to another": {
      fault: but(style, (reply) => ({
        ...reply,
        headers: { ...reply.headers, "cache-control": "public, max-age=31536000, immutable, max-age=0" },
      })),
      finds: [`verify/header ${style}`],
    },
    "does not know the redirect": {
      fault: but("/old", (reply) => ({ ...reply, status: 404, headers: {} })),
      finds: ["verify/no-redirect /old"],
    },
    "leads in a circle": {
      fault: but("/old", (reply) => ({ ...reply, headers: { location: "/old" } })),
      finds: ["verify/no-redirect /old"],
    },
    "leads there for the moment only": {
      fault: but("/old", (reply) => ({ ...reply, status: 302 })),
      finds: ["verify/no-redirect /old"],
    },
  };

  test.each(Object.entries(cases))("%s", async (_, { fault, finds }) => {
    expect(await found(fault, { root: root() })).toEqual(finds);
  });
});

describe("the other ways to write the address", () => {
  const home = "https://tides.dev/";
  const leads = (to: string): LiveReply => ({ status: 301, headers: { location: to }, body: bytes("") });

  /** What is found if the site under https is as built, and these answer for the others; nobody answers for the rest. */
  async function foundBeside(others: Readonly<Record<string, LiveReply>>): Promise<string[]> {
    const site = await serve(
      (path, reply) => others[path.replace("/~", "")] ?? (path.startsWith("/~") ? "reset" : reply),
    );
    const ask: RequestBytes = async (address, wish) => {
      const local = address.startsWith(home) ? address.replace(home, "/") : `/~${address}`;
      return await requestBytes(site.origin + local, wish);
    };
    const given = { ...options, root: layBuild(), address: home };
    const { diagnostics } = await verifyWith(given, { ...effects, requestBytes: ask });
    return diagnostics.map(({ code, args }) => `${code} ${args.address}`);
  }

  test.each([
    ["nobody answers", {}, []],
    ["they lead to it", { "http://tides.dev/": leads(home), "https://www.tides.dev/": leads(home) }, []],
    [
      "http shows the site",
      { "http://tides.dev/": { status: 200, headers: {}, body: bytes("") } },
      ["verify/no-https http://tides.dev/"],
    ],
    [
      "http leads to http",
      { "http://tides.dev/": leads("http://www.tides.dev/") },
      ["verify/no-https http://tides.dev/"],
    ],
    [
      "www shows the site",
      { "https://www.tides.dev/": { status: 200, headers: {}, body: bytes("") } },
      ["verify/www https://www.tides.dev/"],
    ],
    [
      "www leads elsewhere",
      { "https://www.tides.dev/": leads("https://parked.example/") },
      ["verify/www https://www.tides.dev/"],
    ],
  ])("%s", async (_, others, finds) => {
    expect(await foundBeside(others)).toEqual(finds);
  });
});

test("a server that takes no end is given up", async () => {
  const site = await serve(at("/robots.txt", () => "hang"));
  const answer = await requestBytes(`${site.origin}/robots.txt`, { method: "GET", timeout: 50, most: 10 });
  expect(answer).toMatchObject({ kind: "failed", failure: "timeout" });
});

test("an endless body is left after what is wanted of it", async () => {
  const site = await serve(at("/", (reply) => ({ ...reply, body: new Uint8Array(5_000_000) })));
  const answer = await requestBytes(site.origin, { method: "GET", timeout: patience(60_000), most: 1000 });
  expect(answer.kind === "answered" && answer.body?.length).toBe(1001);
});

test("what a network of caches has not brought yet is waited for", async () => {
  let asked = 0;
  const late: Fault = (path, reply) =>
    path === "/privacy" && asked++ < 2 ? { ...reply, body: bytes(page("Older")) } : reply;
  expect(await found(late, { wait: 60 })).toEqual([]);
  expect(asked).toBeGreaterThan(2);
});

test("a site that comes up late is waited for", async () => {
  let asked = 0;
  expect(await found((_, reply) => (asked++ < 1 ? "reset" : reply), { wait: 60 })).toEqual([]);
});

test("a site that nobody serves is one finding", async () => {
  const site = await startLiveSite(built);
  await site.close();
  const { ok, diagnostics } = await verify({ ...options, root: layBuild(), address: site.origin });
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code }) => code)).toEqual(["verify/unreachable"]);
});

describe("what cannot be verified", () => {
  test("a folder that holds no build", async () => {
    const { diagnostics } = await verify({
      ...options,
      root: tempFolder(onTestFinished),
      address: undefined,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["verify/no-build"]);
  });

  test.each([undefined, "tides", "ftp://tides.dev/", "https://me@tides.dev/"])(
    "the address %s",
    async (address) => {
      const { diagnostics } = await verify({ ...options, root: layBuild(), address });
      expect(diagnostics.map(({ code }) => code)).toEqual(["verify/no-address"]);
    },
  );

  test("pages that were built for another path", async () => {
    const site = await serve();
    const result = await verify({ ...options, root: layBuild(), address: `${site.origin}/repo/` });
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["verify/other-base"]);
    expect(site.requests).toEqual([]);
  });
});

describe("Apple's and Google's services", () => {
  const certificate = { sha256Fingerprint: "14:6D" };
  const statement = { target: { androidApp: { packageName: "example.tides", certificate } } };
  const answers =
    (apple: LiveReply, google: LiveReply): Fault =>
    (path, reply) =>
      path.startsWith("/a/v1/") ? apple : path === "/statements:list" ? google : reply;
  const json = (value: unknown): LiveReply => ({
    status: 200,
    headers: { "content-type": "application/json" },
    body: bytes(JSON.stringify(value)),
  });
  const refusal = { ...json(""), status: 404, headers: { "apple-failure-reason": "SWCERR00301 Timeout" } };

  test.each([
    ["see what is served", json({ applinks: { details: [] } }), json({ statements: [statement] }), []],
    [
      "have an older file",
      json({ applinks: {} }),
      json({ statements: [] }),
      ["Apple's service", "Google's service"],
    ],
    ["could not read it", refusal, json({}), ["Apple's service", "Google's service"]],
  ])("%s", async (_, apple, google, services) => {
    const site = await serve(answers(apple, google));
    const { diagnostics } = await verify({
      ...options,
      root: layBuild(),
      address: site.origin,
      services: { apple: `${site.origin}/a/v1/`, google: `${site.origin}/statements:list` },
    });
    expect(diagnostics.map(({ args }) => args.service)).toEqual(services);
    expect(site.requests).toContain("GET /a/v1/127.0.0.1");
  });

  test("are not asked unless somebody says so", async () => {
    const site = await serve();
    await verify({ ...options, root: layBuild(), address: site.origin });
    expect(site.requests.filter((request) => /v1|statements/.test(request))).toEqual([]);
  });
});

describe("the command", () => {
  const run = async (fault: Fault | undefined, ...args: string[]) => {
    const site = await serve(fault);
    return await runCliAsync(["verify", site.origin, "--root", layBuild(), "--wait", "0", ...args]);
  };
  const old = at("/privacy", (reply) => ({ ...reply, body: bytes("old") }));

  test("says that the site is as built, and ends with 0", async () => {
    const { status, stdout, stderr } = await run(undefined);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^✓ as built in 8 addresses at http:\/\/127\.0\.0\.1:\d+\/, [\d.]+ m?s\n$/);
    expect(status).toBe(0);
  });

  test("names what is not, with its file, and ends with 1", async () => {
    const { status, stdout, stderr } = await run(old);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      /^dist\/privacy\.html\n {2}error {4}http:.*\/privacy is not dist\/privacy\.html: 3 bytes instead of \d+\n/,
    );
    expect(status).toBe(1);
  });

  test("prints JSON, and annotations for a workflow", async () => {
    const json = await run(old, "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      asked: 8,
      diagnostics: [{ code: "verify/stale" }],
    });
    const github = await run(old, "--format", "github");
    expect(github.stdout).toMatch(/^::error file=.*dist\/privacy\.html,title=verify\/stale on \/privacy::/);
  });

  test("fails on warnings if it is strict", async () => {
    const warned = at(depth, (reply) => ({ ...reply, body: bytes("other") }));
    expect((await run(warned)).status).toBe(0);
    expect((await run(warned, "--strict")).status).toBe(1);
  });
});

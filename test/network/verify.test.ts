import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { verify as verifyWith } from "../../src/build/verify.js";
import { effects } from "../../src/cli/effects.js";
import { type RequestBytes, requestBytes } from "../../src/network/outbound/request-bytes.js";
import { type Fault, startLiveSite } from "../support/network/live-site.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import {
  association,
  at,
  built,
  bytes,
  found,
  layBuild,
  options,
  page,
  serve,
  verify,
} from "../support/sites/verified-site.js";

const depth = "/handbill-verify/no-such-page/at-depth";

test("verify requests all files of a site and reports nothing if they match the build", async () => {
  const site = await serve();
  const result = await verify({ ...options, root: layBuild(), address: site.origin });
  expect(result).toEqual({ ok: true, address: `${site.origin}/`, requested: 8, diagnostics: [] });
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
  "an older style sheet of the same length": {
    fault: at("/assets/app-0123456789.css", (reply) => ({ ...reply, body: bytes("h1{color:navy}") })),
    finds: ["verify/stale /assets/app-0123456789.css"],
  },
  "a missing file": {
    fault: at("/robots.txt", (reply) => ({ ...reply, status: 404, body: bytes(page("Nothing here")) })),
    finds: ["verify/missing /robots.txt"],
  },
  "a missing dot folder": {
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
  "a style sheet with a wrong type": {
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
  "an association file with the type of bytes": {
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
  "a page that is redirected to its folder": {
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
  "half a response": {
    fault: at("/robots.txt", () => "half"),
    finds: ["verify/unanswered /robots.txt"],
  },
  "a server error": {
    fault: at("/privacy", () => ({
      status: 500,
      headers: { "content-type": "text/html" },
      body: bytes("oh"),
    })),
    finds: ["verify/missing /privacy"],
  },
  "plain bytes that are declared compressed": {
    fault: at("/", (reply) => ({ ...reply, headers: { ...reply.headers, "content-encoding": "gzip" } })),
    finds: ["verify/wrong-encoding /"],
  },
  "bytes that are declared brotli": {
    fault: at("/", (reply) => ({ ...reply, headers: { ...reply.headers, "content-encoding": "br" } })),
    finds: ["verify/wrong-encoding /"],
  },
  "compressed bytes without a declaration": {
    fault: at("/", (reply) => ({
      ...reply,
      body: gzipSync(reply.body),
      headers: { ...reply.headers, "content-encoding": "identity" },
    })),
    finds: ["verify/stale /"],
  },
  "HEAD that is not supported": {
    fault: (path, reply, { method }) =>
      method === "HEAD" && path === "/" ? { ...reply, status: 405 } : reply,
    finds: ["verify/head-differs /"],
  },
  "a page that is cached for a year": {
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

describe("a live site that differs by", () => {
  test.each(Object.entries(faults))("%s", async (_, { fault, finds }) => {
    expect(await found(fault)).toEqual(finds);
  });
});

test("a server that never answers causes a timeout", async () => {
  const site = await serve(at("/robots.txt", () => "hang"));
  const answer = await requestBytes(`${site.origin}/robots.txt`, { method: "GET", timeout: 50, max: 10 });
  expect(answer).toMatchObject({ kind: "failed", failure: "timeout" });
});

test("a file without an answer is reported, and the rest is requested", async () => {
  const site = await serve(at("/robots.txt", () => "hang"));
  // The same requests with a shorter timeout.
  const requestImpatiently: RequestBytes = (address, wish) =>
    requestBytes(address, { ...wish, ...(address.endsWith("/robots.txt") && { timeout: 50 }) });
  const { diagnostics, requested: asked } = await verifyWith(
    { ...options, root: layBuild(), address: site.origin },
    { ...effects, requestBytes: requestImpatiently },
  );
  expect(diagnostics.map(({ code, args }) => [code, args.address])).toEqual([
    ["verify/unanswered", `${site.origin}/robots.txt`],
  ]);
  expect(asked).toBe(8);
});

test("an endless body is read only up to the requested length", async () => {
  const site = await serve(at("/", (reply) => ({ ...reply, body: new Uint8Array(5_000_000) })));
  const answer = await requestBytes(site.origin, {
    method: "GET",
    timeout: scaledTimeout(60_000),
    max: 1000,
  });
  expect(answer.kind === "answered" && answer.body?.length).toBe(1001);
});

test("verify waits until a content delivery network serves the new page", async () => {
  let asked = 0;
  const late: Fault = (path, reply) =>
    path === "/privacy" && asked++ < 2 ? { ...reply, body: bytes(page("Older")) } : reply;
  expect(await found(late, { wait: 60 })).toEqual([]);
  expect(asked).toBeGreaterThan(2);
});

test("verify waits for a site that is not yet reachable", async () => {
  let asked = 0;
  expect(await found((_, reply) => (asked++ < 1 ? "reset" : reply), { wait: 60 })).toEqual([]);
});

test("a site that does not answer is one finding", async () => {
  const site = await startLiveSite(built);
  await site.close();
  const { ok, diagnostics } = await verify({ ...options, root: layBuild(), address: site.origin });
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code }) => code)).toEqual(["verify/unreachable"]);
});

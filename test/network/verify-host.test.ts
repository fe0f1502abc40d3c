import { describe, expect, test } from "vitest";
import { verify as verifyWith } from "../../src/build/verify.js";
import { effects } from "../../src/cli/effects.js";
import { type RequestBytes, requestBytes } from "../../src/network/outbound/request-bytes.js";
import type { Fault, LiveReply } from "../support/network/live-site.js";
import { built, bytes, found, layBuild, options, serve, verify } from "../support/sites/verified-site.js";

describe("a host with configured headers and redirects that", () => {
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
  /** Behaves as configured. Spaces and cases are as hosts write them. */
  const obedient: Fault = (path, reply) => {
    if (path === "/old") return { status: 301, headers: { location: "/privacy" }, body: bytes("") };
    const reported = { "x-content-type-options": "nosniff", "permissions-policy": "camera=(),microphone=()" };
    const kept = path.startsWith("/assets/") && { "cache-control": "public,max-age=31536000,immutable" };
    return { ...reply, headers: { ...reply.headers, ...reported, ...kept } };
  };
  const but =
    (wanted: string, change: (reply: LiveReply) => LiveReply): Fault =>
    (path, reply, request) => {
      const reported = obedient(path, reply, request);
      return path === wanted && typeof reported === "object" ? change(reported) : reported;
    };
  const style = "/assets/app-0123456789.css";

  const cases: Readonly<Record<string, { fault: Fault; finds: readonly string[] }>> = {
    "sends them": { fault: obedient, finds: [] },
    "sends a page without a header": {
      fault: but("/", (reply) => ({ ...reply, headers: { ...reply.headers, "x-content-type-options": "" } })),
      finds: ["verify/header /"],
    },
    "extends a header with its own value": {
      fault: but(style, (reply) => ({
        ...reply,
        headers: { ...reply.headers, "cache-control": "public, max-age=31536000, immutable, max-age=0" },
      })),
      finds: [`verify/header ${style}`],
    },
    "answers 404 instead of a redirect": {
      fault: but("/old", (reply) => ({ ...reply, status: 404, headers: {} })),
      finds: ["verify/no-redirect /old"],
    },
    "redirects in a circle": {
      fault: but("/old", (reply) => ({ ...reply, headers: { location: "/old" } })),
      finds: ["verify/no-redirect /old"],
    },
    "redirects temporarily": {
      fault: but("/old", (reply) => ({ ...reply, status: 302 })),
      finds: ["verify/no-redirect /old"],
    },
  };

  test.each(Object.entries(cases))("%s", async (_, { fault, finds }) => {
    expect(await found(fault, { root: root() })).toEqual(finds);
  });
});

describe("other forms of the site's URL", () => {
  const home = "https://tides.dev/";
  const leads = (to: string): LiveReply => ({ status: 301, headers: { location: to }, body: bytes("") });

  /** The findings if the https site is as built, with these responses of other URLs. All others do not answer. */
  async function foundBeside(others: Readonly<Record<string, LiveReply>>): Promise<string[]> {
    const site = await serve(
      (path, reply) => others[path.replace("/~", "")] ?? (path.startsWith("/~") ? "reset" : reply),
    );
    const requestLocally: RequestBytes = async (address, wish) => {
      const local = address.startsWith(home) ? address.replace(home, "/") : `/~${address}`;
      return await requestBytes(site.origin + local, wish);
    };
    const given = { ...options, root: layBuild(), address: home };
    const { diagnostics } = await verifyWith(given, { ...effects, requestBytes: requestLocally });
    return diagnostics.map(({ code, args }) => `${code} ${args.address}`);
  }

  test.each([
    ["no answer", {}, []],
    ["redirects to it", { "http://tides.dev/": leads(home), "https://www.tides.dev/": leads(home) }, []],
    [
      "http serves the site",
      { "http://tides.dev/": { status: 200, headers: {}, body: bytes("") } },
      ["verify/no-https http://tides.dev/"],
    ],
    [
      "http redirects to http",
      { "http://tides.dev/": leads("http://www.tides.dev/") },
      ["verify/no-https http://tides.dev/"],
    ],
    [
      "www serves the site",
      { "https://www.tides.dev/": { status: 200, headers: {}, body: bytes("") } },
      ["verify/www https://www.tides.dev/"],
    ],
    [
      "www redirects elsewhere",
      { "https://www.tides.dev/": leads("https://parked.example/") },
      ["verify/www https://www.tides.dev/"],
    ],
  ])("%s", async (_, others, finds) => {
    expect(await foundBeside(others)).toEqual(finds);
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
    ["have the served file", json({ applinks: { details: [] } }), json({ statements: [statement] }), []],
    [
      "have an older file",
      json({ applinks: {} }),
      json({ statements: [] }),
      ["Apple's service", "Google's service"],
    ],
    ["could not read the file", refusal, json({}), ["Apple's service", "Google's service"]],
  ])("%s", async (_, apple, google, services) => {
    const site = await serve(answers(apple, google));
    const { diagnostics } = await verify({
      ...options,
      root: layBuild(),
      address: site.origin,
      services: { apple: `${site.origin}/a/v1/`, google: `${site.origin}/statements:list` },
    });
    expect(diagnostics.map(({ code, args }) => [code, args.service])).toEqual(
      services.map((service) => ["verify/service", service]),
    );
    expect(site.requests).toContain("GET /a/v1/127.0.0.1");
  });

  test("are requested only if the options contain them", async () => {
    const site = await serve();
    await verify({ ...options, root: layBuild(), address: site.origin });
    expect(site.requests.filter((request) => /v1|statements/.test(request))).toEqual([]);
  });
});

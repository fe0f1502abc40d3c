import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OutboundLink } from "../../src/model/pages/checked-tree.js";
import {
  checkOutbound,
  defaultLimits,
  type OutboundOptions,
  type Progress,
} from "../../src/network/outbound/check-outbound.js";
import { guardRequest } from "../../src/network/outbound/guard-request.js";
import { type Request, requestWithLinkinator } from "../../src/network/outbound/request.js";
import { type BadServer, startBadServer } from "../support/network/bad-server.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { repository } from "../support/temp-site.js";

let server: BadServer;
const require = createRequire(import.meta.url);
const dns = require("node:dns") as { lookup: unknown };
const ownLookup = dns.lookup;

beforeAll(async () => {
  require(join(repository, "test/support/network/map-hosts.cjs"));
  server = await startBadServer();
});
afterAll(async () => {
  dns.lookup = ownLookup;
  await server.close();
});
beforeEach(() => {
  server.requests.length = 0;
  server.maxAtOnce.clear();
});

const limits = {
  ...defaultLimits,
  timeout: scaledTimeout(300),
  backoff: 20,
  perAddress: scaledTimeout(5000),
  inTime: scaledTimeout(20_000),
  interval: 1,
};
const clock = { now: Date.now, sleep: (ms: number) => sleep(ms) };
const urlOf = (path: string, host = "one.site.dev") => `http://${host}:${server.port}${path}`;
const linkTo = (address: string): OutboundLink => ({ address, mentions: [] });

async function check(addresses: readonly string[], options: Partial<OutboundOptions> = {}) {
  const base = { request: requestWithLinkinator, cached: {}, limits, offline: false, clock };
  const report = await checkOutbound(addresses.map(linkTo), { ...base, ...options });
  return { ...report, verdicts: report.results.map(({ verdict }) => verdict) };
}

describe("a host on this machine or in a private network", () => {
  const guarded = { request: guardRequest(requestWithLinkinator) };

  test("is not requested, by any name or number", async () => {
    const hosts = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "0.0.0.0",
      "2130706433",
      "[::ffff:7f00:1]",
      "one.site.dev",
    ];
    const { results } = await check(
      hosts.map((host) => urlOf("/status/404", host)),
      guarded,
    );
    for (const { verdict, why } of results) {
      expect(verdict).toBe("unverifiable");
      expect(why).toMatch(/not requested: its host is/);
    }
    expect(server.requests).toEqual([]);
  });

  test("is not requested if a name resolves to it after its check", async () => {
    const mapped = dns.lookup;
    let asked = 0;
    dns.lookup = (_: string, ...rest: unknown[]) => {
      const address = asked++ === 0 ? "8.8.8.8" : "127.0.0.1";
      const { all } = (rest.length > 1 ? rest[0] : {}) as { all?: boolean };
      (rest.at(-1) as (...found: unknown[]) => void)(null, all ? [{ address, family: 4 }] : address, 4);
    };
    try {
      await check(
        [urlOf("/status/404", "rebinding.site.dev"), urlOf("/status/410", "rebinding.site.dev")],
        guarded,
      );
    } finally {
      dns.lookup = mapped;
    }
    expect(asked).toBeGreaterThan(1);
    expect(server.requests).toEqual([]);
  });

  test("is not requested after a redirect to it", async () => {
    const request: Request = async (address) =>
      new URL(address).hostname === "8.8.8.8"
        ? { kind: "answered", status: 301, headers: { location: urlOf("/status/200", "127.0.0.1") } }
        : await requestWithLinkinator(address, { timeout: limits.timeout });
    const { results } = await check(["https://8.8.8.8/"], { request: guardRequest(request) });
    expect(results[0]).toMatchObject({ verdict: "unverifiable", movedTo: undefined });
    expect(server.requests).toEqual([]);
  });
});

// Concurrent, because some of these servers never answer.
describe.concurrent("without a network, no link is broken", () => {
  const gone = "http://gone.unknown.site.dev/";
  test.each([
    ["a URL with a user name", "http://somebody@one.site.dev/"],
    ["a port that fetch blocks", "http://one.site.dev:6000/"],
    ["a server that does not answer", "/silent"],
  ])("if the only other link has %s", async (_, other) => {
    const address = other.startsWith("/") ? urlOf(other) : other;
    const { noNetwork, verdicts, learned } = await check([gone, address]);
    expect(noNetwork).toBe(true);
    expect(verdicts).toEqual(["unverifiable", "unverifiable"]);
    expect(learned).toEqual({});
  });

  test("except on this machine, whose servers answer anyway", async () => {
    const own = ["/status/200", "/status/404"].map((path) => urlOf(path, "127.0.0.1"));
    const { noNetwork, verdicts } = await check([gone, ...own]);
    expect({ noNetwork, verdicts }).toEqual({ noNetwork: true, verdicts: ["unverifiable", "ok", "broken"] });
  });
});

describe.concurrent("the verdict on a response", () => {
  test.each([
    ["/status/200", "ok", ""],
    ["/no-head", "ok", ""],
    ["/found", "ok", ""],
    ["/status/404", "broken", "404, not found"],
    ["/status/410", "broken", "410, gone"],
    ["/status/401", "unverifiable", "401"],
    ["/status/403", "unverifiable", "403"],
    ["/status/429", "unverifiable", "429"],
    ["/status/461", "unverifiable", "461"],
    ["/status/471", "unverifiable", "471"],
    ["/status/500", "unverifiable", "500"],
    ["/status/503", "unverifiable", "503"],
    ["/status/999", "unverifiable", "999"],
    ["/status/400", "unverifiable", "400"],
    ["/private", "unverifiable", "login page"],
    ["/silent", "unverifiable", "in time"],
    ["/gone-then-silent", "unverifiable", "in time"],
    ["/drip", "unverifiable", "in time"],
    ["/reset", "unverifiable", "connection was interrupted"],
    ["/loop/1", "unverifiable", "endlessly"],
    ["/spiral/1", "unverifiable", "endlessly"],
    ["/endless", "ok", ""],
    ["/limited/3600", "unverifiable", "asks for a wait of 3600 s"],
    ["/limited/0", "unverifiable", "429"],
  ])("to %s is %s", async (path, verdict, why) => {
    const { results } = await check([urlOf(path)]);
    expect(results[0]?.verdict).toBe(verdict);
    expect(results[0]?.why).toContain(why);
  });

  test("a host whose certificate has an unknown issuer is broken", async () => {
    const { results } = await check([`https://secure.site.dev:${server.tlsPort}/status/200`]);
    expect(results[0]).toMatchObject({ verdict: "broken", why: expect.stringContaining("certificate") });
  });

  test("a name that does not resolve is broken if others resolve", async () => {
    const { verdicts, noNetwork } = await check(["http://unknown.site.dev/", urlOf("/status/200")]);
    expect({ verdicts, noNetwork }).toEqual({ verdicts: ["broken", "ok"], noNetwork: false });
  });

  test("a name that does not resolve is broken even if all other verdicts come from the cache", async () => {
    const fresh = { verdict: "ok", why: "", at: Date.now() } as const;
    const { verdicts } = await check(["http://unknown.site.dev/", urlOf("/status/200")], {
      cached: { [urlOf("/status/200")]: fresh },
    });
    expect(verdicts).toEqual(["broken", "ok"]);
  });

  test("a port without a listener is unverifiable", async () => {
    const { results } = await check(["http://one.site.dev:1/"]);
    expect(results[0]?.verdict).toBe("unverifiable");
  });
});

test("without a network, verdicts of earlier runs are used", async () => {
  const old = Date.now() - 9 * 24 * 60 * 60 * 1000;
  const cached = {
    "http://a.unknown.site.dev/": { verdict: "broken", why: "404, not found", at: old },
  } as const;
  const report = await check(["http://a.unknown.site.dev/", "http://b.unknown.site.dev/"], { cached });
  expect(report.noNetwork).toBe(true);
  expect(report.verdicts).toEqual(["broken", "unverifiable"]);
  expect(report.results[0]?.cached).toBe(true);
  expect(report.learned).toEqual({});
});

test("a permanent redirect suggests the URL to write, a temporary one only reports its target", async () => {
  const { results } = await check([urlOf("/moved/here"), urlOf("/found")]);
  expect(results[0]).toMatchObject({
    movedTo: urlOf("/status/200?from=here"),
    redirectsTo: urlOf("/status/200?from=here"),
  });
  expect(results[1]).toMatchObject({ movedTo: undefined, redirectsTo: urlOf("/status/200?found") });
});

test("a URL that answers 429 is requested again after the given time", async () => {
  const { verdicts } = await check([urlOf("/busy")]);
  expect(verdicts).toEqual(["ok"]);
});

test("a temporary failure is requested again, a permanent one is not", async () => {
  await check([urlOf("/status/503"), urlOf("/status/404")]);
  const count = (path: string) => server.requests.filter((line) => line === `GET one.site.dev${path}`).length;
  expect(count("/status/503")).toBe(limits.attempts);
  expect(count("/status/404")).toBe(1);
});

test("a host gets at most its number of concurrent requests, and other hosts are not delayed", async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/status/200?${index}`);
  const hosts = ["one.site.dev", "two.site.dev"];
  const addresses = hosts.flatMap((host) => paths.map((path) => urlOf(path, host)));
  const { verdicts } = await check(addresses, { limits: { ...limits, perServer: 2 } });
  expect(new Set(verdicts)).toEqual(new Set(["ok"]));
  expect(Math.max(...server.maxAtOnce.values())).toBeLessThanOrEqual(2);
  expect(server.requests).toHaveLength(24);
});

test("the run ends within its time limit, whatever servers do", async () => {
  const paths = ["/silent", "/drip", "/limited/1", "/loop/1", "/endless", "/reset", "/status/503"];
  const hosts = ["one", "two", "three"].map((name) => `${name}.site.dev`);
  const addresses = hosts.flatMap((host) => paths.map((path) => urlOf(path, host)));
  const inTime = 1500;
  // A single request may take longer than the test: only the deadline of the run can end it.
  const never = scaledTimeout(600_000);
  const { results } = await check(addresses, {
    limits: { ...limits, timeout: never, attempts: 99, perAddress: never, inTime },
  });
  expect(results).toHaveLength(addresses.length);
});

test("progress counts the finished links and the total", async () => {
  const heard: Progress[] = [];
  await check([urlOf("/status/200"), urlOf("/status/404")], {
    onProgress: (progress) => heard.push(progress),
  });
  expect(heard.map(({ done, of }) => [done, of])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

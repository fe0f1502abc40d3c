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
import { patience } from "../support/patience.js";
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
  timeout: patience(300),
  backoff: 20,
  perAddress: patience(5000),
  inTime: patience(20_000),
  interval: 1,
};
const clock = { now: Date.now, sleep: (ms: number) => sleep(ms) };
const at = (path: string, host = "one.site.dev") => `http://${host}:${server.port}${path}`;
const linkTo = (address: string): OutboundLink => ({ address, mentions: [] });

async function ask(addresses: readonly string[], options: Partial<OutboundOptions> = {}) {
  const base = { request: requestWithLinkinator, cached: {}, limits, offline: false, clock };
  const report = await checkOutbound(addresses.map(linkTo), { ...base, ...options });
  return { ...report, verdicts: report.results.map(({ verdict }) => verdict) };
}

describe("a host of this machine or of a private network", () => {
  const guarded = { request: guardRequest(requestWithLinkinator) };

  test("is not asked, by whatever name or number", async () => {
    const hosts = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "0.0.0.0",
      "2130706433",
      "[::ffff:7f00:1]",
      "one.site.dev",
    ];
    const { results } = await ask(
      hosts.map((host) => at("/status/404", host)),
      guarded,
    );
    for (const { verdict, why } of results) {
      expect(verdict).toBe("unverifiable");
      expect(why).toMatch(/not requested: its host is/);
    }
    expect(server.requests).toEqual([]);
  });

  test("is not reached by a name whose address changes after it was asked for", async () => {
    const mapped = dns.lookup;
    let asked = 0;
    dns.lookup = (_: string, ...rest: unknown[]) => {
      const address = asked++ === 0 ? "8.8.8.8" : "127.0.0.1";
      const { all } = (rest.length > 1 ? rest[0] : {}) as { all?: boolean };
      (rest.at(-1) as (...found: unknown[]) => void)(null, all ? [{ address, family: 4 }] : address, 4);
    };
    try {
      await ask([at("/status/404", "rebinding.site.dev"), at("/status/410", "rebinding.site.dev")], guarded);
    } finally {
      dns.lookup = mapped;
    }
    expect(asked).toBeGreaterThan(1);
    expect(server.requests).toEqual([]);
  });

  test("is not followed to", async () => {
    const request: Request = async (address) =>
      new URL(address).hostname === "8.8.8.8"
        ? { kind: "answered", status: 301, location: at("/status/200", "127.0.0.1") }
        : await requestWithLinkinator(address, { timeout: limits.timeout });
    const { results } = await ask(["https://8.8.8.8/"], { request: guardRequest(request) });
    expect(results[0]).toMatchObject({ verdict: "unverifiable", movedTo: undefined });
    expect(server.requests).toEqual([]);
  });
});

// Concurrent, because some of these servers never answer.
describe.concurrent("a URL is not broken without evidence of a network", () => {
  const gone = "http://gone.unknown.site.dev/";
  test.each([
    ["an address with a user's name", "http://somebody@one.site.dev/"],
    ["a port that nobody opens", "http://one.site.dev:6000/"],
    ["a server of this machine", "/status/404"],
    ["a server that says nothing", "/silent"],
  ])("as %s is none", async (_, other) => {
    const address = other.startsWith("/")
      ? at(other, other === "/silent" ? "one.site.dev" : "127.0.0.1")
      : other;
    const { noNetwork, verdicts, learned } = await ask([gone, address]);
    expect(noNetwork).toBe(true);
    expect(verdicts).toEqual(["unverifiable", "unverifiable"]);
    expect(learned).toEqual({});
  });
});

describe.concurrent("a verdict over the network", () => {
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
  ])("%s is %s", async (path, verdict, why) => {
    const { results } = await ask([at(path)]);
    expect(results[0]?.verdict).toBe(verdict);
    expect(results[0]?.why).toContain(why);
  });

  test("a certificate without a known issuer is broken", async () => {
    const { results } = await ask([`https://secure.site.dev:${server.tlsPort}/status/200`]);
    expect(results[0]).toMatchObject({ verdict: "broken", why: expect.stringContaining("certificate") });
  });

  test("a name that does not resolve is broken while others do", async () => {
    const { verdicts, noNetwork } = await ask(["http://unknown.site.dev/", at("/status/200")]);
    expect({ verdicts, noNetwork }).toEqual({ verdicts: ["broken", "ok"], noNetwork: false });
  });

  test("a name that does not resolve is broken though all others are fresh in the cache", async () => {
    const fresh = { verdict: "ok", why: "", at: Date.now() } as const;
    const { verdicts } = await ask(["http://unknown.site.dev/", at("/status/200")], {
      cached: { [at("/status/200")]: fresh },
    });
    expect(verdicts).toEqual(["broken", "ok"]);
  });

  test("a port without a listener is unverifiable", async () => {
    const { results } = await ask(["http://one.site.dev:1/"]);
    expect(results[0]?.verdict).toBe("unverifiable");
  });
});

test("without any network the verdicts of earlier runs are used", async () => {
  const old = Date.now() - 9 * 24 * 60 * 60 * 1000;
  const cached = {
    "http://a.unknown.site.dev/": { verdict: "broken", why: "404, not found", at: old },
  } as const;
  const report = await ask(["http://a.unknown.site.dev/", "http://b.unknown.site.dev/"], { cached });
  expect(report.noNetwork).toBe(true);
  expect(report.verdicts).toEqual(["broken", "unverifiable"]);
  expect(report.results[0]?.cached).toBe(true);
  expect(report.learned).toEqual({});
});

test("a permanent redirect says which address to write, a temporary one where it leads", async () => {
  const { results } = await ask([at("/moved/here"), at("/found")]);
  expect(results[0]).toMatchObject({
    movedTo: at("/status/200?from=here"),
    redirectsTo: at("/status/200?from=here"),
  });
  expect(results[1]).toMatchObject({ movedTo: undefined, redirectsTo: at("/status/200?found") });
});

test("an address that is asked to wait is asked again after that time", async () => {
  const { verdicts } = await ask([at("/busy")]);
  expect(verdicts).toEqual(["ok"]);
});

test("what may pass is asked again, what is sure is not", async () => {
  await ask([at("/status/503"), at("/status/404")]);
  const count = (path: string) => server.requests.filter((line) => line === `GET one.site.dev${path}`).length;
  expect(count("/status/503")).toBe(limits.attempts);
  expect(count("/status/404")).toBe(1);
});

test("a host is never asked more at once than it may be, while others go on", async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/status/200?${index}`);
  const hosts = ["one.site.dev", "two.site.dev"];
  const addresses = hosts.flatMap((host) => paths.map((path) => at(path, host)));
  const { verdicts } = await ask(addresses, { limits: { ...limits, perServer: 2 } });
  expect(new Set(verdicts)).toEqual(new Set(["ok"]));
  expect(Math.max(...server.maxAtOnce.values())).toBeLessThanOrEqual(2);
  expect(server.requests).toHaveLength(24);
});

test("the run ends in its time, whatever servers do", async () => {
  const paths = ["/silent", "/drip", "/limited/1", "/loop/1", "/endless", "/reset", "/status/503"];
  const hosts = ["one", "two", "three"].map((name) => `${name}.site.dev`);
  const addresses = hosts.flatMap((host) => paths.map((path) => at(path, host)));
  const inTime = 1500;
  // A single request may take longer than the test: only the deadline of the run can end it.
  const never = patience(600_000);
  const { results } = await ask(addresses, {
    limits: { ...limits, timeout: never, attempts: 99, perAddress: never, inTime },
  });
  expect(results).toHaveLength(addresses.length);
});

test("progress says how many are done, of how many", async () => {
  const heard: Progress[] = [];
  await ask([at("/status/200"), at("/status/404")], { onProgress: (progress) => heard.push(progress) });
  expect(heard.map(({ done, of }) => [done, of])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

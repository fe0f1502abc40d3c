import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { checkOutbound, defaultLimits } from "../../src/network/outbound/check-outbound.js";
import { loadRequest } from "../../src/network/outbound/guard-request.js";
import { verifyLimits } from "../../src/network/verify/verify-site.js";
import {
  association,
  built,
  bytes,
  layBuild,
  options,
  page,
  verify,
} from "../support/sites/verified-site.js";

/* Requests over the network are polite, as the server sees them: under one user agent, and with limited concurrency. */

/** Milliseconds that each answer takes: longer than the minimum interval between many starts. */
const latency = 150;

/** A server that gives every request the same answer, and records user agents and concurrency. */
async function startWitness(status: number) {
  const seen = { agents: new Set<string | undefined>(), requested: 0, most: 0 };
  let open = 0;
  const server = createServer((request, response) => {
    seen.agents.add(request.headers["user-agent"]);
    seen.requested++;
    seen.most = Math.max(seen.most, ++open);
    response.on("close", () => {
      open--;
    });
    setTimeout(() => response.writeHead(status, { "content-type": "text/html" }).end("<p>"), latency);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close().closeAllConnections());
  return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const clock = { now: Date.now, sleep: (ms: number) => sleep(ms) };

test("verify identifies itself, also to services, and limits its concurrent requests as documented", async () => {
  const { seen, origin } = await startWitness(200);
  const many = Array.from({ length: 40 }, (_, n) => [`page-${n}.html`, bytes(page(`Page ${n}`))] as const);
  const files = new Map([...built, ...many]);
  const services = { apple: `${origin}/apple/`, google: `${origin}/google` };
  await verify({ ...options, root: layBuild(files), address: origin, wait: 1, services });
  expect([...seen.agents]).toEqual(["Mozilla/5.0 (compatible; handbill verify)"]);
  expect(files.has(association)).toBe(true); // so that Apple's service was requested
  expect(seen.requested).toBeGreaterThan(80);
  expect(seen.most).toBe(verifyLimits.perServer);
});

test.each([200, 301, 404])(
  "the link check identifies itself and limits its concurrent requests to a server that answers %i",
  async (status) => {
    const { seen, origin } = await startWitness(status);
    const links = Array.from({ length: 40 }, (_, n) => ({ address: `${origin}/${n}`, mentions: [] }));
    const request = await loadRequest(true);
    await checkOutbound(links, { request, cached: {}, limits: defaultLimits, offline: false, clock });
    expect([...seen.agents]).toEqual(["Mozilla/5.0 (compatible; handbill link check)"]);
    expect(seen.requested).toBeGreaterThanOrEqual(40);
    expect(seen.most).toBe(defaultLimits.perServer);
  },
);

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fetch, ProxyAgent } from "../../src/network/outbound/proxied-fetch.js";
import { type BadServer, startBadServer } from "../support/network/bad-server.js";
import { startProxy } from "../support/network/proxy.js";

let server: BadServer;
beforeAll(async () => {
  server = await startBadServer();
});
afterAll(() => server.close());

const limit = 600_000;

/** Requests the tests' server through a proxy that gives every request for a tunnel the same answer. */
async function fetchThroughProxy(
  path: string,
  { refusal, time = limit }: { refusal?: string; time?: number } = {},
) {
  const proxy = await startProxy(refusal);
  onTestFinished(proxy.close);
  const options = { headers: { "User-Agent": "x" }, signal: AbortSignal.timeout(time) };
  const dispatcher = new ProxyAgent(`http://127.0.0.1:${proxy.port}`);
  return await fetch(`http://one.site.dev:${server.port}${path}`, { method: "HEAD", ...options, dispatcher });
}

test("a fetch through a proxy returns status and headers, also of a redirect", async () => {
  expect((await fetchThroughProxy("/status/418")).status).toBe(418);
  const { status, headers } = await fetchThroughProxy("/moved/x");
  expect([status, headers.get("location")]).toEqual([301, expect.stringContaining("/status/200")]);
});

test.each(["404 Not Found", "407 Proxy Authentication Required", "502 Bad Gateway"])(
  "a fetch through a proxy reports the proxy's %s as a failure, not as the server's response",
  async (refusal) => {
    await expect(fetchThroughProxy("/status/200", { refusal })).rejects.toThrow(refusal.slice(0, 3));
  },
);

test("a fetch through a proxy throws the signal's reason if the server takes too long", async () => {
  await expect(fetchThroughProxy("/silent", { time: 50 })).rejects.toMatchObject({ name: "TimeoutError" });
});

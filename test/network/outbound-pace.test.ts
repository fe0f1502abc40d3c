import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { checkOutbound, defaultLimits } from "../../src/network/outbound/check-outbound.js";
import type { Request } from "../../src/network/outbound/request.js";
import { repository } from "../support/temp-site.js";

/* No server is overloaded: the rates in docs/check.md, with a clock that only advances when everything waits for it. */

const [perServer = 0, interval = 0, inAll = 0] = (
  /at most (\d+) requests at a time to one server, at least (\d+) ms apart, and at most (\d+) at a time to all servers/.exec(
    readFileSync(join(repository, "docs/check.md"), "utf8").replace(/\s+/g, " "),
  ) ?? []
)
  .slice(1)
  .map(Number);

/** A clock set to the year 2001, and a function that advances it until a promise is settled. */
function setClock() {
  let time = 1e12;
  const sleepers: { at: number; wake: () => void }[] = [];
  const clock = {
    now: () => time,
    sleep: (ms: number) => new Promise<void>((wake) => sleepers.push({ at: time + ms, wake })),
  };
  const until = async <Result>(work: Promise<Result>): Promise<Result> => {
    let isOver = false;
    const noted = work.finally(() => {
      isOver = true;
    });
    for (await turn(); !isOver; await turn()) {
      const next = sleepers.sort((a, b) => a.at - b.at).shift();
      if (!next) throw new Error("nobody waits for the clock, and nothing ends");
      time = next.at;
      next.wake();
    }
    return await noted;
  };
  return { clock, until };
}

interface Start {
  readonly address: string;
  readonly at: number;
}

/** Checks URLs of a server that takes 400 ms for each answer, and records its requests. */
async function check(addresses: readonly string[], answer: (start: Start) => Awaited<ReturnType<Request>>) {
  const { clock, until } = setClock();
  const starts: Start[] = [];
  const most = { inAll: 0, perServer: 0 };
  const open: string[] = [];
  const request: Request = async (address) => {
    const { host } = new URL(address);
    const start = { address, at: clock.now() };
    starts.push(start);
    open.push(host);
    most.inAll = Math.max(most.inAll, open.length);
    most.perServer = Math.max(most.perServer, open.filter((other) => other === host).length);
    await clock.sleep(400);
    open.splice(open.indexOf(host), 1);
    return answer(start);
  };
  const links = addresses.map((address) => ({ address, mentions: [] }));
  const options = { request, cached: {}, limits: defaultLimits, offline: false, clock };
  const { results } = await until(checkOutbound(links, options));
  return { starts, most, verdicts: results.map(({ verdict }) => verdict) };
}

const ok = () => ({ kind: "answered", status: 200, headers: {} }) as const;
const gapsOf = (starts: readonly Start[]) =>
  starts.slice(1).map(({ at }, index) => at - (starts[index]?.at ?? 0));

describe("requests", () => {
  test("to one host have the documented concurrency and interval", async () => {
    const { starts, most, verdicts } = await check(
      Array.from({ length: 3 * perServer }, (_, index) => `https://one.dev/${index}`),
      ok,
    );
    expect([perServer, interval, inAll].every((limit) => limit > 0)).toBe(true);
    expect(most.perServer).toBe(perServer);
    expect(Math.min(...gapsOf(starts))).toBe(interval);
    expect(new Set(verdicts)).toEqual(new Set(["ok"]));
  });

  test("to many hosts have the documented concurrency, and do not wait for each other", async () => {
    const { starts, most } = await check(
      Array.from({ length: 2 * inAll }, (_, index) => `https://host-${index}.dev/`),
      ok,
    );
    expect(most.inAll).toBe(inAll);
    expect(gapsOf(starts.slice(0, inAll))).toEqual(Array(inAll - 1).fill(0));
    expect(starts).toHaveLength(2 * inAll);
  });
});

test("requests to a host that asks to wait pause, while those to other hosts continue", async () => {
  const begin = 1e12;
  const asked = await check(
    [
      ...Array.from({ length: 2 * perServer }, (_, index) => `https://busy.dev/${index}`),
      ...Array.from({ length: 10 * perServer }, (_, index) => `https://free.dev/${index}`),
    ],
    ({ address, at }) =>
      address === "https://busy.dev/0" && at === begin
        ? { kind: "answered", status: 429, headers: { "retry-after": "7" } }
        : ok(),
  );
  const during = asked.starts.filter(({ at }) => at > begin + 400 && at < begin + 400 + 7000);
  expect(during.length).toBeGreaterThan(0);
  expect(during.filter(({ address }) => address.startsWith("https://busy.dev"))).toEqual([]);
  expect(asked.starts.filter(({ address }) => address === "https://busy.dev/0")).toHaveLength(2);
  expect(new Set(asked.verdicts)).toEqual(new Set(["ok"]));
});

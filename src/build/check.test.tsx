import { expect, test } from "vitest";
import { exampleModule, exampleSite } from "../../test/support/example.js";
import { fakeWorld } from "../../test/support/rooms/fake-effects.js";
import type { StartThread, Thread } from "../effects/thread.js";
import type { Project } from "../model/project.js";
import type { Answer } from "../network/outbound/answer.js";
import { type CheckEffects, type CheckOptions, check } from "./check.js";

/* Runs the flow of a check with effects in memory: which checks it runs, in which order, and how it uses their results. */

const page = (links: readonly string[]) =>
  exampleModule("pages/index.tsx", {
    component: () => (
      <main>
        <h1>Title</h1>
        {links.map((href) => (
          <a key={href} href={href}>
            {href}
          </a>
        ))}
      </main>
    ),
  });
const icon = { outputFile: "icon.svg", sourceFile: "public/icon.svg", bytes: new Uint8Array([1]) };
const answered = (status: number): Answer => ({ kind: "answered", status, headers: {} });

interface CheckWorld {
  readonly project?: Partial<Project>;
  readonly changes?: Partial<CheckEffects>;
  /** The response of each URL; others respond with 200. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

function checkWorld({ project, changes, answers = {} }: CheckWorld = {}) {
  const world = fakeWorld({ pages: [page([])], publicFiles: [icon], ...project });
  const { done } = world;
  /** A thread without findings. */
  const startThread: StartThread = <Heard,>(name: string): Thread<Heard> => {
    done.push(`start ${name}`);
    let hear: (answer: Heard) => void = () => {};
    return {
      send: (message) => {
        const nothing = typeof message === "string" ? [] : { diagnostics: [], reads: undefined };
        queueMicrotask(() => hear(nothing as Heard));
      },
      listen: (onAnswer) => {
        hear = onAnswer;
      },
      end: async () => void done.push(`end ${name}`),
    };
  };
  const effects: CheckEffects = {
    ...world.effects,
    startThread,
    loadRequest: async (privateAddresses) => {
      done.push(`load request${privateAddresses ? ", private addresses too" : ""}`);
      return async (address) => {
        done.push(`ask ${address}`);
        return answers[address] ?? answered(200);
      };
    },
    readApp: async () => undefined,
    audit: async () => {
      done.push("audit");
      return undefined;
    },
    ...changes,
  };
  return { effects, done, written: world.written };
}

const options: CheckOptions = {
  root: "/nowhere",
  strict: false,
  linksOnly: false,
  offline: false,
  browser: false,
  today: "2026-01-01",
};
const codesOf = ({ diagnostics }: { diagnostics: readonly { code: string }[] }) =>
  diagnostics.map(({ code }) => code);

test("a check builds the site in memory, checks it and its links, and writes nothing", async () => {
  const { effects, done, written } = checkWorld({ project: { pages: [page(["https://one.dev/"])] } });
  const { ok, outbound } = await check(options, effects);
  expect(ok).toBe(true);
  expect(written).toEqual([]);
  expect(done).not.toContain("prepare");
  expect(done).toEqual(expect.arrayContaining(["start development-worker", "end development-worker"]));
  expect(done.indexOf("read")).toBeLessThan(done.indexOf("ask https://one.dev/"));
  expect(outbound?.results.map(({ verdict }) => verdict)).toContain("ok");
});

test("offline makes no request, linksOnly skips the other checks, and the browser is optional", async () => {
  const { effects, done } = checkWorld({ project: { pages: [page(["https://one.dev/"])] } });
  await check({ ...options, offline: true, linksOnly: true }, effects);
  expect(done.filter((what) => /^(ask|start|audit|load)/.test(what))).toEqual([]);
  await check({ ...options, offline: true, linksOnly: true, browser: true }, effects);
  expect(done.filter((what) => what === "audit")).toHaveLength(1);
});

test("a dead link is reported and fails the check", async () => {
  const { effects } = checkWorld({
    project: { pages: [page(["https://one.dev/", "https://two.dev/gone"])] },
    answers: { "https://two.dev/gone": answered(404) },
  });
  const result = await check(options, effects);
  expect(codesOf(result)).toContain("check/dead-link");
  expect(result.ok).toBe(false);
});

test("the config's severities apply to findings of requests too", async () => {
  const address = "https://two.dev/gone";
  const checks = {
    silence: [{ code: "check/dead-link", href: address, reason: "a museum" }],
  };
  const { effects } = checkWorld({
    project: { pages: [page([address])], site: exampleSite({ checks }) },
    answers: { [address]: answered(404) },
  });
  const { diagnostics, silenced } = await check(options, effects);
  expect(codesOf({ diagnostics })).not.toContain("check/dead-link");
  expect(silenced).toMatchObject([{ code: "check/dead-link", count: 1 }]);
});

test("a site that cannot be built is reported without requests", async () => {
  const pages = ["pages/a.tsx", "pages/A.tsx"].map((sourceFile) => ({ ...page([]), sourceFile }));
  const { effects, done } = checkWorld({ project: { pages } });
  const result = await check({ ...options, browser: true }, effects);
  expect(codesOf(result)).toEqual(["plan/case-clash"]);
  expect(result).toMatchObject({ ok: false, outbound: undefined, browser: undefined });
  expect(done.filter((what) => /^(ask|audit)/.test(what))).toEqual([]);
});

test("private addresses are requested only if the config allows it", async () => {
  const site = exampleSite({ checks: { privateAddresses: true } });
  const project = { pages: [page(["https://one.dev/"])] };
  const usual = checkWorld({ project });
  await check(options, usual.effects);
  expect(usual.done).toContain("load request");
  const reported = checkWorld({ project: { ...project, site } });
  await check(options, reported.effects);
  expect(reported.done).toContain("load request, private addresses too");
});

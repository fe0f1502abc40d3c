import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../src/build/build.js";
import type { BuildResult } from "../src/build/build-options.js";
import { checkTree, checkTreeWithHelp } from "../src/check/check-tree.js";
import { helpFrom, type LookTask, lookFromEnd } from "../src/check/looks/share-looks.js";
import { rules } from "../src/check/rules.js";
import { Diagnostics } from "../src/diagnostics/diagnostics.js";
import type { Machine } from "../src/effects/page-thread.js";
import { PageThread } from "../src/effects/page-thread.js";
import type { TaskAnswer, TaskMessage } from "../src/effects/task-thread.js";
import type { StartThread, Thread } from "../src/effects/thread.js";
import { laySite, unprovedSitesFolder } from "./support/check-cases.js";
import { buildSite, effects } from "./support/flows.js";
import { readFolder } from "./support/read-folder.js";
import { standStillUntil } from "./support/stand-still.js";
import { copySite, linkPackages, sitesFolder, tempFolder, tempSite } from "./support/temp-site.js";

const two = { cores: 2, startMs: () => 0 };
const today = "2026-01-01";

/** A thread that takes so many pages from the end at once, here, and sees only what a thread is told. */
function takingThread(count: number): StartThread {
  return <Answer>(): Thread<Answer> => {
    let hear: (answer: TaskAnswer) => void = () => {};
    return {
      send: (message) => {
        const { task, given } = structuredClone(message) as TaskMessage;
        if (task !== "look") throw new Error(`nobody asks for ${task} here`);
        const look = given as LookTask;
        const taken = new Int32Array(look.memory);
        Atomics.store(taken, 0, look.pages.length - count);
        const result = structuredClone(lookFromEnd(look));
        Atomics.store(taken, 0, count);
        hear({ result });
      },
      listen: (onAnswer) => {
        hear = onAnswer as typeof hear;
      },
      wait: () => undefined,
      wish: () => {},
      end: async () => {},
    };
  };
}

/** What is found in a site's tree while a thread takes some of its pages. */
async function findWith(startThread: StartThread, { checked, tree }: BuildResult) {
  if (!checked || !tree) throw new Error("the site was not made");
  const pageThread = new PageThread({ startThread, clock: effects.clock, machine: two });
  pageThread.start();
  const askHelp = helpFrom(pageThread, tree, checked);
  const log = new Diagnostics();
  const site = await checkTreeWithHelp(checked, rules, { askHelp, log });
  return { found: log.sorted(), site };
}

async function expectSame(made: BuildResult): Promise<void> {
  if (!made.checked) throw new Error("the site was not made");
  const alone = checkTree(made.checked, rules);
  expect(alone.site.summaries.length).toBeGreaterThan(0);
  for (let count = 0; count <= alone.site.summaries.length; count++) {
    const { found, site } = await findWith(takingThread(count), made);
    expect(JSON.stringify(found)).toBe(JSON.stringify(alone.found));
    expect(site.summaries).toEqual(alone.site.summaries);
  }
}

describe("however many pages a thread looks at, the same is found in the same order", () => {
  test.each(readdirSync(sitesFolder))("of %s", async (name) => {
    const root = tempFolder(onTestFinished);
    copySite(join(sitesFolder, name), root);
    linkPackages(root, ["@fontsource"]);
    await expectSame(await buildSite(root, { write: false, today }));
  });

  test.each(readdirSync(unprovedSitesFolder))("of a site with %s", async (name) => {
    const root = laySite(onTestFinished, join(unprovedSitesFolder, name)).at(-1) ?? "";
    await expectSame(await buildSite(root, { write: false, today }));
  });
});

/** A site of so many pages that a thread gets some of them, with all that is found on a page, asked of a file, or told once. */
function manyPages({ isBroken = false } = {}): string {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/city"), { recursive: true });
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(
    join(root, "public/badge.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"></svg>',
  );
  writeFileSync(
    join(root, "pages/city/city.css"),
    "p { color: #fff; background: #fffffe; margin-left: 1px }",
  );
  writeFileSync(
    join(root, "pages/city/[city].tsx"),
    `import "./city.css";
const numbers = Array.from({ length: ${count} }, (_, index) => index);
export const paths = () => numbers.map((number) => ({ city: "c" + number }));
export const meta = ({ params }) => ({ title: "All of " + params.city, description: "What there is in " + params.city });
export default function City({ params }) {
  const number = Number(params.city.slice(1));
  return <main><h1>{params.city} ü</h1><p>Text.</p>
    {number % 7 === 0 && <h2></h2>}
    {number % 11 === 0 && <><p id="twice">1</p><p id="twice">2</p></>}
    {number % 13 === 0 && ${isBroken} && <a href={"/city/none-" + number}>To nowhere</a>}
    <a href="https://apps.apple.com/app/id1"><img src="/badge.svg" alt="Download on the App Store" width={120 + number} height="40" /></a>
    {numbers.slice(0, 60).map((other) => <a key={other} href={"/city/c" + other}>City {other}</a>)}
  </main>;
}
`,
  );
  return root;
}

const count = 300;

type OnTask = (message: TaskMessage, thread: Thread<unknown>) => void;

/** Threads that run what was compiled; `onTask` is called when one has just been told what to do. One that was ended answers nothing. */
const threadsWith =
  (onTask: OnTask): StartThread =>
  (name, options) => {
    const thread = effects.startThread<never>(name, options);
    let isOver = false;
    const end = () => {
      isOver = true;
      return thread.end();
    };
    // An answer may be on its way when the thread is ended.
    const listen: typeof thread.listen = (onAnswer, onEnd) =>
      thread.listen((answer) => isOver || onAnswer(answer), onEnd);
    const send = (message: unknown) => {
      thread.send(message);
      onTask(message as TaskMessage, own);
    };
    const own = { ...thread, listen, send, end };
    return own;
  };

/** Goes on only when the thread has begun to look at pages. */
function waitForLook({ task, given }: TaskMessage): void {
  if (task !== "look") return;
  const taken = new Int32Array((given as LookTask).memory);
  standStillUntil(() => taken[0] !== 0);
}

/** What a build of a site comes to, its output included, with nothing kept. */
async function outcomeOf(root: string, machine: Machine, startThread: StartThread) {
  for (const folder of ["dist", "node_modules"]) rmSync(join(root, folder), { recursive: true, force: true });
  const options = { root, outDir: "dist", write: true, today };
  const { ok, diagnostics, checked } = await build(options, { ...effects, machine, startThread });
  const summaries = checked?.summaries.map(({ page, ...summary }) => ({ ...summary, page: page.routePath }));
  return {
    ok,
    diagnostics: JSON.stringify(diagnostics),
    summaries,
    files: ok ? readFolder(join(root, "dist")) : {},
  };
}

describe("of many pages", () => {
  const alone = (root: string) =>
    outcomeOf(root, { ...two, cores: 1 }, () => {
      throw new Error("one core has no use for a thread");
    });

  test("a build gives the same with a thread and without", async () => {
    const root = manyPages();
    const expected = await alone(root);
    for (const code of ["empty-heading", "duplicate-id", "low-contrast", "badge-distorted"])
      expect(expected.diagnostics).toContain(`check/${code}`);
    const asked = new Set<string>();
    const noting = threadsWith((message) => {
      waitForLook(message);
      asked.add(message.task);
    });
    expect(await outcomeOf(root, two, noting)).toEqual(expected);
    expect([...asked]).toContain("look");
  });

  test("and if the thread dies before it gives what it found", async () => {
    const root = manyPages({ isBroken: true });
    const expected = await alone(root);
    expect(expected.diagnostics).toContain("check/broken-link");
    let times = 0;
    const dying = threadsWith((message, thread) => {
      waitForLook(message);
      if (message.task === "look" && ++times === 1) void thread.end();
    });
    expect(await outcomeOf(root, two, dying)).toEqual(expected);
    expect(times).toBe(1);
  });
});

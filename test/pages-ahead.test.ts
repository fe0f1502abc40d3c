import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { build } from "../src/build/build.js";
import type { AheadTask } from "../src/check/looks/look-ahead.js";
import type { Machine } from "../src/effects/page-thread.js";
import type { TaskMessage } from "../src/effects/task-thread.js";
import type { StartThread } from "../src/effects/thread.js";
import { effects } from "./support/flows.js";
import { count, siteOf } from "./support/many-documents.js";
import { manySorts, numbered, pages } from "./support/many-sorts.js";
import { readFolder } from "./support/read-folder.js";
import { standStillUntil } from "./support/stand-still.js";

const one: Machine = { cores: 1, startMs: () => 0 };
const two: Machine = { cores: 2, startMs: () => 0 };

/** What a build comes to, its output included, with nothing kept. */
async function outcomeOf(root: string, machine: Machine, startThread: StartThread) {
  for (const folder of ["dist", "node_modules"]) rmSync(join(root, folder), { recursive: true, force: true });
  const options = { root, outDir: "dist", write: true, today: "2026-01-01" };
  const { ok, diagnostics, tree } = await build(options, { ...effects, machine, startThread });
  const made = tree?.pages.map(({ route, html }) => [route.routePath, html]);
  return {
    ...{ ok, diagnostics: JSON.stringify(diagnostics), made },
    files: ok ? readFolder(join(root, "dist")) : {},
  };
}

/** Threads of which that for pages begins with them before the main one goes on; `counts` gets how many it was handed. */
const following =
  (counts: number[]): StartThread =>
  (name, options) => {
    const thread = effects.startThread<never>(name, options);
    if (name !== "page-thread") return thread;
    let taken: Int32Array | undefined;
    const send = (message: unknown) => {
      thread.send(message);
      const { task, given } = message as TaskMessage;
      if (task === "begin") taken = new Int32Array((given as AheadTask).memory);
      if (task === "give") counts.push(taken?.[1] ?? 0);
      if (task === "take") standStillUntil(() => taken?.[0] !== 0);
    };
    return { ...thread, send };
  };

const alone = (root: string) => outcomeOf(root, one, effects.startThread);

describe("pages that are made, written and looked at while others are drawn are as they would have been", () => {
  test("of every kind", async () => {
    const root = manySorts();
    const expected = await alone(root);
    expect(expected.ok).toBe(true);
    const counts: number[] = [];
    expect(await outcomeOf(root, two, following(counts))).toEqual(expected);
    expect(counts[0]).toBeGreaterThan(pages);
  });

  test("though some are not there in the end, which the heads of others would have named", async () => {
    const broken = numbered(
      '{number % 7 === 5 && useSite().language === "pt" ? bad.none.length : null}',
      ['import { useSite } from "handbill";', "const bad = {};"].join("\n"),
    );
    const root = manySorts({ "pages/city/[n].tsx": broken });
    const expected = await alone(root);
    expect(expected.diagnostics).toContain("render/threw");
    const counts: number[] = [];
    expect(await outcomeOf(root, two, following(counts))).toEqual(expected);
    expect(counts[0]).toBeGreaterThan(pages);
  });
});

test.skipIf(availableParallelism() < 2)(
  "those that show many documents, once no text is made any more",
  async () => {
    const root = siteOf({});
    mkdirSync(join(root, "pages/all"));
    const page = `import { LegalText } from "handbill";
export const paths = ({ legal }) => legal.map(({ slug }) => ({ one: slug }));
export const meta = ({ params }) => ({ title: "A page of " + params.one, description: "The page of " + params.one });
export default ({ params, legal }) => <main><h1>{params.one}</h1><LegalText document={legal.find(({ slug }) => slug === params.one)} /></main>;`;
    writeFileSync(join(root, "pages/all/[one].tsx"), page);
    const expected = await alone(root);
    expect(expected.ok).toBe(true);
    const counts: number[] = [];
    const events: string[] = [];
    const noting: StartThread = (name, options) => {
      const thread = following(counts)<never>(name, options);
      const note = (event: string) => void events.push(`${name} ${event}`);
      const send = (message: unknown) => {
        note(Reflect.get(Object(message), "task"));
        thread.send(message);
      };
      const end = () => {
        note(`ends ${existsSync(join(root, "dist")) ? "late" : "early"}`);
        return thread.end();
      };
      return { ...thread, send, end };
    };
    expect(await outcomeOf(root, two, noting)).toEqual(expected);
    expect(counts[0]).toBeGreaterThan(count);
    expect(events.indexOf("page-thread begin")).toBeGreaterThan(events.indexOf("document-thread ends early"));
    expect(events.indexOf("document-thread ends early")).toBeGreaterThan(0);
    // Its memory is free while what is left of the build is done here.
    expect(events).toContain("page-thread ends early");
  },
);

test("what the system refuses to write of them is told, and nothing is put out", async () => {
  const root = manySorts();
  const elsewhere: StartThread = (name, options) => {
    const thread = effects.startThread<never>(name, options);
    const send = (message: unknown) => {
      const { task, given } = message as TaskMessage;
      const stage = { path: join(root, "site.config.ts/none"), isOver: false };
      const begun = { ...(given as AheadTask), stage } satisfies AheadTask;
      thread.send(task === "begin" ? { task, given: begun } : message);
    };
    return { ...thread, send };
  };
  const { ok, diagnostics } = await outcomeOf(root, two, elsewhere);
  expect(ok).toBe(false);
  expect(diagnostics).toContain("commit/cannot-write");
  expect(diagnostics).toContain("a part of the path is a file");
  expect(readdirSync(root).filter((name) => name.includes("dist"))).toEqual([]);
});

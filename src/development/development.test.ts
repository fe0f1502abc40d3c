import { beforeEach, expect, test } from "vitest";
import { exampleChecked, exampleSite } from "../../test/support/example.js";
import type { DevelopmentEffects } from "../effects/effects.js";
import { ReadList } from "../effects/reads.js";
import type { CacheKey } from "../effects/result-store.js";
import type { Thread, ThreadName } from "../effects/thread.js";
import type { CheckedTree } from "../model/pages/checked-tree.js";
import type { DevelopmentResult, DevelopmentTask } from "./development.js";
import { checkInDevelopment } from "./development.js";

/** The cache between runs. */
let cache: Map<string, unknown>;
const nameOf = (kind: string, key: readonly string[]) => [kind, ...key].join("\0");
/** The threads that got messages in a run. */
let sent: ThreadName[];
let development: DevelopmentResult;

beforeEach(() => {
  cache = new Map();
  development = { diagnostics: [], reads: new ReadList() };
});

const pagesOf = (...htmls: string[]) =>
  exampleChecked(Object.fromEntries(htmls.map((html, index) => [`/${index}`, html]))).pages;
const task: DevelopmentTask = {
  bundle: { code: "code", map: "", file: "" },
  root: "/nowhere",
  site: exampleSite(),
  sites: new Map(),
  addresses: {},
  legal: [],
  collections: {},
  messages: new Map(),
  routes: [],
};

/** Runs the check with some changes; returns the threads that got messages. */
async function runCheck({
  pages = pagesOf("<p>"),
  ...changes
}: Partial<DevelopmentEffects> & { pages?: CheckedTree["pages"] } = {}) {
  sent = [];
  const usual: DevelopmentEffects = {
    packageStamps: () => ["stamp"],
    stampReads: () => ({ content: [], names: [], variables: [] }),
    areUnchanged: () => true,
  };
  const store = {
    get: <Value>({ kind, key }: CacheKey) => cache.get(nameOf(kind, key)) as Value | undefined,
    set: ({ kind, key }: CacheKey, value: unknown) => void cache.set(nameOf(kind, key), value),
  };
  const context = { store, startThread, development: { ...usual, ...changes } };
  const { diagnostics } = await checkInDevelopment(task, pages, context);
  return { found: diagnostics, sent };
}

/** A thread that answers each message immediately. */
function startThread<Answer>(name: ThreadName): Thread<Answer> {
  let hear: (answer: Answer) => void = () => {};
  return {
    send: () => {
      sent.push(name);
      queueMicrotask(() => hear(development as Answer));
    },
    listen: (onAnswer) => {
      hear = onAnswer;
    },
    end: async () => {},
  };
}

test("an unchanged site is not checked again, and keeps its findings", async () => {
  const first = await runCheck();
  expect(first.sent).toEqual(["development-worker"]);
  const second = await runCheck();
  expect(second.sent).toEqual([]);
  expect(second.found).toEqual(first.found);
});

test("a site with a changed page is checked again", async () => {
  await runCheck({ pages: pagesOf("<p>", "<b>") });
  expect((await runCheck({ pages: pagesOf("<p>", "<i>") })).sent).toEqual(["development-worker"]);
});

test.each<[string, Partial<DevelopmentEffects>]>([
  ["packages are installed", { packageStamps: () => ["another"] }],
  ["a file that the code read has changed", { areUnchanged: () => false }],
])("the site is rendered again if %s", async (_, changes) => {
  await runCheck();
  expect((await runCheck(changes)).sent).toEqual(["development-worker"]);
});

test("a result with unknown reads is not cached", async () => {
  development = { diagnostics: [], reads: undefined };
  await runCheck();
  expect((await runCheck()).sent).toEqual(["development-worker"]);
});

import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { build } from "../src/build/build.js";
import type { BuildResult } from "../src/build/build-options.js";
import type { Machine } from "../src/effects/page-thread.js";
import type { TaskAnswer, TaskMessage } from "../src/effects/task-thread.js";
import type { StartThread, Thread } from "../src/effects/thread.js";
import type { RenderedElsewhere } from "../src/render/draft-memory.js";
import type { RenderTask } from "../src/render/share-rendering.js";
import { Taking } from "../src/util/taking.js";
import { renderFromEnd } from "../src/workers/render-shared.js";
import { effects } from "./support/flows.js";
import { config, manySorts, numbered, pages } from "./support/many-sorts.js";
import { standStillUntil } from "./support/stand-still.js";
import { repository } from "./support/temp-site.js";

const one: Machine = { cores: 1, startMs: () => 0 };
const two: Machine = { cores: 2, startMs: () => 0 };

type Change = (rendered: RenderedElsewhere[]) => unknown;

/** A thread that renders so many pages from the end, here, and gets only what a thread is told. */
function takingThread(
  count: number,
  handedBack: number[],
  change: Change = (rendered) => rendered,
): StartThread {
  return <Answer>(): Thread<Answer> => {
    let hear: (answer: TaskAnswer) => void = () => {};
    return {
      send: (message) => {
        const { task, given } = structuredClone(message) as TaskMessage;
        if (task !== "render") return hear({ thrown: "it does nothing else" });
        const { memory } = given as RenderTask;
        Atomics.add(new Int32Array(memory), 0, count);
        const own = { ...(given as RenderTask), memory: Taking.begin(count).memory };
        void renderFromEnd(own).then((rendered) => {
          handedBack.push(rendered.length);
          hear(structuredClone({ result: change(rendered) }) as TaskAnswer);
        });
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

/** What a build comes to, with nothing kept and nothing written. */
async function outcomeOf(root: string, machine: Machine, startThread: StartThread) {
  rmSync(join(root, "node_modules"), { recursive: true, force: true });
  const options = { root, outDir: "dist", write: false, today: "2026-01-01" };
  const made = await build(options, { ...effects, machine, startThread: onlyPages(startThread) });
  return describeResult(made);
}

const onlyPages =
  (startThread: StartThread): StartThread =>
  (name, options) =>
    name === "page-thread" ? startThread(name, options) : effects.startThread(name, options);

const describeResult = ({ ok, diagnostics, tree }: BuildResult) => ({
  ok,
  diagnostics: JSON.stringify(diagnostics),
  files: Object.fromEntries([...(tree?.files ?? [])].map(([path, { bytes }]) => [path, text(bytes)])),
});

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

const alone = (root: string) =>
  outcomeOf(root, one, () => {
    throw new Error("one core has no use for a thread");
  });

/** Pages of a site without fonts are made whole as soon as they are drawn: nobody shares that. */
const withFont = (files: Readonly<Record<string, string>> = {}) => {
  const fonts = '  fonts: [{ family: "Archivo", file: "_type.woff", weight: 400 }],\n});';
  const root = manySorts({ "site.config.ts": config.replace("});", fonts), ...files });
  cpSync(
    join(repository, "node_modules/@fontsource/archivo/files/archivo-latin-400-normal.woff"),
    join(root, "_type.woff"),
  );
  return root;
};

describe("a build gives the same, however many pages a thread renders", () => {
  test("of every kind", async () => {
    const root = withFont();
    const expected = await alone(root);
    expect(expected.diagnostics).not.toMatch(/"code":"(read|plan)|"severity":"error"/);
    expect(Object.keys(expected.files).length).toBeGreaterThan(4 * pages);
    const handedBack: number[] = [];
    for (const count of [0, 1, 40, 1000])
      expect(await outcomeOf(root, two, takingThread(count, handedBack))).toEqual(expected);
    expect(handedBack.slice(0, -1)).toEqual([0, 1, 40]);
    // All that were open, in both languages.
    expect(handedBack.at(-1)).toBeGreaterThan(2 * pages);
  });

  test("though some of them throw, or do what a static page cannot", async () => {
    const root = withFont({
      "pages/city/[n].tsx": numbered(
        "{number % 17 === 9 ? bad.none.length : null}<button onClick={number % 19 === 7 ? () => {} : undefined}>Go</button>",
        "const bad = {};",
      ),
      "pages/zoo/[n].tsx": numbered("{number === 31 ? <b className={{}} /> : null}"),
    });
    const expected = await alone(root);
    expect(expected.diagnostics).toMatch(/render\/threw.*\/city\/p9.*\/zoo\/p31/s);
    expect(expected.diagnostics).toContain("render/dead-code");
    const handedBack: number[] = [];
    for (const count of [1, 35, 150, 1000])
      expect(await outcomeOf(root, two, takingThread(count, handedBack))).toEqual(expected);
    expect(handedBack[0]).toBe(1);
    expect(Math.max(...handedBack)).toBeLessThan(pages);
  });

  test("though they have images, once that was asked for which encodes them", async () => {
    const shown = '<Image src={shot} alt="A shot" widths={[100]} />';
    const more = 'import { Image } from "handbill";\nimport shot from "../../components/shot.png";';
    const root = withFont({ "pages/city/[n].tsx": numbered(shown, more) });
    const expected = await alone(root);
    const handedBack: number[] = [];
    expect(await outcomeOf(root, two, takingThread(150, handedBack))).toEqual(expected);
    expect(handedBack).toEqual([150]);
  });
});

test("a page is taken over as it is handed back, but not if it was given something else", async () => {
  const root = withFont();
  const expected = await alone(root);
  const changed = (one: RenderedElsewhere) => ({
    ...one,
    bytes: Buffer.from(text(one.bytes).replace("<h1>", "<h1>Taken: "), "latin1"),
  });
  const takeOver = takingThread(40, [], (rendered) => rendered.map(changed));
  const { files } = await outcomeOf(root, two, takeOver);
  const different = Object.keys(files).filter((file) => files[file] !== expected.files[file]);
  expect(different.filter((file) => file.endsWith(".html")).length).toBeGreaterThanOrEqual(40);
  const misled = (one: RenderedElsewhere) => {
    const asked = one.kept.asked.map(([question, answer]) => [question, answer.slice(1)] as const);
    return changed({ ...one, kept: { ...one.kept, asked } });
  };
  const refuse = takingThread(40, [], (rendered) => rendered.map(misled));
  expect(await outcomeOf(root, two, refuse)).toEqual(expected);
});

test("a thread renders nothing whose code remembers what it did", async () => {
  const root = withFont({ "pages/city/[n].tsx": numbered("{++count}", "let count = 0;") });
  const handedBack: number[] = [];
  expect(await outcomeOf(root, two, takingThread(1000, handedBack))).toEqual(await alone(root));
  expect(handedBack).toEqual([]);
});

describe("a thread of its own", () => {
  /** Goes on only when the thread has begun to render. */
  const threadThat =
    (rendersFirst: (message: TaskMessage, thread: Thread<unknown>) => void): StartThread =>
    (name, options) => {
      const thread = effects.startThread<never>(name, options);
      const send = (message: unknown) => {
        thread.send(message);
        const { task, given } = message as TaskMessage;
        if (task !== "render") return;
        const taken = new Int32Array((given as RenderTask).memory);
        standStillUntil(() => taken[0] !== 0);
        rendersFirst(message as TaskMessage, thread);
      };
      return { ...thread, send };
    };

  test("renders pages as the main one does", async () => {
    const root = withFont();
    let times = 0;
    const begun = await outcomeOf(
      root,
      two,
      threadThat(() => times++),
    );
    expect(begun).toEqual(await alone(root));
    expect(times).toBe(1);
  });

  test("may die of it", async () => {
    const root = withFont();
    const outcome = await outcomeOf(
      root,
      two,
      threadThat((_, thread) => void thread.end()),
    );
    expect(outcome).toEqual(await alone(root));
  });
});

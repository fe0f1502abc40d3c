// Runs each test like Vitest, then again for every mutation of the room that it reaches and that no test has noticed yet
// (test-mutants.mjs). All mutations are in the code already, each behind a switch: none is compiled separately.
import { appendFileSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { TestRunner } from "vitest";

const results = process.env.HANDBILL_MUTANTS_RESULTS ?? "";
/** The global object that Stryker's switches read. */
const switches = globalThis.__stryker__ ?? {};
globalThis.__stryker__ = switches;
switches.mutantCoverage ??= { static: {}, perTest: {} };
const { mutantCoverage } = switches;
/** The time limit in milliseconds for a test of another room: the room's own tests should notice a mutation. */
const longest = 200;
const ownTests = new RegExp(`[\\\\/](src|test)[\\\\/]${process.env.HANDBILL_MUTANTS_ROOM}[\\\\/]`);
/** Saved, because a test may replace the clock. */
const elapsed = performance.now.bind(performance);
const noticed = new Set(readLines().flatMap(({ killed, late }) => killed ?? late ?? []));

export default class MutantsRunner extends TestRunner {
  /** A run that was interrupted continues with the remaining files. */
  onAfterRunSuite(suite) {
    super.onAfterRunSuite?.(suite);
    if (suite.filepath !== undefined) note({ through: suite.filepath });
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    note({ loaded: Object.keys(mutantCoverage.static) });
    mutantCoverage.static = {};
    mutantCoverage.perTest = {};
    switches.currentTestId = "this";
    const begin = elapsed();
    await run();
    const took = elapsed() - begin;
    switches.currentTestId = undefined;
    const hits = mutantCoverage.perTest.this ?? {};
    note({ hit: Object.keys(hits) });
    const open = Object.keys(hits).filter((id) => !noticed.has(id));
    if (open.length === 0 || (took > longest && !ownTests.test(test.file.filepath))) return;
    const most = 1000 + 10 * took;
    await finish(test);
    // A test that fails on a second run cannot judge anything.
    if ((await passes(run, test, most)) !== "passes")
      return note({ unrepeatable: test.fullName ?? test.name });
    for (const id of open) {
      note({ begun: id });
      Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: 1000 + 100 * hits[id] });
      const outcome = await passes(run, test, most);
      const isEndless = outcome === "late" || switches.hitCount > switches.hitLimit;
      switches.activeMutant = null;
      if (outcome !== "passes") {
        noticed.add(id);
        note(isEndless ? { late: id } : { killed: id, by: test.name });
        // Side effects of a mutation must not count for the next one.
        if ((await passes(run, test, most)) !== "passes") return note({ spoiled: id, test: test.name });
      }
    }
  }
}

async function passes(run, test, most) {
  const late = Symbol();
  const ender = new AbortController();
  try {
    const outcome = await Promise.race([run(), sleep(most, late, { signal: ender.signal }).catch(() => {})]);
    return outcome === late ? "late" : "passes";
  } catch {
    return "fails";
  } finally {
    ender.abort();
    await finish(test);
  }
}

async function finish(test) {
  for (const end of (test.onFinished ?? []).splice(0).reverse()) {
    try {
      await end(test.context);
    } catch {
      // A mutation may already have removed the files.
    }
  }
}

function note(line) {
  appendFileSync(results, `${JSON.stringify(line)}\n`);
}

function readLines() {
  return readFileSync(results, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

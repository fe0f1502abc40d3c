import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { runProgram } from "../support/cli/run-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { repository, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Nothing else runs bench/ on each change. Scripts that bundle handbill's source once failed for a while without anyone
 * noticing, because some files had moved. A thorough run starts them.
 */

test.runIf(isThorough).each([
  ["build-heap", [], { bytes: expect.any(Number), ofPages: expect.any(Number), pages: 3 }],
  [
    "rebuild-heap",
    ["1", "legal/privacy.md"],
    { at100: 0, atEnd: expect.any(Number), ms: expect.any(Number) },
  ],
])(
  "bench/%s.ts runs and prints its measurements",
  { timeout: scaledTimeout(30_000) },
  (name, args, reported) => {
    const bundle = pathToFileURL(join(repository, "bench/bundle-source.mjs")).href;
    const code = `import(${JSON.stringify(bundle)}).then(async (one) => console.log(await one.bundleSource("${name}")))`;
    const file = runProgram([process.execPath, "-e", code]).stdout.trim();
    const root = tempSite(onTestFinished);
    const { stdout, stderr } = runProgram([process.execPath, "--expose-gc", file, root, ...args]);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(reported);
  },
);

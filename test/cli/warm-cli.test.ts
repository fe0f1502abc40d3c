import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { runWarm, runWarmAsync } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { tempSite } from "../support/temp-site.js";

/* A command in the reused process has the same results as in its own process. */

const manifest = ".handbill.json";

test("a build in the reused process gives the same files and result, each time", async () => {
  const made = [];
  for (const run of [runCli, runWarm, runWarmAsync, runWarm]) {
    const root = tempSite(onTestFinished);
    const { status, stdout, stderr } = await run(["build", "--json", "--strict", "--root", root]);
    // The reason for a full build is missing here: builds without changes need a separate process.
    const { timing: _, ...reported } = JSON.parse(stdout.replaceAll(root, "/site"));
    const { [manifest]: ___, ...files } = readFolder(join(root, "dist"));
    made.push({ status, stderr, reported, files });
  }
  expect(made[0]).toMatchObject({ status: 0, stderr: "", reported: { ok: true } });
  for (const other of made.slice(1)) expect(other).toEqual(made[0]);
});

test("a failure, a usage error, the environment and the folder have the same effect in the reused process", () => {
  const root = tempSite(onTestFinished);
  for (const [args, options] of [
    [["build", "--root", join(root, "nowhere")], {}],
    [["build", "--nonsense"], {}],
    [["legal", "--root", root], { env: { SOURCE_DATE_EPOCH: "yesterday" } }],
    [["legal", "--json"], { cwd: root }],
    [["--version"], {}],
  ] as const) {
    const own = runCli(args, options);
    expect(runWarm(args, options)).toEqual(own);
    // None of these is a bug, which would exit with 70.
    expect(own.status).toBeLessThan(3);
  }
  // The arguments of one run do not affect the next.
  expect(runWarm(["legal", "--root", root]).status).toBe(0);
});

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { runCliAsync } from "../support/cli/run-cli-async.js";
import { readFolder } from "../support/read-folder.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { copySite, repository, sitesFolder, tempFolder } from "../support/temp-site.js";

/*
 * The workflow in docs/shards.md, with its exact commands; each job runs on a separate machine: a process in a copy of the site in
 * another folder.
 */

const day = "2026-01-01";

/** The arguments of a command in the workflow, with its variables. */
function argsOf(text: string, command: string, variables: Readonly<Record<string, string>> = {}): string[] {
  const [, words = ""] = new RegExp(`- run: npx handbill (${command} .*)$`, "m").exec(text) ?? [];
  const known = words.replace(/"?\$\{?(\w+)\}?([^" ]*)"?/g, (_, name, rest) => `${variables[name]}${rest}`);
  return known.split(" ");
}

/** A copy of the site on another machine. */
function checkout(): string {
  const root = join(tempFolder(onTestFinished), "repository");
  copySite(join(sitesFolder, "whole"), root);
  writeFileSync(
    join(root, "pages/[many].tsx"),
    `export const paths = () => Array.from({ length: 60 }, (_, index) => ({ many: "p" + index }));
export const meta = ({ params }) => ({ title: "The page " + params.many, description: "One of many pages, which is called " + params.many });
export default ({ params }) => <main><h1>{params.many}</h1>{Array.from({ length: 60 }, (_, index) => <a key={index} href={"/p" + index}>Page {index}</a>)}</main>;
`,
  );
  return root;
}

test("the workflow in docs/shards.md publishes the same site as one build", {
  timeout: scaledTimeout(120_000),
}, async () => {
  const text = readFileSync(join(repository, "docs/shards.md"), "utf8");
  const matrix = /shard: \[(.*)\]/.exec(text)?.[1]?.split(", ") ?? [];
  expect(matrix.length).toBeGreaterThan(1);
  const merging = checkout();
  const jobs = matrix.map(async (SHARD) => {
    const root = checkout();
    const args = argsOf(text, "build", { SHARD, TODAY: day });
    expect(args).toContain(`${SHARD}/${matrix.length}`);
    const { status, stderr } = await runCliAsync([...args, "--root", root]);
    expect([status, stderr]).toEqual([0, ""]);
    // Uploaded artifacts contain no files whose names begin with a dot.
    const isVisible = (path: string) => !basename(path).startsWith(".");
    cpSync(join(root, `shard-${SHARD}`), join(merging, `shard-${SHARD}`), {
      recursive: true,
      filter: isVisible,
    });
  });
  await Promise.all(jobs);
  const merged = runCli([...argsOf(text, "merge"), "--root", merging]);
  const whole = checkout();
  const one = runCli(["build", "--strict", "--today", day, "--root", whole]);
  expect([merged.status, merged.stderr]).toEqual([0, one.stderr]);
  expect(readFolder(join(merging, "dist"))).toEqual(readFolder(join(whole, "dist")));
});

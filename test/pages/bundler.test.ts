import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { startCli, until } from "../support/cli/running-cli.js";
import { handOver, unprivileged } from "../support/machine/unprivileged.js";
import { page, strangeSite } from "../support/sites/strange-site.js";

/** The alias points into a folder whose package.json is a pipe, which the check before the build does not read. */
function layPipe(root: string): void {
  mkdirSync(join(root, "parts"));
  writeFileSync(join(root, "parts/a.ts"), "export default 1;\n");
  writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": { "paths": { "@/*": ["./parts/*"] } } }');
  expect(spawnSync("mkfifo", [join(root, "parts/package.json")]).status).toBe(0);
}

// Only Linux has a simple way to list a process's children.
test.skipIf(process.platform !== "linux")(
  "a bundler that is killed is reported, and nothing is published",
  async () => {
    const root = strangeSite({ odd: page('import "@/a";') });
    layPipe(root);
    const cli = startCli(onTestFinished, ["build", "--root", root, "--json"]);
    const bundler = () => childOf(cli.child.pid ?? 0);
    await until(() => bundler() !== undefined);
    process.kill(bundler() ?? 0, "SIGKILL");
    expect(await cli.exit).toBe(1);
    const { ok, diagnostics } = JSON.parse(cli.stdout) as { ok: boolean; diagnostics: { code: string }[] };
    expect(ok).toBe(false);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["read/bundler-stopped"]));
    expect(existsSync(join(root, "dist"))).toBe(false);
  },
);

/** Hides the bundler's program, as an installation for another system does. */
const withoutProgram = `
const Module = require("node:module");
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...args) => {
  if (name.startsWith("@esbuild/")) throw Object.assign(new Error("missing"), { code: "MODULE_NOT_FOUND" });
  return resolve(name, ...args);
};
`;

test("a bundler without its binary, and an unreadable folder, are reported as the user's errors", () => {
  const root = strangeSite({ odd: page('import "../locked/nothing";') });
  writeFileSync(join(root, "patch.cjs"), withoutProgram);
  const env = { NODE_OPTIONS: `--require=${join(root, "patch.cjs")}` };
  const missing = runCli(["build", "--root", root], { env });
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining("read/bundler-stopped")]);
  expect(missing.stderr).toContain("--omit=optional");
  mkdirSync(join(root, "locked"));
  handOver(root);
  chmodSync(join(root, "locked"), 0);
  const { status, stderr } = runCli(["build", "--root", root], unprivileged);
  expect([status, stderr]).toEqual([1, expect.stringContaining("pages/odd.tsx:1")]);
  chmodSync(join(root, "legal"), 0);
  const adding = runCli(["add-language", "de", "--root", root], unprivileged);
  expect([adding.status, adding.stderr]).toEqual([1, expect.stringContaining("scaffold/cannot-write")]);
});

function childOf(pid: number): number | undefined {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" "),
  );
  return children.filter((child) => child !== "").map(Number)[0];
}

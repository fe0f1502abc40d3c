import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startCli, until } from "../support/cli/running-cli.js";
import { page, strangeSite } from "../support/sites/strange-site.js";

/** The alias leads into a folder whose package.json is a pipe; the check before the build does not look there. */
function layPipe(root: string): void {
  mkdirSync(join(root, "parts"));
  writeFileSync(join(root, "parts/a.ts"), "export default 1;\n");
  writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": { "paths": { "@/*": ["./parts/*"] } } }');
  expect(spawnSync("mkfifo", [join(root, "parts/package.json")]).status).toBe(0);
}

// Only Linux has a simple way to list a process's children.
test.skipIf(process.platform !== "linux")(
  "a bundler that somebody ends before it is done is reported, and nothing is published",
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

function childOf(pid: number): number | undefined {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" "),
  );
  return children.filter((child) => child !== "").map(Number)[0];
}

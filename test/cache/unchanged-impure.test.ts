import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type BuildJson, build, siteWith } from "../support/cli/json-build.js";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* Reads of the site's code that cannot be compared later: then each build is complete. */

describe("reads that cannot be compared", () => {
  const impure: readonly (readonly [what: string, code: string])[] = [
    ["Date.now", "const said = Date.now();"],
    ["Date()", "const said = Date();"],
    ["Date.prototype.toISOString of the present moment", "const said = new Date().toISOString();"],
    [
      "Date.prototype.toLocaleDateString of the present moment",
      'const said = new Date().toLocaleDateString("en", { timeZone: "Asia/Tokyo" });',
    ],
    ["new Date", "class Moment extends Date {} const said = new Moment().getTime();"],
    ["Intl.DateTimeFormat of the present moment", 'const said = new Intl.DateTimeFormat("en").format();'],
    ["performance.now", "const said = performance.now();"],
    ["process.hrtime", "const said = process.hrtime()[0];"],
    ["process.report", "const said = process.report.cwd;"],
    ["fs.statfsSync", 'import { statfsSync } from "node:fs"; const said = statfsSync("/").bfree;'],
    ["process.pid", "const said = process.pid;"],
    ["Math.random", "const said = Math.random();"],
    ["crypto.randomUUID", 'import { randomUUID } from "node:crypto"; const said = randomUUID();'],
    ["crypto", "const said = crypto.getRandomValues(new Uint8Array(1))[0];"],
    ["os.hostname", 'import { hostname } from "node:os"; const said = hostname();'],
    ["another program", 'import { execSync } from "node:child_process"; const said = execSync("echo 1");'],
    [
      "a thread",
      'import { Worker } from "node:worker_threads"; const said = new Worker("", { eval: true }).terminate();',
    ],
    ["the network", 'import { lookup } from "node:dns"; const said = lookup("localhost", () => {}) ? 1 : 2;'],
    [
      "/proc/uptime",
      'import { readFileSync } from "node:fs"; const said = readFileSync("/proc/uptime", "utf8");',
    ],
    [
      "vm.runInNewContext",
      'import { runInNewContext } from "node:vm"; const said = runInNewContext("Date.now()");',
    ],
    ["import()", 'const said = "x"; if (process.env.NEVER) import(process.env.NEVER);'],
    [
      "fs.readdirSync of all that is below a folder",
      'import { readdirSync } from "node:fs"; const said = readdirSync("pages", { recursive: true }).length;',
    ],
    ["another program", 'import { spawn } from "node:child_process"; const said = spawn("true").pid;'],
    ["another program", 'import { execFile } from "node:child_process"; const said = execFile("true").pid;'],
    ["the network", 'const said = "asked"; fetch("http://127.0.0.1:9/").catch(() => {});'],
    [
      "the network",
      'import { connect } from "node:net"; const said = connect(9, "127.0.0.1").on("error", () => {}).pending;',
    ],
    [
      "the network",
      'import { createSocket } from "node:dgram"; const said = createSocket("udp4").close().type;',
    ],
    [
      "a native addon",
      'let said = "none"; try { process.dlopen({ exports: {} }, "none.node"); } catch { said = "failed"; }',
    ],
    ["v8.getHeapStatistics", 'import v8 from "node:v8"; const said = v8.getHeapStatistics().used_heap_size;'],
    ["performance.nodeTiming", "const said = performance.nodeTiming.duration;"],
    [
      "the clock",
      'import { monitorEventLoopDelay } from "node:perf_hooks"; const said = monitorEventLoopDelay().max;',
    ],
  ];

  // A clock, a file, a random number, another program, the network and code that is not imported; all of them in a thorough run.
  const fewer = /^Date\.now|^new Date|^fs\.|^Math|^another program|^the network|^import/;
  const named = impure.filter(
    ([what], index) => fewer.test(what) && impure.findIndex(([other]) => other === what) === index,
  );
  test.each(isThorough ? impure : named)("%s makes each build a full one, which says why", (what, code) => {
    const root = siteWith(code);
    const run = () => {
      const { status, stdout } = runCli(["build", "--root", root, "--timing"]);
      expect(status).toBe(0);
      return stdout;
    };
    for (const printed of isThorough || code === "const said = Date.now();" ? [run(), run()] : [run()]) {
      const [again = ""] = /the next build will build everything: .*/.exec(printed) ?? [];
      expect(again).toContain(`uses something that cannot be compared: ${what}`);
      if (what !== "import()") expect(again).toContain("pages/code.tsx:1");
      expect(printed).not.toContain("nothing changed");
    }
  });

  test("rules and files of the site's own are followed", () => {
    const root = tempSite(onTestFinished);
    const site = siteAt(root);
    const own = (file: string) =>
      `files: { own: { "own.txt": () => ${file} } }, checks: { rules: { a: () => process.env.FOUND } },`;
    site.replace("site.config.ts", "copyrightYear", `${own("String(Date.now())")} copyrightYear`);
    expect(build(root).builtAgain).toContain("uses something that cannot be compared: Date.now");
    site.replace("site.config.ts", "String(Date.now())", "process.env.SAID");
    expect(build(root, [], { SAID: "one" })).toMatchObject({ ok: true, diagnostics: [] });
    expect(build(root, [], { SAID: "one" }).unchanged).toBe(true);
    expect(build(root, [], { SAID: "two" }).unchanged).toBe(false);
    expect(site.read("dist/own.txt")).toBe("two");
    const codes = build(root, [], { SAID: "two", FOUND: "x" }).diagnostics.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["own/finding"]));
  });

  test("--json says why, too", () => {
    const root = siteWith("const said = Date.now();");
    const run = () => {
      const { stdout } = runProgram([process.execPath, cliFile, "build", "--json"], { cwd: root });
      return JSON.parse(stdout) as BuildJson;
    };
    const first = run();
    expect(first).toMatchObject({ ok: true, unchanged: false });
    expect(first.builtAgain).toMatch(/pages\/code\.tsx:1.*uses something that cannot be compared: Date\.now/);
    expect(run().unchanged).toBe(false);
  });

  test("the output folder is no input", () => {
    const root = siteWith('import { existsSync } from "node:fs"; const said = existsSync("dist");');
    const run = () =>
      JSON.parse(runProgram([process.execPath, cliFile, "build", "--json"], { cwd: root }).stdout);
    run();
    expect(run().unchanged).toBe(false);
  });

  test("the day may be asked for, and moments that are given", () => {
    const root = siteWith(`const moment = new Date("2025-08-17T12:00:00Z");
      const said = [
        new Date().getFullYear() > 2000, new Date().toLocaleDateString("en") !== "",
        moment.toISOString(), moment.constructor === Date, moment instanceof Date, new Date(moment).getTime(),
        new Intl.DateTimeFormat("en", { timeZone: "UTC" }).format(moment), Date.UTC(2025), new (class extends Date {})(7).getTime(),
      ].join("|");`);
    expect(build(root).builtAgain).toBe(undefined);
    expect(build(root).unchanged).toBe(true);
    const { "code.html": html } = readFolder(join(root, "dist"));
    const time = Date.UTC(2025, 7, 17, 12);
    expect(html).toContain(
      `true|true|2025-08-17T12:00:00.000Z|true|true|${time}|8/17/2025|${Date.UTC(2025)}|7`,
    );
  });
});

import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCli, runProgram } from "../support/cli/run-cli.js";
import { runCliAsync } from "../support/cli/run-cli-async.js";
import { startCli, until } from "../support/cli/running-cli.js";
import { page, strangeSite } from "../support/sites/strange-site.js";
import { tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Effects of a site's code on its process: it prints, throws late, exits, leaves things running. Many such pages are in one site, because
 * each start of the command takes time.
 */

interface JsonDiagnostic {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

const placesOf = (stdout: string): string[] =>
  (JSON.parse(stdout).diagnostics as JsonDiagnostic[]).map(({ file, line, code }) =>
    [[file, line].filter((part) => part !== undefined).join(":"), code].join(" "),
  );

const build = (root: string, ...args: string[]) => runCli(["build", "--root", root, "--json", ...args]);

describe("before writing the output", () => {
  test("errors that are thrown late are reported with their place", () => {
    const root = strangeSite(
      {
        immediate: page('setImmediate(() => { throw new Error("immediate"); });'),
        package: page("Promise.reject();"),
        reject: page('Promise.reject(new Error("forgotten"));'),
        rendering: page("", 'setTimeout(() => { throw new Error("rendering"); });'),
        swallowed: page("try { process.exit(0); } catch {}"),
        timer: page('setTimeout(() => { throw new Error("timer"); }, 20);'),
      },
      'Promise.reject(new Error("config"));',
    );
    for (const strict of isThorough ? [[], ["--strict"]] : [[]]) {
      const { status, stdout } = build(root, ...strict);
      expect(placesOf(stdout)).toEqual([
        " run/left-to-itself", // a rejection without a reason has no place
        "pages/immediate.tsx:1 run/left-to-itself",
        "pages/reject.tsx:1 run/left-to-itself",
        "pages/rendering.tsx:3 run/left-to-itself",
        "pages/swallowed.tsx:1 run/exit-called",
        "pages/timer.tsx:1 run/left-to-itself",
        "site.config.ts:1 run/left-to-itself",
      ]);
      expect(status).toBe(1);
      expect(existsSync(join(root, "dist"))).toBe(false);
    }
  });

  test("calls that would end the process, and exports that throw, are errors", () => {
    const throwing = "{ get() { throw new Error('no'); } }";
    const root = strangeSite({
      abort: page("process.abort();"),
      exit: page("process.exit(0);"),
      getter: "module.exports = { default: () => null, get meta() { throw new Error('no'); } };",
      kill: page('process.kill(process.pid, "SIGKILL");'),
      message: page(`throw Object.defineProperty(new Error(), "message", ${throwing});`),
      nothing: page("throw Object.create(null);"),
      proxy: page("throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; } });"),
      really: page("(process as any).reallyExit(0);"),
      stack: page(`throw Object.defineProperty(new Error(), "stack", ${throwing});`),
    });
    const { status, stdout } = build(root);
    const found = placesOf(stdout).map((line) => line.replace(/:\d+ /, " "));
    expect(found).toEqual(
      ["abort", "exit", "getter", "kill", "message", "nothing", "proxy", "really", "stack"].map(
        (name) => `pages/${name}.tsx read/module-threw`,
      ),
    );
    expect(status).toBe(1);
  });

  test("errors are reported even if the site's code replaces prepareStackTrace", () => {
    const root = strangeSite({
      stacks: page("Error.prepareStackTrace = () => 42; setInterval(() => {}, 1000); Promise.reject(1);"),
    });
    const { status, stdout } = build(root);
    expect(placesOf(stdout)).toEqual([" run/left-to-itself"]);
    expect(status).toBe(1);
  });

  test("a function of Node that the site's code replaced is not reported as a bug in handbill", () => {
    const root = strangeSite({
      writing: page('require("node:fs").writeFileSync = () => { throw new Error("replaced"); };'),
    });
    const { status, stderr } = runCli(["build", "--root", root]);
    expect(stderr).toContain("Your site's code or one of its packages caused this.");
    expect(stderr).not.toContain("bug in handbill");
    expect(status).toBe(70);
    expect(existsSync(join(root, "dist"))).toBe(false);
  });

  test("properties added to every object are errors, and change nothing else", () => {
    const root = strangeSite(
      {
        array: page("(Array.prototype as any).last = () => 1;"),
        object: page('(Object.prototype as any).polluted = "yes"; (Object.prototype as any).file = "no";'),
      },
      'Object.assign(Object.prototype, { toJSON: () => "no" });',
    );
    const { status, stdout } = build(root);
    expect(placesOf(stdout)).toEqual([
      "pages/array.tsx run/changed-builtin",
      "pages/object.tsx run/changed-builtin",
      "site.config.ts run/changed-builtin",
    ]);
    expect(status).toBe(1);
  });

  const configs = [
    ["exit", "process.exit(0);"],
    ["a getter", 'export default { get url() { throw new Error("no url"); } }; export const x ='],
    ["a proxy", 'export default new Proxy({}, { ownKeys() { throw new Error("no"); } }); export const x ='],
    ["an export", "Object.defineProperty(module.exports, 'default', { get() { throw 1; } });"],
  ] as const;
  test.each(isThorough ? configs : configs.slice(0, 2))(
    "an error from %s in the config is reported",
    (_, code) => {
      const root = strangeSite({}, "");
      writeFileSync(join(root, "site.config.ts"), `${code} {};`);
      const { status, stdout } = build(root);
      expect(placesOf(stdout).map((line) => line.replace(/:\d+ /, " "))).toEqual([
        "site.config.ts read/config-threw",
      ]);
      expect(status).toBe(1);
    },
  );

  const endless = [
    ["holding itself", "const facts: any = {}; facts.facts = facts;"],
    ["deep", "let facts: any = {}; for (let i = 0; i < 20_000; i++) facts = { facts };"],
  ] as const;
  test.each(isThorough ? endless : endless.slice(0, 1))("a config that is %s is an error", (_, code) => {
    const root = strangeSite({});
    writeFileSync(
      join(root, "site.config.ts"),
      `${code} export default { facts, placeholders: ["facts.x"] };`,
    );
    const { status, stdout } = build(root);
    expect(placesOf(stdout)).toContain("site.config.ts:1 read/invalid-value");
    expect(status).toBe(1);
  });
});

describe("a package whose timers and promises have no frame of the site in their stacks", () => {
  /** Code of the package by the name of the page that calls it. */
  const calls = {
    abort: "setTimeout(() => process.abort());",
    exit: "setTimeout(() => process.exit(0));",
    interval: "Promise.resolve().then(() => setInterval(() => {}, 1000));",
    kill: 'setImmediate(() => process.kill(process.pid, "SIGKILL"));',
    late: 'setTimeout(() => { throw new Error("late"); });',
    really: "Promise.resolve().then(() => process.reallyExit(0));",
    verdict: 'process.on("exit", () => { process.exitCode = 0; process.exit(0); });',
  };

  /** A site that calls the package, in a folder whose name has brackets, as `Program Files (x86)` has. */
  function siteWithPackage(before: string, names: readonly (keyof typeof calls)[]): string {
    const pages = names.map((name) => [name, page(`import { ${name} } from "leaky"; ${name}();`)] as const);
    const made = strangeSite(Object.fromEntries(pages), before);
    const root = join(tempFolder(onTestFinished), "site (1)");
    renameSync(made, root);
    mkdirSync(join(root, "node_modules/leaky"), { recursive: true });
    const code = names.map((name) => `exports.${name} = () => { ${calls[name]} };`);
    writeFileSync(join(root, "node_modules/leaky/index.js"), code.join("\n"));
    return root;
  }

  test.each(isThorough ? ["", "Error.stackTraceLimit = 0;"] : [""])(
    "cannot end the process or fail silently: %s",
    (before) => {
      const root = siteWithPackage(before, ["abort", "exit", "kill", "late", "really", "verdict"]);
      const { status, stdout } = build(root);
      const found = JSON.parse(stdout).diagnostics as (JsonDiagnostic & { hint: string })[];
      const codes = found.map(({ code }) => code);
      expect(codes.sort()).toEqual([...Array(4).fill("run/exit-called"), "run/left-to-itself"]);
      for (const { message } of found) expect(message).not.toContain("times");
      expect(status).toBe(1);
    },
  );

  test("can end the process on a signal", async () => {
    const listening = 'process.on("SIGINT", () => setTimeout(() => process.exit(130)));';
    const loading = 'export const load = () => { console.log("loading"); return new Promise(() => {}); };';
    const root = strangeSite({ signal: page(`${listening} ${loading}`) });
    const cli = startCli(onTestFinished, ["build", "--root", root]);
    await cli.printed(/loading/);
    cli.child.kill("SIGINT");
    expect(await cli.exit).toBe(130);
  });

  test("is stopped if it is still running", () => {
    const { status, stdout } = build(siteWithPackage("", ["interval"]));
    expect(placesOf(stdout)).toEqual([" run/left-running"]);
    expect(status).toBe(0);
  });
});

test("output of the site's code goes to standard error, and running children, servers and threads are reported and stopped", async () => {
  const root = strangeSite(
    {
      child: page(
        'import { spawn } from "node:child_process"; console.log("child", spawn("sleep", ["1000"]).pid);',
      ),
      ends: page('setTimeout(() => console.log("in time"), 20);'),
      server: page('import { createServer } from "node:http"; createServer(() => {}).listen(0);'),
      thread: page(
        'import { Worker } from "node:worker_threads"; new Worker("setInterval(() => {}, 9)", { eval: true });',
      ),
      timer: page("setInterval(() => {}, 1000);", 'process.stdout.write("from rendering\\n");'),
      unref: page("setInterval(() => {}, 1000).unref(); process.stdout.end();"),
      verdict: page('process.exitCode = 9; process.on("exit", () => { process.exitCode = 7; throw 1; });'),
    },
    'console.log("from config");',
  );
  const { status, stdout, stderr } = await runCliAsync(["build", "--root", root, "--json"]);
  expect(placesOf(stdout)).toEqual(
    ["child", "server", "thread", "timer"].map((name) => `pages/${name}.tsx:1 run/left-running`),
  );
  for (const text of ["from config", "from rendering", "in time"]) expect(stderr).toContain(text);
  expect(status).toBe(0);
  expect(existsSync(join(root, "dist/timer.html"))).toBe(true);
  const child = Number(/child (\d+)/.exec(stderr)?.[1]);
  expect(child).toBeGreaterThan(1);
  await until(() => !isRunning(child));
});

/** A process that has ended is a zombie until its parent collects it, and in a container its parent may not. */
const isRunning = (pid: number) =>
  /^[^Z]/.test(runProgram(["ps", "-o", "stat=", "-p", String(pid)]).stdout.trim());

test("a request to a server that never answers does not delay the end of a build", async () => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const root = strangeSite({ asking: page(`void fetch("http://127.0.0.1:${port}/");`) });
  expect((await runCliAsync(["build", "--root", root])).status).toBe(0);
});

// A process that runs the compiled command on request, with everything loaded: see warm-cli.ts.
const { open } = require("node:fs/promises");
const { join } = require("node:path");

process.env.NODE_ENV = "production";
process.env.NO_COLOR = "1";
const usual = { ...process.env };
const folder = process.cwd();
const usualFetch = globalThis.fetch;

/** The output of the current run. */
let printed = { stdout: "", stderr: "" };
for (const name of ["stdout", "stderr"]) {
  process[name].write = (chunk, ...rest) => {
    printed[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    rest.findLast((one) => typeof one === "function")?.();
    return true;
  };
}
// Nothing here has to survive a power cut, and a busy disk takes its time.
const ready = open(__filename).then((handle) => {
  Object.getPrototypeOf(handle).sync = async () => {};
  return handle.close();
});
const { run } = require(join(__dirname, "../../../lib/start.cjs"));
const { fillDisk } = require("../machine/fill-disk.cjs");

let before = ready;
process.on("message", ({ id, args, env = {}, cwd = folder }) => {
  before = before.then(async () => {
    printed = { stdout: "", stderr: "" };
    for (const key of Object.keys(process.env)) if (!Object.hasOwn(usual, key)) delete process.env[key];
    Object.assign(process.env, usual, env);
    process.chdir(cwd);
    process.exitCode = undefined;
    const freeDisk = env.FULL_AT && fillDisk(Number(env.FULL_AT), env.FULL_ONCE === "true");
    try {
      await run(args);
    } finally {
      if (freeDisk) printed.stderr += `Calls that need space: ${freeDisk()}\n`;
    }
    if (globalThis.fetch !== usualFetch) {
      globalThis.fetch = usualFetch;
      printed.stderr +=
        "The site's code replaced fetch: run this command in a process of its own, with run-cli.ts.\n";
      process.exitCode = 70;
    }
    process.send({ id, status: process.exitCode ?? 0, ...printed });
  });
});
// The parent process has ended.
process.on("disconnect", () => process.exit());

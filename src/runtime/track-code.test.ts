import childProcess from "node:child_process";
import nodeCrypto from "node:crypto";
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import perfHooks from "node:perf_hooks";
import v8 from "node:v8";
import vm from "node:vm";
import threads from "node:worker_threads";
import { expect, test } from "vitest";
import { CodeTracker } from "./track-code.js";

function track(work: () => unknown, code = "") {
  const tracker = new CodeTracker((path) => path.startsWith("/site/dist"));
  tracker.begin(code);
  try {
    work();
  } finally {
    tracker.settle();
  }
  return tracker.end();
}

test.each<[string, () => unknown]>([
  ["the time", () => Date.now()],
  ["the time since the start", () => process.hrtime()[0]],
  ["the process", () => process.report.directory],
  ["the process id", () => process.pid],
  ["the state of a disk", () => fs.statfsSync("/").bfree],
  ["all below a folder", () => fs.readdirSync("src/runtime", { recursive: true })],
  ["a file whose content is generated", () => fs.readFileSync("/dev/null")],
  ["the output folder", () => fs.existsSync("/site/dist/index.html")],
  ["Math.random()", () => Math.random()],
  ["a random id", () => nodeCrypto.randomUUID()],
  ["getRandomValues()", () => crypto.getRandomValues(new Uint8Array(1))],
  ["the machine", () => os.hostname()],
  ["memory", () => v8.getHeapStatistics()],
  ["another program", () => childProcess.execSync("echo 1")],
  ["a spawned program", () => childProcess.spawn("true")],
  ["another program's output", () => childProcess.execFile("true")],
  ["a thread", () => new threads.Worker("", { eval: true }).terminate()],
  ["the address of a host", () => dns.lookup("localhost", () => {})],
  ["the network", () => fetch("http://127.0.0.1:9/").catch(() => {})],
  ["a connection", () => net.connect(9, "127.0.0.1").on("error", () => {})],
  ["a socket", () => dgram.createSocket("udp4").close()],
  ["another realm", () => vm.runInNewContext("Date.now()")],
  ["the delay of turns", () => perfHooks.monitorEventLoopDelay().max],
])("code that reads %s cannot be compared", (_, work) => {
  expect(track(work).isComparable).toBe(false);
});

test("code with a native addon cannot be compared", () => {
  const load = () => expect(() => process.dlopen({ exports: {} }, "none.node")).toThrow();
  expect(track(load).isComparable).toBe(false);
});

test("code with import() cannot be compared, because Node does not report what it loads", () => {
  expect(track(() => {}, "import(name)").isComparable).toBe(false);
});

test("files, names, variables and results of pure functions can be compared", () => {
  const { reads, isComparable } = track(() => {
    // As text it calls no other function of `fs`, which a browser's driver in this process has replaced.
    fs.readFileSync("package.json", "utf8");
    fs.readdirSync("src");
    nodeCrypto.createHash("sha256").update("word").digest();
    return process.env.WORD;
  });
  expect(isComparable).toBe(true);
  expect([...reads.content].map((path) => path.replace(process.cwd(), "."))).toContain("./package.json");
  expect([...reads.names].map((path) => path.replace(process.cwd(), "."))).toContain("./src");
  expect([...reads.variables]).toContain("WORD");
});

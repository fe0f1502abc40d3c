#!/usr/bin/env node
// This file runs on any Node: it must be able to say that the version is too old. It is CommonJS since Node
// starts that sooner.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  const message = `handbill needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`;
  console.error(message);
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify({ ok: false, error: { kind: "usage", message: message }, diagnostics: [] }));
  }
  process.exitCode = 2;
} else {
  // React is many times faster in production mode, and reads this when it is first loaded.
  process.env.NODE_ENV = "production";
  const argv = process.argv.slice(2);
  // A build begins with the question whether anything has changed since the last one.
  const begun = argv[0] === "build" ? require("../lib/unchanged.cjs").tellUnchanged(argv) : {};
  // All of it is printed by then, and to take Node down piece by piece takes longer.
  if (begun.exitCode !== undefined) process.exit(begun.exitCode);
  else require("../lib/start.cjs").runAndEnd(argv, begun);
}

#!/usr/bin/env node
// This file runs on any version of Node, so that it can report an old one. It is CommonJS, which Node starts faster.
const refusal = whyNot(process.versions);
if (refusal !== undefined) {
  console.error(refusal);
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify({ ok: false, error: { kind: "usage", message: refusal }, diagnostics: [] }));
  }
  process.exitCode = 2;
} else {
  // React is many times faster in production mode, and reads this when it is first loaded.
  process.env.NODE_ENV = "production";
  const argv = process.argv.slice(2);
  // npm run build --strict: without -- before it, npm takes the option for its own.
  if (process.env.npm_config_strict === "true" && /^(build|check)$/.test(argv[0])) argv.push("--strict");
  // A build first checks whether anything has changed since the last one.
  const begun = argv[0] === "build" ? require("../lib/unchanged.cjs").printUnchanged(argv) : {};
  // Everything is printed by then, and a regular exit of Node takes longer.
  if (begun.exitCode !== undefined) process.exit(begun.exitCode);
  else require("../lib/start.cjs").runAndEnd(argv, begun);
}

/** Why handbill cannot run here, with the fix; undefined if it can. */
function whyNot({ node, bun, pnp }) {
  if (bun) return "handbill needs Node, and this is Bun. Run it without --bun: bun run build.";
  const [major, minor] = node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    return `handbill needs Node 20.19 or newer; this is ${node}. Install a newer one from https://nodejs.org.`;
  }
  if (pnp) {
    return "handbill does not work with Yarn Plug'n'Play. Write nodeLinker: node-modules into .yarnrc.yml and run yarn install.";
  }
}

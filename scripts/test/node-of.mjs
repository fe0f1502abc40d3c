import { runTool } from "./run-npm.mjs";

const system = process.platform === "win32" ? "win" : process.platform;

/** The path of a version of Node, such as `22` or `latest`, from the npm registry through npm's own cache. */
export function nodeOf(version) {
  const from = ["--yes", "--package", `node-${system}-${process.arch}@${version}`];
  const printed = runTool("npx", [...from, "--", "node", "-p", "process.execPath"]);
  return printed
    .trim()
    .split("\n")
    .find((line) => line.includes("node_modules"));
}

// The tested package managers, with the command of each for the same task.
import { runTool } from "./run-npm.mjs";

export const installers = [
  {
    name: "npm",
    install: ["npm", "install"],
    add: ["npm", "install", "handbill"],
    run: ["npx", "--no-install"],
    create: ["npm", "create", "--yes", "handbill", "created", "--"],
  },
  {
    name: "pnpm",
    tool: "pnpm@latest",
    install: ["pnpm", "install", "--no-frozen-lockfile"],
    add: ["pnpm", "add", "handbill"],
    run: ["pnpm", "exec"],
    create: ["pnpm", "create", "handbill", "created"],
  },
  {
    name: "yarn 1",
    tool: "yarn@1",
    install: ["yarn", "install"],
    add: ["yarn", "add", "handbill"],
    run: ["yarn", "--silent", "run"],
    create: ["yarn", "create", "handbill", "created"],
  },
  {
    name: "yarn 4",
    tool: "@yarnpkg/cli-dist@4",
    install: ["yarn", "install"],
    add: ["yarn", "add", "handbill"],
    run: ["yarn", "run"],
    create: ["yarn", "create", "handbill", "created"],
  },
  {
    name: "bun",
    tool: "bun@latest",
    install: ["bun", "install"],
    add: ["bun", "add", "handbill"],
    run: ["bun", "run"],
    create: ["bun", "create", "handbill", "created"],
  },
];

/** Output of a package manager that asks for approval of a build script, or reports a skipped one. */
export const asksForApproval =
  /install-scripts|ignored build scripts|approve|blocked \d+ postinstall|ERR_|YN0004/i;

const system = process.platform === "win32" ? "win" : process.platform;

/** The path of Node in this version, from the npm registry through npm's own cache. */
export function nodeOf(version) {
  const printed = runTool("npx", [
    ...["--yes", "--package", `node-${system}-${process.arch}@${version}`],
    ...["--", "node", "-p", "process.execPath"],
  ]);
  return printed
    .split("\n")
    .find((line) => line.includes("node_modules"))
    .trim();
}

/** The folder of an installer's programs, obtained in the same way; empty for npm, which is installed. */
export function programsOf({ tool }) {
  if (tool === undefined) return [];
  const printed = runTool("npx", ["--yes", "--package", tool, "--", "node", "-p", "process.env.PATH"]);
  const path = printed.split("\n").find((line) => line.includes("node_modules"));
  return [path.split(":")[0]];
}

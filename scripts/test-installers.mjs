// `npm run test:installers`: installs the repository, and the packed package, with each package manager, in temporary
// folders, and builds a site with what was installed. None may fail or ask for anything. Needs the network.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pack, writeSite } from "./packed.mjs";
import { root } from "./packed-files.mjs";
import { runTool } from "./run-npm.mjs";

const chosen = process.argv.slice(2);
const noisy = /install-scripts|ignored build scripts|approve|ERR_|YN0004/i;
// Yarn 4 runs no script `prepare`; its plug-and-play has no node_modules.
const yarn4 = {
  YARN_NODE_LINKER: "node-modules",
  YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
  YARN_ENABLE_TELEMETRY: "0",
};
const installers = [
  { name: "npm", tool: ["npm"], install: ["install"] },
  { name: "pnpm", tool: ["npx", "--yes", "pnpm@latest"], install: ["install", "--no-frozen-lockfile"] },
  { name: "yarn 1", tool: ["npx", "--yes", "yarn@1"], install: ["install"] },
  {
    name: "yarn 4",
    tool: ["npx", "--yes", "--package", "@yarnpkg/cli-dist@4", "--", "yarn"],
    install: ["install"],
    env: yarn4,
  },
  { name: "bun", tool: ["npx", "--yes", "bun@latest"], install: ["install"] },
].filter(({ name }) => chosen.length === 0 || chosen.includes(name));

const { folder, tarball } = pack();
try {
  for (const installer of installers) {
    attempt(installer, "the repository", cloneTo(join(folder, "clones", installer.name)), [
      "bin/handbill.cjs",
    ]);
    const site = join(folder, "sites", installer.name);
    mkdirSync(site, { recursive: true });
    writeFileSync(
      join(site, "package.json"),
      JSON.stringify({ name: "site", private: true, dependencies: { handbill: `file:${tarball}` } }),
    );
    writeSite(site);
    attempt(installer, "the package", site, ["node_modules/handbill/bin/handbill.cjs"]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function attempt({ name, tool: [command, ...first], install, env = {} }, what, cwd, [bin]) {
  try {
    const printed = runTool(command, [...first, ...install], { cwd, env });
    const noise = printed.split("\n").filter((line) => noisy.test(line));
    if (!existsSync(join(cwd, dirname(bin), "../lib")))
      runTool(command, [...first, "run", "prepare"], { cwd, env });
    runTool(process.execPath, [bin, "build"], { cwd });
    console.log(`${noise.length === 0 ? "✓" : "✗"} ${name}: ${what}`);
    for (const line of noise) console.log(`    ${line}`);
    if (noise.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`✗ ${name}: ${what}\n${error.message}`);
    process.exitCode = 1;
  }
}

/** The files of the repository as they are now, without what is ignored. */
function cloneTo(target) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  for (const file of listed
    .toString()
    .split("\0")
    .filter((file) => existsSync(join(root, file)) && file !== "")) {
    cpSync(join(root, file), join(target, file));
  }
  return target;
}

// `npm run test:installers [-- npm bun]`: installs the repository with each package manager, in temporary folders, and builds its site.
// None may fail or ask for anything. Needs the network.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { asksForApproval, installers, programsOf } from "./installers.mjs";
import { copyRepository } from "./packed.mjs";
import { runTool } from "./run-npm.mjs";

const chosen = process.argv.slice(2);
// Yarn 4's plug-and-play mode has no node_modules.
const yarn4 = {
  YARN_NODE_LINKER: "node-modules",
  YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
  YARN_ENABLE_TELEMETRY: "0",
};

const folder = mkdtempSync(join(tmpdir(), "handbill-installers-"));
try {
  for (const installer of installers)
    if (chosen.length === 0 || chosen.includes(installer.name)) attempt(installer);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function attempt(installer) {
  const { name, install } = installer;
  const cwd = copyRepository(join(folder, name.replace(" ", "-")));
  const env = { ...yarn4, PATH: [...programsOf(installer), process.env.PATH].join(delimiter) };
  const run = ([command, ...args]) => runTool(command, args, { cwd, env });
  try {
    const asked = run(install)
      .split("\n")
      .filter((line) => asksForApproval.test(line));
    // Yarn 4 does not run the script `prepare`.
    if (!existsSync(join(cwd, "lib"))) run([install[0], "run", "prepare"]);
    run([process.execPath, "bin/handbill.cjs", "build"]);
    console.log(`${asked.length === 0 ? "✓" : "✗"} ${name}`);
    for (const line of asked) console.log(`    ${line}`);
    if (asked.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`✗ ${name}\n${error.message}`);
    process.exitCode = 1;
  }
}

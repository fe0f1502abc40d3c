// `npm run test:platforms`: asks npm whether `npm ci` would install everything on each platform that Node supports, including the native
// parts of each tool. Installs nothing; needs the network.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNpm } from "./run-npm.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
/** The packages that do not work without a native part for the platform. */
const native = ["@biomejs/biome", "esbuild", "rollup", "sharp", "typescript"];
const systems = [
  { os: "darwin" },
  { os: "win32" },
  { os: "linux", libc: "glibc" },
  { os: "linux", libc: "musl" },
];
const platforms = systems.flatMap((system) => ["x64", "arm64"].map((cpu) => ({ ...system, cpu })));

const folder = mkdtempSync(join(tmpdir(), "handbill-platforms-"));
try {
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    copyFileSync(join(root, file), join(folder, file));
  for (const platform of platforms) {
    const flags = Object.entries(platform).map(([name, value]) => `--${name}=${value}`);
    const planned = runNpm(["ci", "--dry-run", "--ignore-scripts", ...flags], { cwd: folder });
    const added = new Set([...planned.matchAll(/^add (\S+) /gm)].map(([, name]) => name));
    const lacking = native.filter((name) => !partsOf(name, platform).some((part) => added.has(part)));
    const label = Object.values(platform).join(" ");
    console.log(
      `${lacking.length === 0 ? "✓" : "✗"} ${label}: ${added.size} packages ${lacking.join(", ")}`.trimEnd(),
    );
    if (lacking.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The packages with another one's native part for a platform. */
function partsOf(name, platform) {
  const fits = (part) =>
    ["os", "cpu", "libc"].every((key) => part?.[key] === undefined || part[key].includes(platform[key]));
  return Object.keys(locked[`node_modules/${name}`].optionalDependencies).filter((part) =>
    fits(locked[`node_modules/${part}`]),
  );
}

// `npm run test:package`: packs the repository, installs the package in an empty folder, builds a small site there and checks its types;
// publint and Are the Types Wrong check the package. Compares its size with the limit and with bench/README.md. Needs the network.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../release/packed-files.mjs";
import { pack, writeSite } from "./packed.mjs";
import { runNpm, runTool } from "./run-npm.mjs";

const limits = {
  packedBytes: 830_000,
  unpackedBytes: 2_400_000,
  files: 345,
  packages: 20,
  installedBytes: 70_000_000,
};
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const { folder, copy, tarball, starterTarball, size, unpackedSize, files } = pack();
try {
  const isAsItWas = (file) => readFileSync(join(copy, file)).equals(readFileSync(join(root, file)));
  hold("packing leaves the repository as it was", ["package.json", "README.md"].every(isAsItWas));
  hold(`packed it has ${size} bytes`, size <= limits.packedBytes);
  hold(`unpacked it has ${unpackedSize} bytes`, unpackedSize <= limits.unpackedBytes);
  hold(`it has ${files.length} files`, files.length <= limits.files);
  hold("it holds no code cache", !files.some((file) => file.endsWith(".code-cache")));

  const site = join(folder, "site");
  mkdirSync(site);
  runNpm(["init", "-y"], { cwd: site });
  const installed = runNpm(["install", tarball], { cwd: site });
  hold("npm asks for no approval of handbill's scripts", !/handbill.*(prepare|install):/.test(installed));
  const packages = runNpm(["ls", "--all", "--parseable"], { cwd: site }).trim().split("\n").length - 1;
  hold(`it brings ${packages} packages`, packages <= limits.packages);
  const installedBytes = sizeOf(join(site, "node_modules"));
  hold(`installed they have ${installedBytes} bytes`, installedBytes <= limits.installedBytes);
  const manifest = JSON.parse(readFileSync(join(site, "node_modules/handbill/package.json"), "utf8"));
  hold("its package.json has no scripts", manifest.scripts === undefined);
  const readme = readFileSync(join(site, "node_modules/handbill/README.md"), "utf8");
  hold("the links of its README are whole addresses", !/(\]\(|\bsrc(?:set)?=")(?!https?:|#)/.test(readme));

  writeSite(site);
  runTool("npx", ["--no-install", "handbill", "build"], { cwd: site });
  hold("it builds a site", existsSync(join(site, "dist/index.html")));
  runNpm(["install", "--no-save", `typescript@${devDependencies.typescript}`], { cwd: site });
  runTool("npx", ["--no-install", "tsc", "--noEmit"], { cwd: site });
  hold("TypeScript knows its types, style and images too", true);
  for (const packed of [tarball, starterTarball])
    runTool("npx", ["--yes", "publint@0.3", "run", "--strict", packed], { cwd: folder });
  hold("publint finds nothing", true);
  runTool("npx", ["--yes", "@arethetypeswrong/cli@0.18", tarball, "--exclude-entrypoints", "tsconfig.json"], {
    cwd: folder,
  });
  hold("Are the Types Wrong finds nothing", true);
  const rows = [
    ["packed", `${kilobytes(size)} kB`],
    ["unpacked", `${kilobytes(unpackedSize)} kB`],
    ["files", `${files.length}`],
    ["packages that an install brings, on one platform", `${packages}`],
    ["installed, with them", `${Math.round(installedBytes / 1e6)} MB`],
  ];
  const told = readFileSync(join(root, "bench/README.md"), "utf8");
  for (const [what, measured] of rows) {
    const kept = new RegExp(`^\\| ${what} \\| ([\\d,]+)`, "m").exec(told)?.[1]?.replace(",", "");
    const isNear = Math.abs(Number(kept) / Number.parseInt(measured.replace(",", ""), 10) - 1) < 0.1;
    hold(`bench/README.md tells it: ${what}, ${measured}`, isNear);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The total size of a folder's files in bytes. */
function sizeOf(place) {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function kilobytes(bytes) {
  return Math.round(bytes / 1000).toLocaleString("en");
}

function hold(what, isSo) {
  console.log(`${isSo ? "✓" : "✗"} ${what}`);
  if (!isSo) process.exitCode = 1;
}

// `npm run test:package`: packs the repository, installs the package in an empty folder, builds a small site there and
// checks its types; publint and Are the Types Wrong look at the package. Needs the network.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pack, writeSite } from "./packed.mjs";
import { root } from "./packed-files.mjs";
import { runNpm, runTool } from "./run-npm.mjs";

const limits = { unpackedBytes: 3_000_000, files: 200, packages: 20 };
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const { folder, tarball, unpackedSize, files } = pack();
try {
  hold("the repository is as it was", !!JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts);
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
  const manifest = JSON.parse(readFileSync(join(site, "node_modules/handbill/package.json"), "utf8"));
  hold("its package.json has no scripts", manifest.scripts === undefined);
  const readme = readFileSync(join(site, "node_modules/handbill/README.md"), "utf8");
  hold("the links of its README are whole addresses", !/\]\((?!https?:|#)/.test(readme));

  writeSite(site);
  runTool("npx", ["--no-install", "handbill", "build"], { cwd: site });
  hold("it builds a site", existsSync(join(site, "dist/index.html")));
  runNpm(["install", "--no-save", `typescript@${devDependencies.typescript}`], { cwd: site });
  runTool("npx", ["--no-install", "tsc", "--noEmit"], { cwd: site });
  hold("TypeScript knows its types, style and images too", true);
  runTool("npx", ["--yes", "publint@0.3", "run", "--strict", tarball], { cwd: folder });
  hold("publint finds nothing", true);
  runTool("npx", ["--yes", "@arethetypeswrong/cli@0.18", tarball, "--exclude-entrypoints", "tsconfig.json"], {
    cwd: folder,
  });
  hold("Are the Types Wrong finds nothing", true);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function hold(what, isSo) {
  console.log(`${isSo ? "✓" : "✗"} ${what}`);
  if (!isSo) process.exitCode = 1;
}

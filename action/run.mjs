/*
 * The first step of the GitHub Action `action.yml`, by its inputs in the environment: builds and checks the site with the handbill that it
 * has installed, and reports what a pull request changes. The site's code, which a pull request may change, runs here, so this step has
 * no token.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { compareBuilds, readBuild } from "./compare.mjs";
import { comparePictures } from "./pictures.mjs";

const { env } = process;
/** Whether an input is on; GitHub accepts any text for it. */
const isOn = (name) => {
  const value = env[`HANDBILL_${name}`] || "false";
  if (value !== "true" && value !== "false")
    fail(`the input ${name.toLowerCase()} must be "true" or "false", not "${value}"`);
  return value === "true";
};
const root = resolve(env.HANDBILL_ROOT || ".");
const program = join(root, "node_modules/handbill/bin/handbill.cjs");

for (const name of ["STRICT", "CHECK", "COMMENT", "UPLOAD"]) isOn(name);
if (env.HANDBILL_VERIFY && !/^https?:\/\//.test(env.HANDBILL_VERIFY))
  fail(
    `the input verify must be the live site's URL, such as https://your-app.com/, not "${env.HANDBILL_VERIFY}"`,
  );
if (!existsSync(join(root, "site.config.ts")))
  fail(`${root} contains no site.config.ts: set the input root to the site's folder`);
if (!existsSync(program)) fail(`handbill is not installed in ${root}: run npm ci before this step`);
handbill(root, ["build", ...(isOn("STRICT") ? ["--strict"] : [])]);
if (env.HANDBILL_VERIFY)
  handbill(root, ["verify", env.HANDBILL_VERIFY, "--wait", "300", "--format", "github"]);
else {
  if (isOn("CHECK")) handbill(root, ["check", "--format", "github"]);
  if (env.GITHUB_BASE_REF) await tellChanges(env.GITHUB_BASE_REF);
}

/** Runs handbill; errors end the job. */
function handbill(folder, args) {
  const { status } = spawnSync(process.execPath, [program, ...args, "--root", folder], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Writes how a pull request changes the site into files, for the steps that follow. */
async function tellChanges(base) {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), "handbill-"));
  const built = buildBase(base, folder);
  const report = join(folder, "report.md");
  const outputs = { report };
  let text = `The site of \`${base}\` could not be built, so there is nothing to compare with.`;
  if (built) {
    const [before, after] = [readBuild(built.dist), readBuild(join(root, "dist"))];
    const pictures = await comparePictures(before, after, join(folder, "pictures.html"));
    text = [compareBuilds(before, after, built.documents), pictures.text].filter(Boolean).join("\n\n");
    if (pictures.file) outputs.pictures = pictures.file;
  }
  writeFileSync(report, `### Changes to the site\n\n${text}\n`);
  for (const [name, value] of Object.entries(outputs))
    appendFileSync(env.GITHUB_OUTPUT, `${name}=${value}\n`);
}

/** Builds the target branch of a pull request in a separate folder, with the installed packages. */
function buildBase(base, temporary) {
  const git = (...args) => spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  const folder = join(temporary, "base");
  const top = git("rev-parse", "--show-toplevel").stdout.trim();
  if (git("fetch", "--depth=1", "origin", base).status !== 0) return undefined;
  if (git("worktree", "add", "--detach", folder, "FETCH_HEAD").status !== 0) return undefined;
  try {
    const site = join(folder, relative(top, root));
    if (!existsSync(join(site, "site.config.ts"))) return undefined;
    symlinkSync(join(root, "node_modules"), join(site, "node_modules"), "dir");
    const dist = join(temporary, "dist");
    const args = [program, "build", "--root", site, "--out", dist];
    // Its messages are not findings of this change.
    if (spawnSync(process.execPath, args, { stdio: "ignore" }).status !== 0) return undefined;
    const numbers = git("diff", "--numstat", "FETCH_HEAD", "--", "legal", "content").stdout;
    return {
      dist,
      documents: numbers
        .split("\n")
        .filter(Boolean)
        .map((line) => line.split("\t")),
    };
  } finally {
    git("worktree", "remove", "--force", folder);
  }
}

function fail(message) {
  process.stdout.write(`::error::${message}\n`);
  process.exit(1);
}

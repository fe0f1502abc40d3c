/*
 * The steps of the GitHub Action `action.yml`, by its inputs in the environment. Runs the handbill that the site has installed, and needs
 * nothing else.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { compareBuilds, readBuild } from "./compare.mjs";

const { env } = process;
const token = env.HANDBILL_TOKEN;
// The site's code, which a pull request may change, must not get it.
delete env.HANDBILL_TOKEN;
const isOn = (name) => env[`HANDBILL_${name}`] === "true";
/** Identifies its own comment. */
const marker = "<!-- handbill -->";
const root = resolve(env.HANDBILL_ROOT || ".");
const program = join(root, "node_modules/handbill/bin/handbill.cjs");

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

/** Reports in the job's summary, and in a comment, how a pull request changes the site. */
async function tellChanges(base) {
  const before = buildBase(base);
  const text = before
    ? compareBuilds(readBuild(before.dist), readBuild(join(root, "dist")), before.documents)
    : `The site of \`${base}\` could not be built, so that there is nothing to compare this with.`;
  const body = `${marker}\n### What this changes on the site\n\n${text}\n`;
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, body);
  if (isOn("COMMENT")) await comment(body).catch(({ message }) => warn(`no comment was written: ${message}`));
}

/** Builds the target branch of a pull request in a separate folder, with the installed packages. */
function buildBase(base) {
  const git = (...args) => spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  const folder = join(mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), "handbill-")), "base");
  const top = git("rev-parse", "--show-toplevel").stdout.trim();
  if (git("fetch", "--depth=1", "origin", base).status !== 0) return undefined;
  if (git("worktree", "add", "--detach", folder, "FETCH_HEAD").status !== 0) return undefined;
  try {
    const site = join(folder, relative(top, root));
    if (!existsSync(join(site, "site.config.ts"))) return undefined;
    symlinkSync(join(root, "node_modules"), join(site, "node_modules"), "dir");
    const dist = join(folder, "..", "dist");
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

/** Writes the comment on a pull request, or updates the existing one. */
async function comment(body) {
  const { number } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
  const api = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/issues`;
  const ask = async (url, method, content) => {
    const headers = { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" };
    const sent = content && { body: JSON.stringify(content) };
    const answer = await fetch(url, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${method} ${new URL(url).pathname}`);
    return await answer.json();
  };
  const known = await ask(`${api}/${number}/comments?per_page=100`, "GET");
  const own = known.find((one) => one.body?.startsWith(marker));
  if (own) await ask(`${api}/comments/${own.id}`, "PATCH", { body });
  else await ask(`${api}/${number}/comments`, "POST", { body });
}

function warn(message) {
  process.stdout.write(`::warning::${message}\n`);
}

function fail(message) {
  process.stdout.write(`::error::${message}\n`);
  process.exit(1);
}

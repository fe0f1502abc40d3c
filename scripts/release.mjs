// `node scripts/release.mjs 0.2.0`: sets the version of both packages and in the changelog, commits and tags. It publishes and pushes
// nothing: pushing the tag makes .github/workflows/publish.yml publish.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = process.cwd();
const [version, ...rest] = process.argv.slice(2);

try {
  console.log(release());
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}

function release() {
  if (rest.length > 0 || version === undefined || !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error("name the version, such as: node scripts/release.mjs 0.2.0");
  const manifest = readJson("package.json");
  if (manifest.name !== "handbill") throw new Error("run it in the repository's folder");
  if (compareVersions(version, manifest.version) < 0)
    throw new Error(`${version} is older than the current version, ${manifest.version}`);
  if (git("status", "--porcelain") !== "") throw new Error("there are uncommitted changes");
  const tag = `v${version}`;
  if (git("tag", "--list", tag) !== "") throw new Error(`the tag ${tag} already exists`);

  const lock = readJson("package-lock.json");
  const starter = readJson("create-handbill/package.json");
  const texts = {
    "CHANGELOG.md": dateChanges(readFileSync(join(root, "CHANGELOG.md"), "utf8")),
    "package.json": formatJson({ ...manifest, version }),
    "package-lock.json": formatJson({
      ...lock,
      version,
      packages: { ...lock.packages, "": { ...lock.packages[""], version } },
    }),
    "create-handbill/package.json": formatJson({
      ...starter,
      version,
      dependencies: { handbill: `^${version}` },
    }),
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), text);
  git("commit", "--all", "--quiet", "--message", `Release ${version}`);
  git("tag", "--annotate", tag, "--message", `handbill ${version}`);
  return `${tag} is committed and tagged. To publish it: git push --follow-tags`;
}

/** Gives the unreleased changes the version and the day, and starts a new section. */
function dateChanges(text) {
  const [head, body, ...more] = text.split(/^## Unreleased\n/m);
  if (body === undefined || more.length > 0) throw new Error("CHANGELOG.md must have one section Unreleased");
  const [changes] = body.split(/^## /m);
  if (changes.trim() === "") throw new Error("the section Unreleased of CHANGELOG.md is empty");
  if (/^(<{7}|>{7}) /m.test(text)) throw new Error("CHANGELOG.md contains merge conflict markers");
  const day = new Date().toISOString().slice(0, 10);
  return `${head}## Unreleased\n\n## ${version}, ${day}\n${body}`;
}

function compareVersions(one, other) {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

function formatJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

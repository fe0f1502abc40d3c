import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { get, startServing, until, untilServed } from "../support/cli/running-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const timeout = scaledTimeout(60_000);

describe("a folder whose parent is not watched", { timeout }, () => {
  test("can disappear and return several times: the site's own", async () => {
    const parent = tempFolder(onTestFinished);
    const site = siteAt(join(parent, "site"));
    renameSync(tempSite(onTestFinished), site.root);
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
    // Once an edit is served, the folder is certainly watched.
    site.write("pages/_index.css", 'h1::after { content: "watched" }');
    await untilServed(cli, "/", "watched");
    const away = join(parent, "away");
    for (const word of isThorough ? ["first", "second"] : ["first"]) {
      renameSync(site.root, away);
      await until(async () => (await get(cli, "/")).status === 500);
      renameSync(away, site.root);
      await until(async () => (await get(cli, "/")).status === 200);
      site.write("pages/_index.css", `h1::after { content: "${word}" }`);
      await untilServed(cli, "/", word);
    }
  });

  test.runIf(isThorough)("can be missing since the first response", async () => {
    const parent = tempFolder(onTestFinished);
    const site = siteAt(join(parent, "site"));
    renameSync(tempSite(onTestFinished), site.root);
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
    await get(cli, "/");
    const away = join(parent, "away");
    renameSync(site.root, away);
    await until(async () => (await get(cli, "/")).status === 500);
    renameSync(away, site.root);
    await until(async () => (await get(cli, "/")).status === 200);
    site.write("pages/_index.css", 'h1::after { content: "back" }');
    await untilServed(cli, "/", "back");
  });

  test.runIf(isThorough)("can be replaced by another", async () => {
    const parent = tempFolder(onTestFinished);
    const site = siteAt(join(parent, "site"));
    renameSync(tempSite(onTestFinished), site.root);
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
    const other = siteAt(join(parent, "other"));
    cpSync(site.root, other.root, { recursive: true });
    other.write("pages/_index.css", 'h1::after { content: "other" }');
    renameSync(site.root, join(parent, "away"));
    renameSync(other.root, site.root);
    await untilServed(cli, "/", "other");
    site.write("pages/_index.css", 'h1::after { content: "edited" }');
    await untilServed(cli, "/", "edited");
  });

  test("can be installed again: a package outside the site", async () => {
    const site = siteAt(tempSite(onTestFinished));
    const shared = siteAt(join(tempFolder(onTestFinished), "shared"));
    const install = (word: string) => {
      shared.write("package.json", '{ "name": "shared-style", "version": "1.0.0" }');
      shared.write("word.css", `h1::after { content: "${word}" }`);
    };
    install("first");
    mkdirSync(join(site.root, "node_modules"));
    symlinkSync(shared.root, join(site.root, "node_modules/shared-style"));
    site.write("pages/_index.css", '@import "shared-style/word.css";');
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
    expect((await get(cli, "/")).text).toContain("first");
    for (const word of isThorough ? ["second", "third"] : ["second"]) {
      rmSync(shared.root, { recursive: true });
      await until(async () => (await get(cli, "/")).status === 500);
      install(word);
      await untilServed(cli, "/", word);
    }
  });
});

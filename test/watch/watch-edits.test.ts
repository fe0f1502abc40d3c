import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import {
  editedAtOnce,
  get,
  type ServingCli,
  startServing,
  until,
  untilServed,
} from "../support/cli/running-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { aboutPage, editCases, index } from "../support/sites/edit-cases.js";
import { type EditableSite, rememberFiles, siteAt } from "../support/sites/edit-site.js";
import { type OnEnd, tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const rebuilt = /rebuilt in/;
describe("one edit causes one rebuild with the right result", { timeout: scaledTimeout(60_000) }, () => {
  const ends: (() => void)[] = [];
  const shared = () => start((end) => ends.push(end));
  let started: ReturnType<typeof shared> | undefined;
  afterAll(() => {
    for (const end of ends.reverse()) end();
  });

  for (const { name, isAlone, isRare, prepare, edit, answers, rebuilds = 1 } of editCases) {
    test.runIf(isThorough || !isRare)(name, async () => {
      if (!isAlone) started ??= shared();
      const { site, cli, restore, settle } = await (started && !isAlone
        ? started
        : start(onTestFinished, prepare));
      if (!isAlone)
        await settle(() => {
          restore();
          prepare?.(site);
        });
      const known = cli.count(rebuilt);
      const before = new Map<string, string>();
      for (const [path] of answers) before.set(path, (await get(cli, path)).text);
      cli.whilePaused(() => edit(site));
      for (const [path, expected] of answers) {
        await until(
          async () => {
            const { status, text } = await get(cli, path);
            if (typeof expected === "number") return status === expected;
            if (typeof expected === "string") return text.includes(expected);
            // A URL with a hash of the content has changed.
            const found = expected.exec(text)?.[0];
            return found !== undefined && found !== expected.exec(before.get(path) ?? "")?.[0];
          },
          () => `${path} with ${expected}`,
        );
      }
      // The terminal reports a build when its checks are done, after the pages are served.
      await until(() => cli.count(rebuilt) >= known + rebuilds);
      await settle();
      expect(cli.count(rebuilt)).toBe(known + rebuilds + 1);
    });
  }
});

/** Starts the command with a site. */
async function start(onEnd: OnEnd, prepare?: (site: EditableSite) => void) {
  const site = siteAt(tempSite(onEnd));
  prepare?.(site);
  const restore = rememberFiles(site.root);
  const cli = await startServing(onEnd, ["watch", "--root", site.root]);
  return { site, cli, restore, settle: settler(cli, site) };
}

/** Makes a visible edit, and others if given; once it is reported, no earlier build can still be running. */
function settler(cli: ServingCli, site: EditableSite) {
  let edits = 0;
  return async (others = () => {}) => {
    const known = cli.count(rebuilt);
    const mark = `mark ${++edits}`;
    cli.whilePaused(() => {
      others();
      site.write("public/last.txt", mark);
    });
    const base = () => [...cli.stdout.matchAll(/serving http:\/\/[^/]+(\S+)/g)].at(-1)?.[1] ?? "/";
    await until(async () => (await get(cli, `${base()}last.txt`)).text === mark);
    await until(() => cli.count(rebuilt) > known);
  };
}

const switched = isThorough ? 500 : 20;

test(`a switch of branches that changes ${switched} files causes one rebuild`, {
  timeout: scaledTimeout(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...args], { cwd: site.root });
  const writePages = (text: string) => {
    for (let i = 0; i < switched; i++)
      site.write(`pages/p${i}.tsx`, aboutPage.replace(">About<", `>${text} ${i}<`));
  };
  git("init", "-q", "-b", "first");
  writePages("one");
  git("add", "-A");
  git("commit", "-qm", "one");
  git("checkout", "-qb", "second");
  writePages("two");
  git("commit", "-qam", "two");
  git("checkout", "-q", "first");

  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  expect((await get(cli, `/p${switched - 1}`)).text).toContain(`one ${switched - 1}`);
  // On a busy machine, git may stand still for longer than a burst of changes may: debouncer.test.ts has such pauses.
  cli.whilePaused(() => git("checkout", "-q", "second"));
  await untilServed(cli, `/p${switched - 1}`, `two ${switched - 1}`);
  expect((await get(cli, "/p0")).text).toContain("two 0");
  await until(() => cli.count(rebuilt) >= 1);
  await settler(cli, site)();
  expect(cli.count(rebuilt)).toBe(2);
});

// watch-folders.test.ts has a package that is installed again.
test.runIf(isThorough)(
  "watch rebuilds when a package's style outside the site's folder changes, also deleted and created again",
  {
    timeout: scaledTimeout(60_000),
  },
  async () => {
    const site = siteAt(tempSite(onTestFinished));
    const shared = siteAt(tempFolder(onTestFinished));
    const write = (word: string) => shared.write("word.css", `h1::after { content: "${word}" }`);
    write("first");
    shared.write("other.css", "");
    shared.write("package.json", '{ "name": "shared-style", "version": "1.0.0" }');
    mkdirSync(join(site.root, "node_modules"));
    symlinkSync(shared.root, join(site.root, "node_modules/shared-style"));
    site.write("pages/_index.css", '@import "shared-style/word.css";');
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
    expect((await get(cli, "/")).text).toContain("first");
    write("second");
    await untilServed(cli, "/", "second");
    unlinkSync(join(shared.root, "word.css"));
    await until(async () => (await get(cli, "/")).status === 500);
    write("third");
    await untilServed(cli, "/", "third");
  },
);

test("--write commits each successful build, without the live-reload script", {
  timeout: scaledTimeout(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const cli = await startServing(onTestFinished, ["watch", "--write", "--root", site.root]);
  const watched = editedAtOnce(site, cli);
  expect(site.read("dist/index.html")).not.toContain("handbill");
  watched.replace(index, "Privacy</Link>", "Your privacy</Link>");
  await until(() => site.read("dist/index.html").includes("Your privacy"));
  const good = site.read("dist/index.html");
  watched.write(index, "export default 1 +");
  await cli.printed(/1 error/);
  expect(site.read("dist/index.html")).toBe(good);
});

test("watch without --write writes no output", async () => {
  const site = siteAt(tempSite(onTestFinished));
  await startServing(onTestFinished, ["watch", "--root", site.root]);
  expect(existsSync(join(site.root, "dist"))).toBe(false);
});

test("watch rebuilds when a file that a style or a client script imports from elsewhere changes", {
  timeout: scaledTimeout(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  site.write("theme/base.css", '.base { color: #111; background: url("./dot.woff2") }');
  site.write("theme/dot.woff2", "one");
  site.write("theme/word.ts", 'export const word = "first word";');
  site.write("pages/_index.css", '@import "../theme/base.css";');
  site.write("pages/_hello.client.ts", 'import { word } from "../theme/word.ts"; document.title = word;');
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  const addressOf = (html: string) => /\/assets\/dot-[0-9a-f]+\.woff2/.exec(html)?.[0];
  const before = addressOf((await get(cli, "/")).text);
  expect(before).not.toBe(undefined);
  site.replace("theme/base.css", "#111", "#222");
  await untilServed(cli, "/", "#222");
  site.replace("theme/word.ts", "first word", "second word");
  await untilServed(cli, "/", "second word");
  cli.whilePaused(() => site.write("theme/dot.woff2", "two"));
  await until(async () => ![before, undefined].includes(addressOf((await get(cli, "/")).text)));
  expect((await get(cli, addressOf((await get(cli, "/")).text) ?? "")).text).toBe("two");
  expect((await get(cli, before ?? "")).status).toBe(404);
});

test("changes during a failed build are included once the error is fixed", {
  timeout: scaledTimeout(60_000),
}, async () => {
  const site = siteAt(tempSite(onTestFinished));
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  const text = site.read(index);
  site.write(index, "export default 1 +");
  await until(async () => (await get(cli, "/")).status === 500);
  site.write("pages/_index.css", "h1 { color: #123456; }");
  site.write("pages/_hello.client.ts", 'document.title = "edited";');
  await until(() => cli.count(rebuilt) >= 2);
  site.write(index, text);
  await untilServed(cli, "/", "h1{color:#123456}");
  expect((await get(cli, "/")).text).toContain('document.title="edited"');
});

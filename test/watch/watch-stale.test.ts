import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editedAtOnce, get, startServing, until, untilServed } from "../support/cli/running-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const page = `import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { word } from "a-package";
export const meta = { title: "What is read", description: "Files that code reads by itself." };
export default () => {
  const at = process.env.BESIDE;
  const seen = [readFileSync(at + "/one.txt", "utf8"), readdirSync(at + "/list").join(), existsSync(at + "/there"), word(), process.env.WORD, statSync(at + "/sized").size, readdirSync(at + "/deep", { recursive: true }).length];
  // A cache of its own, which each build writes: nothing to build again for.
  const cache = at + "/cache.txt";
  const before = existsSync(cache) ? readFileSync(cache, "utf8") : "";
  writeFileSync(cache + ".new", before + "x");
  renameSync(cache + ".new", cache);
  return <main><h1>Read</h1><p>{seen.join(" ")}</p></main>;
};
`;

test("watch rebuilds when files, folders, packages or variables that the site's code reads change", {
  timeout: scaledTimeout(120_000),
}, async () => {
  const beside = siteAt(tempFolder(onTestFinished));
  beside.write("one.txt", "one");
  beside.write("list/a", "");
  beside.write("sized", "12");
  beside.write("deep/er/a", "");
  const site = siteAt(tempSite(onTestFinished));
  site.write("pages/read.tsx", page);
  site.write(
    "node_modules/a-package/package.json",
    '{ "name": "a-package", "version": "1.0.0", "main": "x.js" }',
  );
  // A timer's stack shows nothing of the site.
  const late = 'setTimeout(() => require("node:fs").readFileSync(process.env.BESIDE + "/late.txt"));';
  beside.write("late.txt", "one");
  site.write("node_modules/a-package/x.js", `exports.word = () => { ${late} return "old"; };`);
  beside.write(".env", "WORD=first\n");
  site.replace(
    "site.config.ts",
    "export default",
    'process.loadEnvFile(process.env.BESIDE + "/.env");\nexport default',
  );
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root], { BESIDE: beside.root });
  const shows = async (text: string) => {
    const reads = async () => (await get(cli, "/read").catch(() => ({ text: "" }))).text;
    const whole = /2 2$|3 \d$/.test(text) ? text : `${text} 2 2`;
    await until(async () => (await reads()).includes(`<p>${whole}</p>`));
  };
  await shows("one a false old first");
  editedAtOnce(beside, cli).write("one.txt", "two");
  await shows("two a false old first");
  // A page is served before all are built.
  await cli.printed(/rebuilt in/);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(cli.count(/rebuilt in/)).toBe(1);
  beside.write("late.txt", "two");
  await until(() => cli.count(/rebuilt in/) === 2);
  beside.write("list/b", "");
  await shows("two a,b false old first");
  beside.write("there", "");
  await shows("two a,b true old first");
  site.write("node_modules/a-package/x.js", 'exports.word = () => "new";');
  await shows("two a,b true new first");
  beside.write(".env", "WORD=second\n");
  await shows("two a,b true new second");
  beside.write("one.txt", "three");
  await shows("three a,b true new second");
  beside.write("sized", "123");
  await shows("three a,b true new second 3 2");
  beside.write("deep/er/b", "");
  await shows("three a,b true new second 3 3");
  expect((await get(cli, "/")).status).toBe(200);
});

/** Lets the process read one file while it is empty, like during a save. Later reads are normal. */
const readWhileSaved = `
const fs = require("node:fs");
const read = fs.readFileSync;
const { NOW: now, FILE: file } = process.env;
fs.readFileSync = (path, ...options) => {
  if (path !== file || !fs.existsSync(now)) return read(path, ...options);
  fs.rmSync(now);
  const text = read(path);
  fs.writeFileSync(path, "");
  const empty = read(path, ...options);
  fs.writeFileSync(path, text);
  return empty;
};
require("node:module").syncBuiltinESMExports();
`;

test.runIf(isThorough)(
  "watch reads a document again that was being saved while a build read it",
  async () => {
    const site = siteAt(tempSite(onTestFinished));
    const beside = siteAt(tempFolder(onTestFinished));
    const file = join(site.root, "legal/privacy.md");
    const now = join(beside.root, "now");
    beside.write("patch.cjs", readWhileSaved);
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root], {
      NODE_OPTIONS: `--require=${join(beside.root, "patch.cjs")}`,
      NOW: now,
      FILE: file,
    });
    // The config is read before the documents, so that no other reader gets the empty file.
    site.replace("site.config.ts", "minimumAge: 13", "minimumAge: 14");
    site.replace(
      "site.config.ts",
      "export default",
      'import { writeFileSync } from "node:fs";\nwriteFileSync(process.env.NOW!, "");\nexport default',
    );
    await cli.printed(/the document is empty/);
    await untilServed(cli, "/privacy", "14");
  },
);

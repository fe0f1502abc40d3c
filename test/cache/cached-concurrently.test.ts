import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCliAsync } from "../support/cli/run-cli-async.js";
import { readFolder } from "../support/read-folder.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* Concurrent builds of one site into separate folders share the cache, and each gives the same result as alone. */

const page = `import { useLegal } from "handbill";
const all = Array.from({ length: 45 }, (_, index) => "p" + index);
export const paths = () => all.map((one) => ({ one }));
export const meta = ({ params }) => ({ title: "The page " + params.one, description: "One of many pages, called " + params.one });
export default ({ params }) => <main><h1>{params.one} of {useLegal().length}</h1>{all.map((one) => <a key={one} href={"/many/" + one}>{one}</a>)}</main>;
`;

test("concurrent builds with a common cache give the same output as a build without a cache", {
  timeout: scaledTimeout(120_000),
}, async () => {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/many"));
  const file = join(root, "pages/many/[one].tsx");
  writeFileSync(file, page);
  const build = async (of: string, out: string) => {
    const { stdout, stderr } = await runCliAsync(["build", "--root", of, "--out", out, "--json"]);
    expect(stderr).toBe("");
    const { ok, routes, diagnostics } = JSON.parse(stdout);
    expect(ok).toBe(true);
    return { routes, diagnostics, files: readFolder(join(of, out)) };
  };
  const outs = ["one", "two"];
  const edits = [
    () => {},
    () => {
      appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
      writeFileSync(file, readFileSync(file, "utf8").replace("<main>", '<main id="edited">'));
    },
  ];
  for (const [round, edit] of (isThorough ? edits : edits.slice(0, 1)).entries()) {
    edit();
    const clean = tempFolder(onTestFinished);
    const isSource = (path: string) =>
      ![...outs, "node_modules"].includes(basename(path)) && !/^\.(one|two)\./.test(basename(path));
    cpSync(root, clean, { recursive: true, filter: isSource });
    const made = await Promise.all(outs.map((out) => build(root, out)));
    const alone = await build(clean, "one");
    for (const one of made) expect({ round, ...one }).toEqual({ round, ...alone });
  }
});

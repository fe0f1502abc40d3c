import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editedAtOnce, startServing, until } from "../support/cli/running-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** Long enough for a watcher that reports false changes. In milliseconds. */
const quietMs = 1500;

const layouts = [
  ["npm", ["package-lock.json", "node_modules/.package-lock.json"], ["--write"]],
  ["npm, without --write", ["package-lock.json", "node_modules/.package-lock.json"], []],
  ["pnpm", ["pnpm-lock.yaml", "node_modules/.modules.yaml"], ["--write"]],
  ["Bun", ["bun.lock"], ["--write"]],
  ["no package manager", [], []],
] as const;

test("watch builds once and does not restart while nothing changes", {
  timeout: scaledTimeout(60_000),
}, async () => {
  // A thorough run takes all.
  const tried = layouts.filter((_, index) => isThorough || index % 3 === 0);
  const started = tried.map(async ([layout, files, flags]) => {
    const site = siteAt(tempSite(onTestFinished));
    for (const file of files) site.write(file, "");
    // As pnpm's packages have them, in the app's own folder.
    mkdirSync(join(site.root, "app"));
    for (const name of ["one", "two"]) symlinkSync(".", join(site.root, "app", name));
    // What is missing when it is read may be in the folder that the output is written to.
    const missing = JSON.stringify(join(site.root, ".env.local"));
    const reading = `import { existsSync } from "node:fs";\nexistsSync(${missing});\n`;
    site.write("pages/index.tsx", reading + site.read("pages/index.tsx"));
    site.write("site.config.ts", `console.error("a build starts");\n${site.read("site.config.ts")}`);
    return {
      layout,
      site,
      cli: await startServing(onTestFinished, ["watch", "--root", site.root, ...flags]),
    };
  });
  const running = await Promise.all(started);
  const end = Date.now() + quietMs;
  await until(() => Date.now() > end);
  // The edit ends the silence: whatever the watcher saw before it is built with it or earlier.
  for (const { site, cli } of running) editedAtOnce(site, cli).replace("site.config.ts", "Minimal", "Edited");
  for (const { layout, cli } of running) {
    await cli.printed(/rebuilt in/);
    expect([layout, cli.count(/a build starts/), cli.count(/restarting|serving/)]).toEqual([layout, 2, 1]);
  }
});

import { chmodSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { startServing, until } from "../support/cli/running-cli.js";
import { hasTerminal, screenOf, startInTerminal } from "../support/cli/terminal.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";

function watchInTerminal(root: string, env: NodeJS.ProcessEnv = {}) {
  return startInTerminal(onTestFinished, ["watch", "--root", root, "--port", "0"], env);
}

test.runIf(hasTerminal)(
  "watch in a terminal reports each build in one line, after all remaining errors",
  async () => {
    const site = siteAt(tempSite(onTestFinished));
    const cli = watchInTerminal(site.root);
    const last = () => screenOf(cli.stdout).findLast((line) => line !== "") ?? "";
    await until(() => /^serving http:\/\/127\.0\.0\.1:\d+\/ .*r rebuild, o open, q quit$/.test(last()), last);

    site.replace("pages/index.tsx", 'to="/privacy"', 'to="/privcy"');
    const shownNow = () => screenOf(cli.stdout).join("\n");
    await until(() => last().includes("1 error") && shownNow().includes("did you mean /privacy?"), shownNow);
    site.replace("pages/index.tsx", 'to="/privcy"', 'to="/privacy"');
    await until(() => /^✓ rebuilt in [\d.]+ m?s$/.test(last()), last);

    const countBefore = screenOf(cli.stdout).length;
    site.write(
      "pages/about.tsx",
      'console.log("printed by a page");\nexport const meta = { title: "About", description: "A page for you to look at." };\nexport default () => <main><h1>A</h1></main>;\n',
    );
    await until(() => shownNow().includes("printed by a page") && last().includes("1 warning"), shownNow);

    const rebuilt = screenOf(cli.stdout).length;
    expect(rebuilt).toBeGreaterThan(countBefore);
    cli.child.stdin?.write("r");
    await until(() => screenOf(cli.stdout).length > rebuilt && last().includes("rebuilt in"), shownNow);
    cli.child.stdin?.write("q");
    expect(await cli.exit).toBe(0);
  },
);

test.runIf(hasTerminal)("watch in a terminal opens the browser with o, and ends with Ctrl-C", async () => {
  const site = siteAt(tempSite(onTestFinished));
  site.write("browser.sh", `#!/bin/sh\necho "$1" > ${site.root}/opened.txt\n`);
  const cli = watchInTerminal(site.root, { BROWSER: `${site.root}/browser.sh` });
  chmodSync(`${site.root}/browser.sh`, 0o755);
  const [, address] = await cli.printed(/(http:\/\/127\.0\.0\.1:\d+\/)/);
  cli.child.stdin?.write("o");
  await until(() => site.read("opened.txt") === `${address}\n`);
  cli.child.stdin?.write("\u0003");
  expect(await cli.exit).toBe(0);
});

test("watch without a terminal prints plain lines, and reports each error once", async () => {
  const site = siteAt(tempSite(onTestFinished));
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  // Paused, because an interrupted write would cause two rebuilds.
  cli.whilePaused(() => site.replace("pages/index.tsx", 'to="/privacy"', 'to="/privcy"'));
  await cli.printed(/1 error/);
  cli.whilePaused(() => site.write("pages/_index.css", "h1 { color: red }"));
  await until(
    () => cli.count(/1 error/) === 2,
    () => cli.output,
  );
  expect(cli.count(/did you mean/)).toBe(1);
  expect(cli.output).not.toContain("\u001b");
  expect(cli.stdout).toMatch(
    /^✓ built in [\d.]+ m?s\nserving http:\S+\n(✗ rebuilt in [\d.]+ m?s; 1 error\n){2}$/,
  );
  cli.child.kill("SIGINT");
  expect(await cli.exit).toBe(0);
});

test("watch ends when its output is closed", async () => {
  const site = siteAt(tempSite(onTestFinished));
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  cli.child.stdout?.destroy();
  cli.child.stderr?.destroy();
  site.write("pages/_index.css", "h1 { color: red }");
  expect(await cli.exit).toBe(0);
});

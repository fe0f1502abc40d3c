import { describe, expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { until } from "../support/cli/running-cli.js";
import { hasTerminal, screenOf, startInTerminal } from "../support/cli/terminal.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The progress of a run that takes longer than a second. */

const step = /(rendering pages|checking|writing the output).* …/;

/** Waits without using the processor. */
const wait = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

/** A site with a page that takes more than a second, and prints something afterwards. */
function slowSite(rest = "") {
  const site = siteAt(tempSite(onTestFinished));
  site.write(
    "pages/slow.tsx",
    `${wait(1100)}
export const meta = { title: "Slow page", description: "A page that takes its time." };
export default function Slow() {
  console.log("printed by a page");
  return <main><h1>Slow</h1>${rest}</main>;
}
`,
  );
  site.replace("pages/index.tsx", "<main>", '<main><Link to="/slow">Slow</Link>');
  return site.root;
}

describe.runIf(hasTerminal)("progress on a terminal", () => {
  const commands = [
    ["build", ["build"], 0],
    ["check", ["check", "--offline"], 0],
    ["a build that finds mistakes", ["build"], 1],
  ] as const;
  test.each(isThorough ? commands : commands.slice(0, 2))(
    "of %s shows the current step, and is cleared at the end",
    async (_, args, status) => {
      const mistake = status === 0 ? "" : '<a href="/nowhere">x</a>';
      const cli = startInTerminal(onTestFinished, [...args, "--root", slowSite(mistake)]);
      expect(await cli.exit).toBe(status);
      expect(cli.stdout).toMatch(step);
      const writes = args[0] === "build" && status === 0;
      expect(cli.stdout.includes("writing the output")).toBe(writes);
      const screen = screenOf(cli.stdout);
      expect(screen.join("\n")).not.toMatch(step);
      expect(screen[0]).toBe("printed by a page");
      expect(screen.at(-1)).toBe("");
    },
  );

  test("counts the finished pages", async () => {
    const site = siteAt(tempSite(onTestFinished));
    site.write(
      "pages/[n].tsx",
      `export const paths = () => ["a", "b", "c", "d"].map((n) => ({ n }));
export const meta = ({ params }) => ({ title: \`Page \${params.n}\`, description: \`The page called \${params.n}.\` });
export default function Page({ params }) {
  ${wait(500)}
  return <main><h1>{params.n}</h1></main>;
}
`,
    );
    const cli = startInTerminal(onTestFinished, ["build", "--root", site.root]);
    expect(await cli.exit).toBe(0);
    expect(cli.stdout).toMatch(/rendering pages: \d of [5-9] …/);
  });

  test("is shown by watch too", async () => {
    const cli = startInTerminal(onTestFinished, ["watch", "--root", slowSite(), "--port", "0"]);
    const last = () => screenOf(cli.stdout).findLast((line) => line !== "") ?? "";
    await until(() => last().startsWith("serving"), last);
    expect(cli.stdout).toMatch(step);
    expect(screenOf(cli.stdout).join("\n")).not.toMatch(step);
    cli.child.stdin?.write("q");
    expect(await cli.exit).toBe(0);
  });

  test("does not appear in the output of --json", async () => {
    const cli = startInTerminal(onTestFinished, ["build", "--root", slowSite(), "--json"]);
    expect(await cli.exit).toBe(0);
    expect(cli.stdout).toContain("printed by a page");
    expect(cli.stdout).not.toMatch(step);
  });
});

test("without a terminal no progress is printed", () => {
  const { stdout, stderr } = runCli(["build", "--root", slowSite()]);
  expect(stderr).toBe("printed by a page\n");
  expect(stdout).not.toMatch(step);
});

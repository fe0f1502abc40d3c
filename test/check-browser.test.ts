import { writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { layFolder } from "./support/check-cases.js";
import { runProgram } from "./support/run-cli.js";
import { runCliAsync } from "./support/run-cli-async.js";
import { linkPackages, repository, sitesFolder, tempFolder } from "./support/temp-site.js";

const browser = process.env.CHROME_PATH ?? "/usr/bin/chromium";

async function siteWith(page?: { code: string; style: string }): Promise<string> {
  const root = tempFolder(onTestFinished);
  await cp(join(sitesFolder, "whole"), root, { recursive: true });
  if (page) {
    writeFileSync(join(root, "pages/_broken.css"), page.style);
    const meta = '{ title: "A broken page", description: "A page that only a browser finds wrong." }';
    writeFileSync(
      join(root, "pages/broken.tsx"),
      `import "./index.css";\nimport "./_broken.css";\nimport "./_broken.client.ts";\nexport const meta = ${meta};\nexport default function Broken() {\n  return ${page.code};\n}\n`,
    );
    writeFileSync(
      join(root, "pages/_broken.client.ts"),
      'setTimeout(() => { throw new Error("thrown by the page"); });',
    );
  }
  return root;
}

const check = async (root: string, chromePath: string) => {
  const args = ["check", "--root", root, "--offline", "--browser", "--json"];
  const { status, stdout } = await runCliAsync(args, { env: { CHROME_PATH: chromePath } });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; page?: string; message: string }[];
  };
  return { status, diagnostics };
};

test("a whole site passes in a browser, light and dark, wide and narrow", async () => {
  expect(await check(await siteWith(), browser)).toEqual({ status: 0, diagnostics: [] });
});

test("what only a browser finds is reported at its page", async () => {
  const code = `<main><h1>Broken</h1><p className="faint">Hard to read</p><p className="wide">${"long".repeat(40)}</p></main>`;
  const root = await siteWith({ code, style: ".faint { opacity: .2 } .wide { white-space: nowrap }" });
  const { status, diagnostics } = await check(root, browser);
  expect(new Set(diagnostics.map(({ code, page }) => `${code} ${page}`))).toEqual(
    new Set(["check/accessibility /broken", "check/console-error /broken", "check/cut-off /broken"]),
  );
  expect(diagnostics.find((one) => one.code === "check/accessibility")?.message).toContain("color-contrast");
  expect(status).toBe(1);
});

test("without a browser the check fails and says how to get one", async () => {
  const { status, diagnostics } = await check(await siteWith(), "/no/such/browser");
  expect(diagnostics.map(({ code }) => code)).toEqual(["check/no-browser"]);
  expect(status).toBe(1);
});

test("without the packages the check fails and names them", async () => {
  const root = tempFolder(onTestFinished);
  linkPackages(root, ["esbuild", "react", "react-dom"]);
  const installed = join(root, "node_modules/handbill");
  await mkdir(installed);
  for (const part of ["bin", "lib", "package.json"])
    await cp(join(repository, part), join(installed, part), { recursive: true });
  // Outside the repository, whose packages would be found from any folder in it.
  const args = [...layFolder(onTestFinished), "--links-only", "--browser", "--json"];
  const { status, stdout } = runProgram([process.execPath, join(installed, "bin/handbill.cjs"), ...args], {
    env: { CHROME_PATH: "/no/such/browser" },
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  expect(diagnostics).toMatchObject([
    { code: "check/no-browser-packages", message: expect.stringMatching(/playwright-core axe-core$/) },
  ]);
  expect(status).toBe(1);
});

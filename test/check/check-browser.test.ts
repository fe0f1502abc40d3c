import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserPath } from "../support/browser/browser.js";
import { runProgram } from "../support/cli/run-cli.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { prepareCheck } from "../support/sites/check-cases.js";
import { linkPackages, type OnEnd, repository, sitesFolder, tempFolder } from "../support/temp-site.js";

interface BrokenPage {
  readonly code: string;
  readonly style: string;
  readonly script: string;
}

async function siteWith(page?: BrokenPage, onEnd: OnEnd = onTestFinished): Promise<string> {
  const root = tempFolder(onEnd);
  await cp(join(sitesFolder, "whole"), root, { recursive: true });
  if (page) {
    // Other pages have no influence on the findings on this one, and each is checked five times.
    for (const file of ["pages/[legal].tsx", "legal", "pages/index.tsx"])
      rmSync(join(root, file), { recursive: true });
    const config = join(root, "site.config.ts");
    writeFileSync(config, readFileSync(config, "utf8").replace(/ {2}legal: .*\n/, ""));
    writeFileSync(join(root, "pages/_broken.css"), page.style);
    const meta = '{ title: "A broken page", description: "A page that only a browser finds wrong." }';
    writeFileSync(
      join(root, "pages/index.tsx"),
      `import "./index.css";\nimport "./_broken.css";\nimport "./_broken.client.ts";\nexport const meta = ${meta};\nexport default function Broken() {\n  return ${page.code};\n}\n`,
    );
    writeFileSync(join(root, "pages/_broken.client.ts"), page.script);
  }
  return root;
}

/** Allows origins in a site's config. */
function allow(root: string, ...origins: readonly string[]): void {
  const config = join(root, "site.config.ts");
  const checks = `checks: { allowedOrigins: ${JSON.stringify(origins)},`;
  writeFileSync(config, readFileSync(config, "utf8").replace("checks: {", checks));
}

const service = "https://stats.invalid";

interface Found {
  readonly code: string;
  readonly page?: string;
  readonly message: string;
}

const check = async (root: string, chromePath: string, more: readonly string[] = ["--offline"]) => {
  const args = ["check", "--root", root, ...more, "--browser", "--json"];
  const { status, stdout } = await runWarmAsync(args, { env: { CHROME_PATH: chromePath } });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
  return { status, diagnostics };
};

test("a complete site passes in a browser, in light and dark schemes, wide and narrow", async () => {
  // With an allowed service, which cannot be reached offline, text that is hidden for screen readers, and a script whose state from another view must be gone.
  const root = await siteWith({
    code: '<main><h1>Whole</h1><p className="edge">At the edge<span className="unseen">, and a long text for those who listen</span></p><script async src="https://stats.invalid/count.js" /></main>',
    style:
      ".edge { position: relative; margin-left: calc(100% - 6rem) } .unseen { position: absolute; right: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }",
    script: `const left = [localStorage.length, sessionStorage.length, document.cookie, scrollY, history.state];
if (left.some(Boolean)) console.error("Left by another: " + left);
localStorage.setItem("left", "here");
sessionStorage.setItem("left", "here");
document.cookie = "left=here";
history.replaceState("left", "");`,
  });
  allow(root, service);
  const { status, diagnostics } = await check(root, browserPath);
  // The service's host is on a reserved name.
  expect(diagnostics.map(({ code }) => code)).toEqual(["check/placeholder-address"]);
  expect(status).toBe(0);
});

/** A server with another origin than the page. It delays `/…/late.svg` until the same page requests `/…/painted`. */
async function startOther(onEnd: (end: () => unknown) => void) {
  const asked: string[] = [];
  const painted = new Set<string>();
  const held = new Map<string, () => void>();
  const server = createServer((request, response) => {
    const [, page = "", name = ""] = (request.url ?? "").split("/");
    asked.push(`/${name}`);
    response.writeHead(200, { "Content-Type": "image/svg+xml", "Access-Control-Allow-Origin": "*" });
    const picture = () =>
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"></svg>');
    if (name === "painted") {
      painted.add(page);
      response.end();
      held.get(page)?.();
    } else if (painted.has(page)) picture();
    else held.set(page, picture);
  });
  server.on("upgrade", (request, socket) => {
    asked.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onEnd(() => new Promise<void>((done) => server.close(() => done()).closeAllConnections()));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe("check on a page with a layout shift and requests to other origins", () => {
  const ends: (() => unknown)[] = [];
  let asked: readonly string[];
  let blocked: string;
  let found: Awaited<ReturnType<typeof check>>;
  // One check of both, since most of its time goes to the browser's start and to opening the page five times.
  beforeAll(async () => {
    const onEnd = (end: () => unknown) => void ends.push(end);
    const [pictures, other] = [await startOther(onEnd), await startOther(onEnd)];
    const root = await siteWith(
      {
        code: `<main><h1>Broken</h1><p>${"A text that the picture pushes down. ".repeat(30)}</p><script async src="${service}/count.js" /></main>`,
        style: "p { font-size: 1.5rem }",
        script: `const other = "//" + ${JSON.stringify(other.host.split("."))}.join("."); new WebSocket("ws:" + other + "/socket");
const page = "http://${pictures.host}/" + Math.random();
const picture = new Image();
picture.alt = "A";
picture.src = page + "/late.svg";
document.querySelector("h1")!.after(picture);
new PerformanceObserver(() => fetch(page + "/painted")).observe({ type: "paint", buffered: true });`,
      },
      onEnd,
    );
    allow(root, service, `http://${pictures.host}`);
    found = await check(root, browserPath, []);
    asked = other.asked;
    blocked = `ws://${other.host}/socket`;
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test("reports no other findings", () => {
    const codes = found.diagnostics.map(({ code }) => code);
    // The service's host is on a reserved name.
    expect(new Set(codes)).toEqual(
      new Set(["check/layout-shift", "check/console-error", "check/placeholder-address"]),
    );
    expect(found.status).toBe(1);
  });

  test("reports the layout shift of an image without a size that loads after the first paint", () => {
    const shifts = found.diagnostics
      .filter(({ code }) => code === "check/layout-shift")
      .map(({ message }) => /shift of ([\d.]+) \((.*)\)$/.exec(message)?.slice(1) ?? []);
    expect(shifts.map(([, view]) => view).sort()).toEqual([
      "dark, 1440 px",
      "dark, 390 px",
      "light, 1440 px",
      "light, 320 px",
      "light, 390 px",
    ]);
    for (const [score] of shifts) expect(Number(score)).toBeGreaterThan(0.1);
  });

  test("reports the blocked request to another origin, and the failed one to an allowed service, with their URLs", () => {
    expect(found.diagnostics.some(({ message }) => message.includes(blocked))).toBe(true);
    expect(asked).toEqual([]);
    expect(found.diagnostics).toContainEqual(
      expect.objectContaining({
        code: "check/console-error",
        message: expect.stringContaining(`: net::ERR_NAME_NOT_RESOLVED: ${service}/count.js (`),
      }),
    );
  });
});

test("without a browser, check fails and says how to install one", async () => {
  const { status, diagnostics } = await check(await siteWith(), "/no/such/browser");
  expect(diagnostics.map(({ code }) => code)).toEqual(["check/no-browser"]);
  expect(status).toBe(1);
});

test("without the optional packages, check fails and lists them", async () => {
  const root = tempFolder(onTestFinished);
  linkPackages(root, ["esbuild", "@esbuild", "react", "react-dom", "scheduler"]);
  const installed = join(root, "node_modules/handbill");
  await mkdir(installed);
  for (const part of ["bin", "lib", "package.json"])
    await cp(join(repository, part), join(installed, part), { recursive: true });
  // Outside the repository, whose packages can be found from any folder in it.
  const args = [...prepareCheck(onTestFinished), "--links-only", "--browser", "--json"];
  const { status, stdout } = runProgram([process.execPath, join(installed, "bin/handbill.cjs"), ...args], {
    env: { CHROME_PATH: "/no/such/browser" },
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  expect(diagnostics).toMatchObject([
    { code: "check/no-browser-packages", message: expect.stringMatching(/playwright-core axe-core$/) },
  ]);
  expect(status).toBe(1);
});

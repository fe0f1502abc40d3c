import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { browserPath } from "../support/browser/browser.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { sitesFolder, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* An allowed origin works in a real browser, and no other origin does. */

const answers: Readonly<Record<string, readonly [string, string]>> = {
  "/a.svg": ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
  "/style.svg": ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
  "/frame.html": [
    "text/html",
    "<!doctype html><html lang='en'><title>A frame</title><h1>A frame</h1></html>",
  ],
  "/a.js": ["text/javascript", "fetch(document.currentScript.src.replace('a.js', 'told.txt'));"],
  "/told.txt": ["text/plain", "The script ran."],
};

let origin = "";
const asked = new Set<string>();
beforeAll(async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.add(path);
    const [type, text] = answers[path] ?? [];
    response.writeHead(type ? 200 : 404, {
      "Content-Type": type ?? "text/plain",
      "Access-Control-Allow-Origin": "*",
    });
    response.end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
});

/** A complete site with a page that loads from the other origin in every possible way. */
async function checkSite(allowedOrigins: readonly string[]) {
  const root = tempFolder(onTestFinished);
  await cp(join(sitesFolder, "whole"), root, { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), "utf8").replace(from, to));
  change("site.config.ts", "checks: {", `checks: { allowedOrigins: ${JSON.stringify(allowedOrigins)},`);
  // Other pages have no influence on the findings on this one, and each is opened five times.
  for (const file of ["pages/[legal].tsx", "legal"]) rmSync(join(root, file), { recursive: true });
  change("site.config.ts", / {2}legal: .*\n/, "");
  writeFileSync(
    join(root, "pages/index.tsx"),
    `import "./index.css";
import "./_guest.css";
import "./_guest.client.ts";
export const meta = { title: "A page with guests", description: "A page that loads from another origin in each way." };
export default function Guest() {
  return (
    <main>
      <h1>Guests</h1>
      <img src="${origin}/a.svg" alt="A" width="9" height="9" />
      <iframe title="A frame" src="${origin}/frame.html" width="90" height="90" />
    </main>
  );
}
`,
  );
  writeFileSync(join(root, "pages/_guest.css"), `main { background-image: url(${origin}/style.svg); }`);
  writeFileSync(
    join(root, "pages/_guest.client.ts"),
    `const script = document.createElement("script"); script.src = "${origin}/a.js"; document.head.append(script);`,
  );
  asked.clear();
  const args = ["check", "--root", root, "--offline", "--browser", "--json"];
  const { status, stdout } = await runWarmAsync(args, {
    env: { CHROME_PATH: browserPath },
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  return { status, diagnostics };
}

// The policy of a page is tested without a browser, too: render/head and test/sites-unproved/third-party.
test.runIf(isThorough)("a page can load everything from an allowed origin", async () => {
  const { status, diagnostics } = await checkSite(["https://cdn.site.dev", origin]);
  expect(diagnostics).toEqual([]);
  expect([...asked].sort()).toEqual(Object.keys(answers).sort());
  expect(status).toBe(0);
});

test.runIf(isThorough)("a page can load nothing from other origins", async () => {
  const { status, diagnostics } = await checkSite(["https://cdn.site.dev"]);
  expect([...new Set(diagnostics.map(({ code }) => code))].sort()).toEqual([
    "check/console-error",
    "check/third-party",
  ]);
  expect(diagnostics.find(({ code }) => code === "check/console-error")?.message).toMatch(
    /Content Security Policy directive/,
  );
  expect([...asked]).toEqual([]);
  expect(status).toBe(1);
});

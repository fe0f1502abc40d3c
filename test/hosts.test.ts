import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HostName, hostNames } from "../src/core/host-name.js";
import { headersAt } from "../src/core/serving.js";
import { openPage, startBrowser } from "./support/browser.js";
import { siteAt } from "./support/edit-site.js";
import { buildSite, checkSite, placeOf } from "./support/flows.js";
import { expectedAnswer, findProgram, listPaths, readHosted } from "./support/host-answers.js";
import { expectAnswers, hostedSite } from "./support/hosted-site.js";
import { runCli } from "./support/run-cli.js";
import { startServing, until } from "./support/running-cli.js";
import { repository, tempFolder, tempSite } from "./support/temp-site.js";

/*
 * What each host is told, and that a host which was told so answers so. nginx and Caddy really run, where they are
 * installed; the vendors' own programs read the others' files in `npm run test:hosts`.
 */

const telling = hostNames.filter((name) => name !== "github-pages");

test.each(telling)("preview answers as %s was told to", async (host) => {
  const root = hostedSite(host, onTestFinished);
  const cli = await startServing(onTestFinished, ["preview", "--root", root]);
  await expectAnswers(cli.origin, root);
});

test("a build for one host tells it nothing of what another is told", async () => {
  const root = hostedSite("netlify", onTestFinished);
  const cli = await startServing(onTestFinished, ["preview", "--root", root, "--host", "vercel"]);
  const response = await fetch(`${cli.origin}/old`, { redirect: "manual" });
  expect([response.status, response.headers.get("x-content-type-options")]).toEqual([404, null]);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server; it is ended with the test. */
function startProgram(program: string, args: readonly string[], folder: string): { said: () => string } {
  const child = spawn(program, args, { env: { ...process.env, HOME: folder } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return { said: () => said };
}

const nginx = findProgram("/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx");
const caddy = findProgram("/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy");

describe("a server that includes what it is told", () => {
  test.skipIf(!nginx)("nginx answers every address so", async () => {
    const { origin, root } = await serveBy("nginx", nginx ?? "", (port, root, folder) => {
      const user = process.getuid?.() === 0 ? "user root;" : "";
      const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const config = `${user} daemon off; pid ${folder}/pid; error_log stderr; events { }
http {
  access_log off; include /etc/nginx/mime.types; ${temp.join(" ")}
  server { listen 127.0.0.1:${port}; root ${root}/dist; include ${root}/handbill.nginx.conf; }
}
`;
      writeFileSync(join(folder, "nginx.conf"), config);
      return ["-p", folder, "-c", join(folder, "nginx.conf")];
    });
    await expectAnswers(origin, root);
  });

  test.skipIf(!caddy)("Caddy answers every address so", async () => {
    const { origin, root } = await serveBy("caddy", caddy ?? "", (port, root, folder) => {
      const config = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}/dist
	import ${root}/handbill.caddy
}
`;
      writeFileSync(join(folder, "Caddyfile"), config);
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
    });
    await expectAnswers(origin, root);
  });
});

async function serveBy(
  host: HostName,
  program: string,
  argsOf: (port: number, root: string, folder: string) => string[],
): Promise<{ origin: string; root: string }> {
  const root = hostedSite(host, onTestFinished);
  expect(runCli(["host", "--root", root, "--host", host, "--write"]).status).toBe(0);
  const folder = tempFolder(onTestFinished);
  const port = await freePort();
  const { said } = startProgram(program, argsOf(port, root, folder), folder);
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(origin)).ok, said);
  const absent = await fetch(`${origin}/assets/none-0123456789.svg`);
  expect([absent.status, absent.headers.get("cache-control")]).not.toContain(
    "public, max-age=31536000, immutable",
  );
  expect(readHosted(root).serving.headers.map(({ path }) => path)).toContain("/assets/*");
  return { origin, root };
}

test("the CloudFront function leads every address to its file, or on", () => {
  const root = hostedSite("s3-cloudfront", onTestFinished);
  expect(runCli(["host", "--root", root, "--host", "s3-cloudfront", "--write"]).status).toBe(0);
  const code = readFileSync(join(root, "cloudfront-function.js"), "utf8");
  const handler = runInNewContext(`${code}; (event) => JSON.stringify(handler(event))`) as (
    event: unknown,
  ) => string;
  const site = readHosted(root);
  for (const path of listPaths(site)) {
    const { status, location } = expectedAnswer(path, site);
    const given = JSON.parse(handler({ request: { uri: encodeURI(path) } }));
    if (location !== undefined) {
      expect([path, given]).toEqual([
        path,
        { statusCode: status, headers: { location: { value: location } } },
      ]);
    } else expect([path, site.files.has(decodeURI(given.uri).slice(1))]).toEqual([path, status === 200]);
  }
});

test("Azure is told of an answer by one rule only, and of every header", () => {
  const root = hostedSite("azure-static-web-apps", onTestFinished);
  const site = readHosted(root);
  const config = JSON.parse(readFileSync(join(root, "dist/staticwebapp.config.json"), "utf8")) as AzureConfig;
  expect([config.trailingSlash, config.responseOverrides]).toEqual([
    "never",
    { "404": { rewrite: "/404.html" } },
  ]);
  for (const path of listPaths(site)) {
    const rules = config.routes.filter(({ route }) =>
      route.endsWith("*") ? path.startsWith(route.slice(0, -1)) : encodeURI(path) === route,
    );
    expect([path, rules.length]).toEqual([path, Math.min(rules.length, 1)]);
    const expected = expectedAnswer(path, site);
    const isTold = site.serving.redirects.some(({ from }) => from === path);
    if (isTold) expect(rules[0]).toMatchObject({ redirect: expected.location, statusCode: expected.status });
    else
      expect({ ...config.globalHeaders, ...rules[0]?.headers }).toEqual(
        headersAt(site.serving.headers, path),
      );
  }
});

interface AzureConfig {
  readonly trailingSlash: string;
  readonly responseOverrides: unknown;
  readonly globalHeaders: Record<string, string>;
  readonly routes: {
    route: string;
    redirect?: string;
    statusCode?: number;
    headers?: Record<string, string>;
  }[];
}

test("verify asks for the headers and redirects that the host was told", async () => {
  const root = hostedSite("netlify", onTestFinished);
  const codesOf = async (host: HostName) => {
    const cli = await startServing(onTestFinished, ["preview", "--root", root, "--host", host]);
    const { stdout } = runCli(["verify", cli.origin, "--root", root, "--wait", "0", "--json"]);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return new Set(diagnostics.map(({ code }) => code));
  };
  expect([...(await codesOf("netlify"))]).toEqual([]);
  const codes = await codesOf("vercel");
  expect(codes).toContain("verify/header");
  expect(codes).toContain("verify/no-redirect");
});

describe("handbill host", () => {
  test("writes only what belongs into the project, only when asked, and over nothing that says something else", () => {
    const root = tempSite(onTestFinished);
    const run = (...args: string[]) => runCli(["host", "--root", root, "--host", "vercel", ...args]);
    const file = join(root, "vercel.json");
    expect(run().stdout).toContain('"cleanUrls": true');
    expect(() => readFileSync(file)).toThrow();
    expect(run("--write").status).toBe(0);
    const text = readFileSync(file, "utf8");
    expect(JSON.parse(text)).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(run("--write").status).toBe(0);
    writeFileSync(file, "{}\n");
    const refused = run("--write");
    expect([refused.status, readFileSync(file, "utf8")]).toEqual([1, "{}\n"]);
    expect(refused.stderr).toContain("run/host-file-differs");
    expect(run("--write", "--force").status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test("a build and a check tell of one that has grown stale, and nothing of one that has not", async () => {
    const root = tempSite(onTestFinished);
    const site = siteAt(root);
    const codes = async () => {
      const built = await buildSite(root, { host: "nginx" });
      const stale = built.diagnostics.filter(({ code }) => code === "plan/stale-host-file");
      return [built.ok, stale.map(placeOf)];
    };
    expect(runCli(["host", "--root", root, "--host", "nginx", "--write"]).status).toBe(0);
    expect(await codes()).toEqual([true, []]);
    site.replace("site.config.ts", "url:", 'host: "nginx", redirects: { "/old": "/privacy" },\n  url:');
    expect(await codes()).toEqual([true, ["handbill.nginx.conf"]]);
    const { diagnostics } = await checkSite(root);
    expect(diagnostics.map(({ code }) => code)).toContain("plan/stale-host-file");
    expect(runCli(["host", "--root", root, "--write", "--force"]).status).toBe(0);
    expect(await codes()).toEqual([true, []]);
  });

  test("without a host says so", () => {
    const { status, stderr } = runCli(["host", "--root", tempSite(onTestFinished)]);
    expect(status).toBe(1);
    expect(stderr).toContain("run/no-host");
  });
});

test.each(hostNames)("%s gets its own files, and twins only if it needs them", (host) => {
  const root = tempSite(onTestFinished);
  expect(runCli(["build", "--root", root, "--host", host]).status).toBe(0);
  const { files } = JSON.parse(readFileSync(join(root, "dist/.handbill.json"), "utf8")) as {
    files: Record<string, string>;
  };
  const known = [
    ".assetsignore",
    ".nojekyll",
    "_headers",
    "_redirects",
    "staticwebapp.config.json",
    "privacy/index.html",
  ];
  const own: Partial<Record<HostName, string[]>> = {
    "github-pages": [".nojekyll", "privacy/index.html"],
    netlify: ["_headers"],
    "cloudflare-pages": ["_headers"],
    "cloudflare-workers": [".assetsignore", "_headers"],
    "azure-static-web-apps": ["staticwebapp.config.json"],
  };
  expect(known.filter((name) => name in files)).toEqual(own[host] ?? []);
});

test.each(["github-pages", undefined] as const)("for %s a redirect is a page", async (host) => {
  const root = tempSite(onTestFinished);
  siteAt(root).replace("site.config.ts", "url:", 'redirects: { "/old": "/privacy#a" },\n  url:');
  const named = host ? ["--host", host] : [];
  expect(runCli(["build", "--root", root, ...named, "--base", "/app"]).status).toBe(0);
  const checked = runCli(["check", "--root", root, "--dir", "dist", "--base", "/app", "--offline", "--json"]);
  expect(checked.stdout).not.toContain('"/old"');
  const cli = await startServing(onTestFinished, ["preview", "--root", root]);
  for (const path of ["/app/old", "/app/old/"]) {
    const response = await fetch(cli.origin + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<meta http-equiv="refresh" content="0;url=/app/privacy#a"/>');
  }
});

test("in Chromium the headers of a host forbid nothing that a page's own policy allows", async () => {
  const out = join(tempFolder(onTestFinished), "dist");
  const place = ["--root", repository, "--out", out];
  expect(runCli(["build", ...place, "--host", "netlify"]).status).toBe(0);
  const cli = await startServing(onTestFinished, ["preview", ...place]);
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  for (const path of ["/", "/privacy-policy", "/none/at/depth"]) {
    const { page, complaints, close } = await openPage(browser);
    const response = await page.goto(cli.origin + path, { waitUntil: "networkidle" });
    expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
    const blocked = complaints.filter((text) => !/\b404\b/.test(text));
    expect([path, blocked]).toEqual([path, []]);
    await close();
  }
  const { page, close } = await openPage(browser);
  await page.setContent(`<iframe src="${cli.origin}/"></iframe>`, { waitUntil: "networkidle" });
  expect(page.frames().map((frame) => frame.url())).toContain("chrome-error://chromewebdata/");
  await close();
});

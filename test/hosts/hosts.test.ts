import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test } from "vitest";
import { storeOfAgent } from "../../src/model/hosts/phones.js";
import { type HostName, headersAt, hostNames } from "../../src/model/hosts/serving.js";
import { userAgents } from "../support/browser/user-agents.js";
import { runWarm, runWarmAsync } from "../support/cli/warm-cli.js";
import { expectedAnswer, listPaths, readHosted } from "../support/network/host-answers.js";
import { previewed } from "../support/network/previewed.js";
import { realServers, serveReally } from "../support/network/real-servers.js";
import { siteAt } from "../support/sites/edit-site.js";
import { expectAnswers, hostedSite, linksOfApp, noPhones, phones } from "../support/sites/hosted-site.js";
import { tempSite } from "../support/temp-site.js";

/*
 * The configuration for each host, and the host's answers with it. nginx and Caddy really run if they are installed; the vendors' own
 * programs read the other files in `npm run test:hosts`.
 */

const telling = hostNames.filter((name) => name !== "github-pages");

test.each(telling)("preview answers according to the configuration of %s", async (host) => {
  const root = hostedSite(host, onTestFinished);
  await expectAnswers(await previewed(onTestFinished, join(root, "dist")), root);
});

test("a build for one host writes no file for another", async () => {
  const root = hostedSite("netlify", onTestFinished);
  const origin = await previewed(onTestFinished, join(root, "dist"), "vercel");
  const response = await fetch(`${origin}/old`, { redirect: "manual" });
  expect([response.status, response.headers.get("x-content-type-options")]).toEqual([404, null]);
});

describe("a server with the written configuration", () => {
  for (const host of ["nginx", "caddy"] as const) {
    test.skipIf(!realServers[host].program)(`answers each URL as configured: ${host}`, async () => {
      const { origin, root } = await serveReally(host);
      await expectAnswers(origin, root);
    });
  }
});

test("host --write reports that the build writes all files of the host", () => {
  const root = hostedSite("cloudflare-pages", onTestFinished);
  const { stdout, status } = runWarm(["host", "--root", root, "--host", "cloudflare-pages", "--write"]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^Nothing to write/m) });
});

test("the CloudFront function returns the file or the redirect of each URL", () => {
  const root = hostedSite("s3-cloudfront", onTestFinished);
  expect(runWarm(["host", "--root", root, "--host", "s3-cloudfront", "--write"]).status).toBe(0);
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
  for (const [link, page] of linksOfApp) {
    const { uri } = JSON.parse(handler({ request: { uri: link } }));
    expect([link, site.files.has(uri.slice(1)) ? uri : undefined]).toEqual([link, page && `/${page}`]);
  }
  const redirectFor = (agent: string) =>
    JSON.parse(handler({ request: { uri: "/get", headers: { "user-agent": { value: agent } } } }));
  for (const { store, to } of site.serving.phones)
    expect(redirectFor(phones[store])).toEqual({ statusCode: 302, headers: { location: { value: to } } });
  for (const agent of noPhones) expect(redirectFor(agent).uri).toBe("/get.html");
});

test("Vercel's rules redirect phones to their stores, and no other device", () => {
  const root = hostedSite("vercel", onTestFinished);
  expect(runWarm(["host", "--root", root, "--host", "vercel", "--write"]).status).toBe(0);
  interface Rule {
    source: string;
    destination: string;
    has?: { value: string }[];
    missing?: { value: string }[];
  }
  const { redirects } = JSON.parse(readFileSync(join(root, "vercel.json"), "utf8")) as { redirects: Rule[] };
  // It compares the whole header, case-sensitively.
  const isSo = (rules: { value: string }[] | undefined, agent: string) =>
    rules?.some(({ value }) => new RegExp(`^${value}$`).test(agent));
  const leads = (agent: string) =>
    redirects
      .filter(({ source, has, missing }) => source === "/get" && isSo(has, agent) && !isSo(missing, agent))
      .map(({ destination }) => destination);
  for (const { store, to } of readHosted(root).serving.phones) expect(leads(phones[store])).toEqual([to]);
  for (const agent of noPhones) expect(leads(agent)).toEqual([]);
  for (const { userAgent } of userAgents)
    expect([userAgent, leads(userAgent).length]).toEqual([userAgent, storeOfAgent(userAgent) ? 1 : 0]);
});

test("Azure's configuration has one rule for each answer, with all headers", () => {
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
  for (const [link, page] of linksOfApp) {
    const rule = config.routes.find(
      ({ route }) => route.endsWith("/*") && link.startsWith(route.slice(0, -1)),
    );
    expect([link, rule?.rewrite]).toEqual([link, page && `/${page}`]);
  }
});

test("Netlify and Vercel serve the page above a link of the app", () => {
  const netlify = readFileSync(join(hostedSite("netlify", onTestFinished), "dist/_redirects"), "utf8");
  expect(netlify).toMatch(/\n\/event\/\* \/event 200\n$/);
  const root = hostedSite("vercel", onTestFinished);
  expect(runWarm(["host", "--root", root, "--host", "vercel", "--write"]).status).toBe(0);
  expect(JSON.parse(readFileSync(join(root, "vercel.json"), "utf8")).rewrites).toEqual([
    { source: "/event/:path+", destination: "/event" },
  ]);
});

interface AzureConfig {
  readonly trailingSlash: string;
  readonly responseOverrides: unknown;
  readonly globalHeaders: Record<string, string>;
  readonly routes: {
    route: string;
    redirect?: string;
    rewrite?: string;
    statusCode?: number;
    headers?: Record<string, string>;
  }[];
}

test("verify checks the configured headers and redirects of the host", async () => {
  const root = hostedSite("netlify", onTestFinished);
  const codesOf = async (host: HostName) => {
    const origin = await previewed(onTestFinished, join(root, "dist"), host);
    const { stdout } = await runWarmAsync(["verify", origin, "--root", root, "--wait", "0", "--json"]);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return new Set(diagnostics.map(({ code }) => code));
  };
  expect([...(await codesOf("netlify"))]).toEqual([]);
  const codes = await codesOf("vercel");
  expect(codes).toContain("verify/header");
  expect(codes).toContain("verify/no-redirect");
});

test.each(hostNames)("%s gets its own files, and copies as folders only if it needs them", (host) => {
  const root = tempSite(onTestFinished);
  expect(runWarm(["build", "--root", root, "--host", host]).status).toBe(0);
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
    "cloudflare-pages": ["_headers", "_redirects"],
    "cloudflare-workers": [".assetsignore", "_headers"],
    "azure-static-web-apps": ["staticwebapp.config.json"],
  };
  expect(known.filter((name) => name in files)).toEqual(own[host] ?? []);
});

test.each(["github-pages", undefined] as const)("for %s a redirect is a page", async (host) => {
  const root = tempSite(onTestFinished);
  siteAt(root).replace(
    "site.config.ts",
    "url:",
    'redirects: { "/old": "/privacy#how-to-reach-us" },\n  url:',
  );
  const named = host ? ["--host", host] : [];
  expect(runWarm(["build", "--root", root, ...named, "--base", "/app"]).status).toBe(0);
  const origin = await previewed(onTestFinished, join(root, "dist"));
  for (const path of ["/app/old", "/app/old/"]) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      '<meta http-equiv="refresh" content="0;url=/app/privacy#how-to-reach-us"/>',
    );
  }
});

import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { outputFileOf, slugOf } from "../model/addresses/addresses.js";
import { listPhoneRedirects } from "../model/addresses/get-links.js";
import type { Host, HostFile } from "../model/hosts/host.js";
import type { DeriveInput } from "../model/pages/derived.js";
import type { Page } from "../model/pages/page.js";
import type { OutputFile } from "../model/pages/tree.js";
import { configPlace } from "../model/place.js";
import type { SourceBytes } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import { planServing } from "./plan-serving.js";

interface HostTask extends Pick<DeriveInput, "site" | "sites" | "host" | "redirects"> {
  readonly pages: readonly Page[];
  /** All published files except pages. */
  readonly files: readonly SourceBytes[];
  /** The output folder, posix, relative to the project's folder. */
  readonly outDir: string;
}

/**
 * Makes a host's configuration files for the site; `files` of the result are those that are published. Reports settings that the host does not
 * support.
 */
export function configureHost(
  { site, sites, host, pages, files, redirects, outDir }: HostTask,
  log: Diagnostics,
) {
  reportIgnoredFiles(files, { site, host }, log);
  if (!host.configuration) {
    if (site.hsts && host.name !== "any") reportHsts(host, log);
    return { serving: undefined, hostFiles: [], files: [] };
  }
  if (!host.servesUnderBase && site.base !== "/") {
    log.add("plan/host-base", { host: host.title, base: site.base }, configPlace(["url"]));
  }
  const pageFiles = pages.map(({ route }) => ({ outputFile: outputFileOf(route.routePath), bytes: noBytes }));
  const phones = host.configuration.readsUserAgents ? listPhoneRedirects(sites.values()) : [];
  const all = [...pageFiles, ...files];
  const appPages = listAppPages(site, all, host);
  const serving = planServing({ site, host, pages, files: all, redirects, phones, appPages }, log);
  const headers = serving?.headers ?? [];
  const hosted = {
    headers,
    redirects,
    phones,
    appPages,
    base: site.base,
    outDir,
    name: slugOf(site.app.name),
  };
  const hostFiles = host.configuration.write(hosted);
  reportLongFiles(hostFiles, host, log);
  const own = new Set(files.map(({ outputFile }) => outputFile));
  const published = hostFiles.filter(({ path, place }) => place === "output" && !own.has(path));
  const encoder = new TextEncoder();
  return {
    serving,
    hostFiles,
    files: published.map(({ path, text }) => ({
      outputFile: path,
      bytes: encoder.encode(text),
      sourceFile: `the file for ${host.title}`,
    })),
  };
}

const noBytes = new Uint8Array();

/** Reports a `CNAME` with another domain than the site's, and files that configure hosts other than the site's. */
function reportIgnoredFiles(
  files: readonly SourceBytes[],
  { site, host }: Pick<HostTask, "site" | "host">,
  log: Diagnostics,
): void {
  const isOwnHost = host.name === "any" && host.configuration !== undefined;
  const max = host.configuration?.limits?.publishedBytes ?? Number.POSITIVE_INFINITY;
  for (const { outputFile, sourceFile, bytes } of files) {
    if (bytes.length > max) {
      const args = { host: host.title, what: "bytes a file", count: String(bytes.length), max: String(max) };
      log.add("plan/host-limit", args, { file: sourceFile });
    }
    if (outputFile === "CNAME") {
      const written = Buffer.from(bytes).toString().replace("\ufeff", "an invisible character before ");
      const domain = written.trim().toLowerCase();
      const expected = new URL(site.url).hostname;
      if (domain !== expected) log.add("read/other-domain", { domain, expected }, { file: sourceFile });
    } else if (
      /^_(redirects|headers)$/.test(outputFile) &&
      !isOwnHost &&
      !host.configuration?.configFiles?.includes(outputFile)
    )
      log.add("read/unread-file", { reason: "settings" }, { file: sourceFile });
    const lines = outputFile === "_redirects" ? Buffer.from(bytes).toString().split("\n") : [];
    const at = lines.findIndex((line) => /^\/\*\s+\S+\s+200\b/.test(line));
    if (at >= 0)
      log.add(
        "plan/redirect-source",
        {
          from: "/*",
          reason: "would answer each missing page with another page instead of the not-found page",
          hint: "delete this line: it is for apps that have one HTML file",
        },
        { file: sourceFile, line: at + 1 },
      );
  }
}

function reportLongFiles(files: readonly HostFile[], { title, configuration }: Host, log: Diagnostics): void {
  for (const { path, text } of files) {
    const max = configuration?.limits?.fileBytes?.[path];
    const count = new TextEncoder().encode(text).length;
    if (max === undefined || count <= max) continue;
    const args = { host: title, what: `bytes of ${path}`, count: String(count), max: String(max) };
    log.add("plan/host-limit", args, configPlace(["redirects"]));
  }
}

function reportHsts(host: Host, log: Diagnostics): void {
  const what = "send the header for hsts";
  const hint =
    "remove hsts and turn on HTTPS in the host's settings, or choose a host that lets you set headers";
  log.add("plan/host-cannot", { host: host.title, what, hint }, configPlace(["hsts"]));
}

/** Pages for links of the app: `/event` for `/event/5`, if `appLinks` claims `/event/*`. Other patterns get the not-found page. */
export function listAppPages(
  { appLinks }: Pick<Site, "appLinks">,
  files: readonly Pick<OutputFile, "outputFile">[],
  { configuration }: Pick<Host, "configuration">,
): string[] {
  if (configuration?.appPages === undefined) return [];
  const names = files.map(({ outputFile }) => `/${outputFile}`);
  const canShow = (page: string) =>
    names.includes(`${page}.html`) &&
    (configuration.appPages === "where no file is" || !names.some((name) => name.startsWith(`${page}/`)));
  const claimed = (appLinks?.paths ?? []).flatMap(({ path, exclude }) => {
    const [, page] = /^((?:\/[\w.~-]+)+)\/\*$/.exec(path) ?? [];
    return page === undefined || exclude ? [] : [page];
  });
  return [...new Set(claimed)].filter(canShow);
}

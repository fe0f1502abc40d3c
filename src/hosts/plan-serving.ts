import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Host } from "../model/hosts/host.js";
import type { HeaderRule, PhoneRedirect, Redirect, Serving } from "../model/hosts/serving.js";
import type { Page } from "../model/pages/page.js";
import type { OutputFile } from "../model/pages/tree.js";
import { configPlace } from "../model/place.js";
import type { Site } from "../model/site/site.js";
import { orNothing } from "../util/or-nothing.js";

interface ServingInput {
  readonly site: Pick<Site, "hsts">;
  readonly host: Host;
  readonly pages: readonly Pick<Page, "policy">[];
  readonly files: readonly Pick<OutputFile, "outputFile" | "bytes">[];
  readonly redirects: readonly Redirect[];
  readonly phones: readonly PhoneRedirect[];
  readonly appPages?: readonly string[];
}

/** Plans the configuration for a host; undefined for a host without configuration. Reports anything above its limits. */
export function planServing(input: ServingInput, log: Diagnostics): Serving | undefined {
  const { host, files, redirects, phones, appPages = [] } = input;
  if (!host.configuration || host.name === "any") return undefined;
  const { limits = {} } = host.configuration;
  const headers: HeaderRule[] = [
    { path: "/*", headers: headersOfAll(input, limits.headerLine ?? longestLine) },
    ...cacheRules(files.map(({ outputFile }) => outputFile)),
    ...typeRules(files),
  ];
  const counts = [
    ["redirects", redirects.length + phones.length + appPages.length, limits.redirects, "redirects"],
    ["headers", headers.length, limits.headerRules, "host"],
  ] as const;
  for (const [what, count, max, key] of counts) {
    if (max === undefined || count <= max) continue;
    const args = { host: host.title, what, count: String(count), max: String(max) };
    log.add("plan/host-limit", args, configPlace([key]));
  }
  return { host: host.name, headers, redirects, phones, appPages };
}

/** Servers and proxies usually accept 8 kB for all headers of an answer. */
const longestLine = 6000;

function headersOfAll({ pages, site: { hsts } }: ServingInput, longest: number): Record<string, string> {
  const policy = joinPolicies([...new Set(pages.map((page) => page.policy))]);
  const isShort = `Content-Security-Policy: ${policy}`.length <= longest;
  return {
    "Content-Security-Policy": isShort ? policy : shortPolicy(policy),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(hsts && {
      "Strict-Transport-Security": [
        `max-age=${hsts.maxAge}`,
        hsts.includeSubDomains ? "includeSubDomains" : [],
        hsts.preload ? "preload" : [],
      ]
        .flat()
        .join("; "),
    }),
  };
}

const isHashed = (outputFile: string) => /^assets\/.+-[0-9a-f]{10}\.[^/]+$/.test(outputFile);

/** A file named by its content never changes. One rule is enough if that is true of the whole folder. */
function cacheRules(files: readonly string[]): HeaderRule[] {
  const hashed = files.filter(isHashed);
  const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
  const areHashed = files.every((file) => !file.startsWith("assets/") || isHashed(file));
  if (hashed.length === 0) return [];
  return areHashed ? [{ path: "/assets/*", headers }] : hashed.map((file) => ({ path: `/${file}`, headers }));
}

/** Rules for the types of files that not every host knows by their extension. */
function typeRules(files: readonly Pick<OutputFile, "outputFile" | "bytes">[]): HeaderRule[] {
  return files.flatMap(({ outputFile, bytes }) => {
    const type = typeOf(outputFile, bytes);
    return type === undefined ? [] : [{ path: `/${outputFile}`, headers: { "Content-Type": type } }];
  });
}

function typeOf(outputFile: string, bytes: Uint8Array): string | undefined {
  const name = outputFile.slice(outputFile.lastIndexOf("/") + 1);
  if (name.endsWith(".webmanifest")) return "application/manifest+json";
  if (name.includes(".")) return undefined;
  const json: unknown = orNothing(() => JSON.parse(new TextDecoder().decode(bytes)));
  return json === undefined ? "text/plain; charset=utf-8" : "application/json";
}

/**
 * Joins policies to one that allows everything any of them allows, and forbids framing. A page's own policy in its head applies as well.
 * Source: Content Security Policy Level 3, https://www.w3.org/TR/CSP3/#multiple-policies.
 */
export function joinPolicies(policies: readonly string[]): string {
  const joined = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(";"))) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    const known = joined.get(name) ?? new Set();
    for (const source of sources) known.add(source);
    if (name !== "") joined.set(name, known);
  }
  const directives = [...joined].map(([name, sources]) => {
    const some = [...sources].filter((source) => source !== "'none'");
    return `${name} ${some.length > 0 ? some.join(" ") : "'none'"}`;
  });
  return [...directives, framing].join("; ");
}

/** A policy without the hashes of pages, for a host that does not accept a header of that length. */
export const shortPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => /^(base-uri|form-action|frame-ancestors) /.test(directive))
    .join("; ");

const framing = "frame-ancestors 'none'";

import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import { noPhone, phoneOf } from "../model/hosts/phones.js";
import { manifestFile, redirectStatuses } from "../model/hosts/serving.js";
import { formatJson, keyValues, usualAddresses } from "./common.js";

/** Source: https://vercel.com/docs/project-configuration; limits: the schemas in @vercel/routing-utils. */
export const vercel: Host = {
  name: "vercel",
  title: "Vercel",
  addresses: { ...usualAddresses, redirectStatus: 308 },
  configuration: {
    redirectStatuses,
    appPages: "where no file is",
    readsUserAgents: true,
    // `cleanUrls` redirects `/x.html` to `/x` before other redirects apply.
    cannotRedirect: /^\/\.well-known\/|\.html$/,
    limits: { redirects: 2047, headerRules: 2048, headerLine: 32_768 },
    write,
  },
};

function write({ headers, redirects, phones, appPages = [], outDir }: HostedSite): HostFile[] {
  const text = formatJson({
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build -- --strict",
    outputDirectory: outDir,
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: encodeURI(rule.path).replace("*", "(.*)"),
      headers: keyValues(rule.headers),
    })),
    ...(appPages.length > 0 && {
      rewrites: appPages.map((page) => ({ source: `${page}/:path+`, destination: page })),
    }),
    // Redirects win over files, so this hides the manifest.
    redirects: [
      ...phones.map(({ from, store, to }) => ({
        source: encodeURI(from),
        has: [whereAgentIs(phoneOf[store])],
        missing: [whereAgentIs(noPhone)],
        destination: to,
        statusCode: 302,
      })),
      ...[...redirects, { from: `/${manifestFile}`, to: "/", status: 302 }].map(({ from, to, status }) => ({
        source: encodeURI(from),
        destination: to,
        statusCode: status,
      })),
    ],
  });
  return [{ path: "vercel.json", text, place: "project" }];
}

/** A value is matched as a whole and case-sensitively. */
const whereAgentIs = (pattern: string) => ({
  type: "header",
  key: "user-agent",
  value: `.*(?:${inAnyCase(pattern)}).*`,
});

/** `[^u]bot\\b` → `[^uU][bB][oO][tT]\\b`. */
const inAnyCase = (pattern: string) =>
  pattern.replace(/\\.|\[\^?(\w)\]|[a-z]/gi, (part, inBrackets?: string) => {
    const letter = inBrackets ?? part;
    if (part.startsWith("\\")) return part;
    const both = `${letter.toLowerCase()}${letter.toUpperCase()}`;
    return inBrackets === undefined ? `[${both}]` : part.replace(letter, both);
  });

import type { Host, HostFile, HostLimits, Told } from "../core/host.js";
import { redirectStatuses } from "../core/serving.js";
import { writeHeadersAndRedirects } from "./netlify.js";

/** It takes 2,000 lines, and each redirect has two. Source: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
export const cloudflareLimits: HostLimits = { redirects: 1000, headerRules: 100, headerLine: 2000 };

/** Source: https://developers.cloudflare.com/pages/configuration/serving-pages/. */
export const cloudflarePages: Host = {
  name: "cloudflare-pages",
  title: "Cloudflare Pages",
  addresses: {
    slashAfterFile: "redirect",
    slashAfterBoth: "file",
    folder: "redirect",
    slashAfterFolder: "file",
    htmlEnding: "redirect",
    redirectStatus: 308,
    slashAfterRedirect: "redirect",
    withoutNotFoundPage: "landing page",
  },
  needsTwins: false,
  runsJekyll: false,
  servesUnderBase: false,
  reads: {
    redirectStatuses,
    ownFiles: ["_headers", "_redirects"],
    limits: cloudflareLimits,
    write: writeForCloudflare,
  },
};

/** Cloudflare takes a path with a slash at its end for another one. */
export function writeForCloudflare(told: Told): HostFile[] {
  const redirects = told.redirects.flatMap((redirect) =>
    redirect.from === "/" ? [redirect] : [redirect, { ...redirect, from: `${redirect.from}/` }],
  );
  return writeHeadersAndRedirects({ ...told, redirects });
}

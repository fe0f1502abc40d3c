import type { Host, HostedSite, HostFile, HostLimits } from "../model/hosts/host.js";
import { manifestFile, type RedirectStatus, redirectStatuses } from "../model/hosts/serving.js";
import { writeHeadersAndRedirects } from "./netlify.js";
import { rivals } from "./rival-files.js";

/**
 * 2,000 lines are allowed, and each redirect has two. Source: https://developers.cloudflare.com/pages/configuration/headers/ and
 * …/redirects/.
 */
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
    appPages: "everywhere",
    ownFiles: ["_headers", "_redirects"],
    // Source: https://developers.cloudflare.com/pages/functions/advanced-mode/.
    rivals: rivals("_headers", "instead", ["public/_worker.js"]),
    limits: { ...cloudflareLimits, redirects: 999 },
    write: (hosted) => writeHeadersAndRedirects(withManifestAway(withSlashes(hosted, 308))),
  },
};

/** Hides the manifest with a redirect: the host publishes every file, but redirects win over files. */
const withManifestAway = (hosted: HostedSite): HostedSite => ({
  ...hosted,
  redirects: [...hosted.redirects, { from: `/${manifestFile}`, to: "/", status: 302 }],
});

export const writeForCloudflare = (hosted: HostedSite): HostFile[] =>
  writeHeadersAndRedirects(withSlashes(hosted, 307));

/** For Cloudflare, a path with a slash at its end is another path, and `/event/*` matches `/event/`. */
function withSlashes(hosted: HostedSite, status: RedirectStatus): HostedSite {
  const redirects = hosted.redirects.flatMap((redirect) =>
    redirect.from === "/" ? [redirect] : [redirect, { ...redirect, from: `${redirect.from}/` }],
  );
  const toPages = hosted.appPages?.map(({ page }) => ({ from: `${page}/`, to: page, status })) ?? [];
  return { ...hosted, redirects: [...redirects, ...toPages] };
}

import type { Host, HostedSite, HostLimits } from "../model/hosts/host.js";
import { manifestFile, type RedirectStatus, redirectStatuses } from "../model/hosts/serving.js";
import { formatJson, usualAddresses } from "./common.js";
import { writeHeadersAndRedirects } from "./netlify.js";

/** 2,000 lines, and two for each redirect. Source: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
const cloudflareLimits: HostLimits = {
  ...{ redirects: 1000, headerRules: 100, headerLine: 2000 },
  // Source: https://developers.cloudflare.com/pages/platform/limits/.
  publishedBytes: 25 * 1024 * 1024,
};

/** Source: https://developers.cloudflare.com/pages/configuration/serving-pages/. */
export const cloudflarePages: Host = {
  name: "cloudflare-pages",
  title: "Cloudflare Pages",
  addresses: {
    ...usualAddresses,
    slashAfterBoth: "file",
    folder: "redirect",
    slashAfterFolder: "file",
    redirectStatus: 308,
    withoutNotFoundPage: "landing page",
  },
  configuration: {
    redirectStatuses,
    appPages: "everywhere",
    configFiles: ["_headers", "_redirects"],
    limits: { ...cloudflareLimits, redirects: 999 },
    write: (hosted) => writeHeadersAndRedirects(withManifestAway(withSlashes(hosted, 308))),
  },
};

/** Hides the manifest with a redirect: the host publishes every file, but redirects win over files. */
const withManifestAway = (hosted: HostedSite): HostedSite => ({
  ...hosted,
  redirects: [...hosted.redirects, { from: `/${manifestFile}`, to: "/", status: 302 }],
});

/** For Cloudflare, a path with a slash at its end is another path, and `/event/*` matches `/event/`. */
function withSlashes(hosted: HostedSite, status: RedirectStatus): HostedSite {
  const redirects = hosted.redirects.flatMap((redirect) =>
    redirect.from === "/" ? [redirect] : [redirect, { ...redirect, from: `${redirect.from}/` }],
  );
  const toPages = hosted.appPages?.map((page) => ({ from: `${page}/`, to: page, status })) ?? [];
  return { ...hosted, redirects: [...redirects, ...toPages] };
}

/** A Worker with static assets and without code. Source: https://developers.cloudflare.com/workers/static-assets/. */
export const cloudflareWorkers: Host = {
  ...cloudflarePages,
  name: "cloudflare-workers",
  title: "Cloudflare Workers",
  addresses: { ...cloudflarePages.addresses, redirectStatus: 307, withoutNotFoundPage: "nothing" },
  configuration: cloudflarePages.configuration && {
    ...cloudflarePages.configuration,
    // The manifest is hidden without a redirect.
    limits: cloudflareLimits,
    configFiles: ["_headers", "_redirects", ".assetsignore"],
    write: (hosted) => [
      ...writeHeadersAndRedirects(withSlashes(hosted, 307)),
      // Wrangler uploads the whole folder except for the files listed here.
      { path: ".assetsignore", text: `${manifestFile}\n`, place: "output" },
      {
        path: "wrangler.jsonc",
        text: formatJson({
          name: hosted.name,
          compatibility_date: "2026-01-01",
          assets: {
            directory: `./${hosted.outDir}`,
            html_handling: "auto-trailing-slash",
            not_found_handling: "404-page",
          },
        }),
        place: "project",
      },
    ],
  },
};

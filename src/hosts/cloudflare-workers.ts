import type { Host } from "../model/hosts/host.js";
import { manifestFile } from "../model/hosts/serving.js";
import { cloudflareLimits, cloudflarePages, writeForCloudflare } from "./cloudflare-pages.js";
import { formatJson } from "./format-json.js";
import { rivals } from "./rival-files.js";

/** A Worker with static assets and without code. Source: https://developers.cloudflare.com/workers/static-assets/. */
export const cloudflareWorkers: Host = {
  ...cloudflarePages,
  name: "cloudflare-workers",
  title: "Cloudflare Workers",
  addresses: { ...cloudflarePages.addresses, redirectStatus: 307, withoutNotFoundPage: "nothing" },
  reads: cloudflarePages.reads && {
    ...cloudflarePages.reads,
    // The manifest is hidden without a redirect.
    limits: cloudflareLimits,
    // Wrangler looks for wrangler.json, then this one, then wrangler.toml.
    rivals: [
      ...rivals("wrangler.jsonc", "instead", ["wrangler.json"]),
      ...rivals("wrangler.jsonc", "unread", ["wrangler.toml"]),
    ],
    ownFiles: [...cloudflarePages.reads.ownFiles, ".assetsignore"],
    write: (hosted) => [
      ...writeForCloudflare(hosted),
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

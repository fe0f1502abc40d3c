import type { Host } from "../core/host.js";

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
    withoutNotFoundPage: "landing page",
  },
  needsTwins: false,
  runsJekyll: false,
};

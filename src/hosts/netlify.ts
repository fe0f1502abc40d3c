import type { Host } from "../core/host.js";

/** Source: https://github.com/slorber/trailing-slash-guide, measured with "Pretty URLs", which is the default. */
export const netlify: Host = {
  name: "netlify",
  title: "Netlify",
  addresses: {
    slashAfterFile: "redirect",
    slashAfterBoth: "redirect",
    folder: "redirect",
    slashAfterFolder: "file",
    htmlEnding: "file",
    redirectStatus: 301,
    withoutNotFoundPage: "nothing",
  },
  needsTwins: false,
  runsJekyll: false,
};

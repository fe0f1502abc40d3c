import type { AddressRules, Host } from "../model/hosts/host.js";

/** It does not redirect `/x/` to `/x`. Source: https://github.com/slorber/trailing-slash-guide. */
const githubPagesAddresses: AddressRules = {
  slashAfterFile: "not-found",
  slashAfterBoth: "file",
  folder: "redirect",
  slashAfterFolder: "file",
  htmlEnding: "file",
  redirectStatus: 301,
  slashAfterRedirect: "not-found",
  withoutNotFoundPage: "nothing",
};

/** It reads no configuration: no headers, no redirects, no types. A published branch goes through Jekyll first. */
export const githubPages: Host = {
  name: "github-pages",
  title: "GitHub Pages",
  addresses: githubPagesAddresses,
  needsTwins: true,
  runsJekyll: true,
  servesUnderBase: true,
  configuration: undefined,
};

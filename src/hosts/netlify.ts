import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import type { HeaderRule, Redirect } from "../model/hosts/serving.js";
import { redirectStatuses } from "../model/hosts/serving.js";
import { usualAddresses } from "./common.js";

/** Source: https://docs.netlify.com/manage/routing/headers/, https://docs.netlify.com/manage/routing/redirects/overview/. */
export const netlify: Host = {
  name: "netlify",
  title: "Netlify",
  // Measured with "Pretty URLs", which is the default: https://github.com/slorber/trailing-slash-guide.
  addresses: { ...usualAddresses, folder: "redirect", slashAfterFolder: "file", htmlEnding: "file" },
  configuration: {
    redirectStatuses,
    appPages: "where no file is",
    configFiles: ["_headers", "_redirects"],
    write: writeHeadersAndRedirects,
  },
};

/** Writes the two files that Netlify introduced and Cloudflare adopted. */
export function writeHeadersAndRedirects({ headers, redirects, appPages = [] }: HostedSite): HostFile[] {
  const rules = { path: "_headers", text: formatHeadersFile(headers), place: "output" } as const;
  const shown = appPages.map((page) => ({ from: `${page}/*`, to: page, status: 200 }));
  const all = [...redirects, ...shown];
  if (all.length === 0) return [rules];
  return [rules, { path: "_redirects", text: formatRedirectsFile(all), place: "output" }];
}

function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${encodeURI(path)}\n${lines.join("")}`;
    })
    .join("");
}

const formatRedirectsFile = (
  redirects: readonly (Pick<Redirect, "from" | "to"> & { readonly status: number })[],
): string => redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}\n`).join("");

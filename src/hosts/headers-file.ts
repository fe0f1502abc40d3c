import type { HeaderRule, Redirect } from "../model/hosts/serving.js";

/** Formats `_headers` for Netlify and Cloudflare. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${encodeURI(path)}\n${lines.join("")}`;
    })
    .join("");
}

/** Formats `_redirects` for Netlify and Cloudflare. */
export const formatRedirectsFile = (
  redirects: readonly (Pick<Redirect, "from" | "to"> & { readonly status: number })[],
): string => redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}\n`).join("");

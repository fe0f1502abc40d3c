/** The hosts that handbill knows, as the config and the command line name them. */
export const hostNames = [
  "github-pages",
  "netlify",
  "cloudflare-pages",
  "cloudflare-workers",
  "vercel",
  "firebase",
  "s3-cloudfront",
  "azure-static-web-apps",
  "nginx",
  "caddy",
] as const;
export type HostName = (typeof hostNames)[number];

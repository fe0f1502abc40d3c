import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import { manifestFile } from "../model/hosts/serving.js";
import { formatJson, keyValues, usualAddresses } from "./common.js";

/** Source: https://firebase.google.com/docs/hosting/full-config. */
export const firebase: Host = {
  name: "firebase",
  title: "Firebase Hosting",
  addresses: usualAddresses,
  configuration: { redirectStatuses: [301, 302], appPages: "where no file is", write },
};

function write({ headers, redirects, appPages = [], outDir }: HostedSite): HostFile[] {
  const everywhere = headers.find(({ path }) => path === "/*");
  const text = formatJson({
    hosting: {
      public: outDir,
      cleanUrls: true,
      trailingSlash: false,
      // Otherwise Firebase would generate association files for apps that it does not know.
      appAssociation: "NONE",
      ignore: [`**/${manifestFile}`, "**/node_modules/**"],
      headers: [
        ...headers.map((rule) => ({ source: globOf(rule.path), headers: keyValues(rule.headers) })),
        // `**` does not match folders whose names begin with a dot.
        ...(everywhere ? [{ source: "/.well-known/**", headers: keyValues(everywhere.headers) }] : []),
      ],
      ...(appPages.length > 0 && {
        rewrites: appPages.map((page) => ({ source: `${page}/**`, destination: `${page}.html` })),
      }),
      ...(redirects.length > 0 && {
        redirects: redirects.map(({ from, to, status }) => ({
          // Compared with the decoded path.
          source: `${from}{,/}`,
          destination: to,
          type: status,
        })),
      }),
    },
  });
  return [{ path: "firebase.json", text, place: "project" }];
}

const globOf = (path: string) => (path === "/*" ? "**" : path.endsWith("/*") ? `${path}*` : path);

import type { Host, HostedSite } from "../model/hosts/host.js";

/** The rules of a self-hosted server, which follows the configuration that is written for it. */
export const configuredServer: Pick<Host, "addresses" | "needsTwins" | "runsJekyll" | "servesUnderBase"> = {
  addresses: {
    slashAfterFile: "redirect",
    slashAfterBoth: "redirect",
    folder: "file",
    slashAfterFolder: "file",
    htmlEnding: "file",
    redirectStatus: 301,
    slashAfterRedirect: "redirect",
    withoutNotFoundPage: "nothing",
  },
  needsTwins: false,
  runsJekyll: false,
  servesUnderBase: true,
};

/** Separates the headers of every answer from those of some paths. */
export function splitHeaders(headers: HostedSite["headers"]): {
  readonly everywhere: Readonly<Record<string, string>>;
  readonly others: HostedSite["headers"];
} {
  return {
    everywhere: headers.find(({ path }) => path === "/*")?.headers ?? {},
    others: headers.filter(({ path }) => path !== "/*"),
  };
}

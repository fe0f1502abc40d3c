import { withBase } from "../model/addresses/addresses.js";
import type { AddressRules, Host, HostConfiguration, HostedSite } from "../model/hosts/host.js";
import { redirectStatuses } from "../model/hosts/serving.js";
import type { Json } from "../model/json.js";

export const formatJson = (value: Json): string => `${JSON.stringify(value, undefined, 2)}\n`;

export const keyValues = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The URL of a redirect's target. */
export const hrefOf = (to: string, base: string): string => (to.startsWith("/") ? withBase(base, to) : to);

/** The same for a configuration in which `$` and `{x}` are variables that cannot be escaped: percent-encoding means the same in a URL. */
export const plainHrefOf = (to: string, base: string): string =>
  hrefOf(to, base).replace(/[${}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** How most hosts answer, which redirect to the URL without a slash or an extension. */
export const usualAddresses: AddressRules = {
  slashAfterFile: "redirect",
  slashAfterBoth: "redirect",
  folder: "file",
  slashAfterFolder: "redirect",
  htmlEnding: "redirect",
  redirectStatus: 301,
  slashAfterRedirect: "redirect",
  withoutNotFoundPage: "nothing",
};

/** A self-hosted server, which answers as the configuration says that is written for it. */
export const configuredServer = ({
  write,
  ...names
}: Pick<Host, "name" | "title"> & Pick<HostConfiguration, "write">): Host => ({
  ...names,
  addresses: { ...usualAddresses, slashAfterFolder: "file", htmlEnding: "file" },
  servesUnderBase: true,
  configuration: {
    redirectStatuses,
    readsUserAgents: true,
    appPages: "where no file is",
    write,
  },
});

/** A text in double quotes, for the configurations of such servers. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

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

import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import { manifestFile } from "../model/hosts/serving.js";
import type { JsonObject } from "../model/json.js";
import { formatJson, splitHeaders, usualAddresses } from "./common.js";

/** Source: https://learn.microsoft.com/azure/static-web-apps/configuration. */
export const azureStaticWebApps: Host = {
  name: "azure-static-web-apps",
  title: "Azure Static Web Apps",
  addresses: usualAddresses,
  configuration: {
    redirectStatuses: [301, 302],
    appPages: "everywhere",
    configFiles: ["staticwebapp.config.json"],
    limits: { fileBytes: { "staticwebapp.config.json": 20 * 1024 } },
    write,
  },
};

/** Only the first matching rule applies to a request, so no two may match; headers of all answers are separate. */
function write({ headers, redirects, appPages = [] }: HostedSite): HostFile[] {
  const { everywhere, others } = splitHeaders(headers);
  const ofMany = others.filter(({ path }) => path.endsWith("*"));
  const ofOnePath = others.filter((rule) => !ofMany.includes(rule));
  const routes: JsonObject[] = [
    { route: `/${manifestFile}`, statusCode: 404 },
    ...redirects.map(({ from, to, status }) => ({
      route: encodeURI(from),
      redirect: to,
      statusCode: status,
    })),
    ...appPages.map((page) => ({ route: `${page}/*`, rewrite: `${page}.html` })),
    ...[...ofOnePath, ...ofMany].map((rule) => ({ route: encodeURI(rule.path), headers: rule.headers })),
  ];
  const text = formatJson({
    trailingSlash: "never",
    globalHeaders: everywhere,
    routes,
    responseOverrides: { "404": { rewrite: "/404.html" } },
  });
  return [{ path: "staticwebapp.config.json", text, place: "output" }];
}

import type { HostedSite } from "../model/hosts/host.js";
import type { JsonObject } from "../model/json.js";
import { formatJson } from "./common.js";

/**
 * Formats a response headers policy, for `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. Some
 * headers have their own keys there, and are refused among the others.
 */
export function formatCloudfrontHeaders({ headers, name }: HostedSite): string {
  const everywhere = headers.find(({ path }) => path === "/*")?.headers ?? {};
  const own: JsonObject[] = [];
  const others: JsonObject[] = [];
  for (const [header, value] of Object.entries(everywhere)) {
    const known = knownHeaders[header]?.(value);
    if (known) own.push(known);
    else others.push({ Header: header, Value: value, Override: true });
  }
  return formatJson({
    Name: `${name}-site`,
    SecurityHeadersConfig: Object.assign({}, ...own),
    CustomHeadersConfig: { Quantity: others.length, Items: others },
  });
}

const knownHeaders: Readonly<Record<string, (value: string) => JsonObject>> = {
  "Content-Security-Policy": (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  "X-Content-Type-Options": () => ({ ContentTypeOptions: { Override: true } }),
  "Referrer-Policy": (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  "Strict-Transport-Security": (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes("includeSubDomains"),
      Preload: value.includes("preload"),
    },
  }),
};

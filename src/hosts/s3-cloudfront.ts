import { withBase } from "../model/addresses/addresses.js";
import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import { noPhone, phoneOf } from "../model/hosts/phones.js";
import { manifestFile, redirectStatuses } from "../model/hosts/serving.js";
import type { JsonObject } from "../model/json.js";
import { formatJson, hrefOf, splitHeaders, usualAddresses } from "./common.js";

/**
 * A bucket behind CloudFront: a function handles URLs, a policy sends headers, and types and caching are set on upload. Source:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/.
 */
export const s3Cloudfront: Host = {
  name: "s3-cloudfront",
  title: "S3 and CloudFront",
  addresses: { ...usualAddresses, folder: "not-found", htmlEnding: "file" },
  servesUnderBase: true,
  configuration: {
    redirectStatuses,
    appPages: "everywhere",
    readsUserAgents: true,
    limits: { fileBytes: { "cloudfront-function.js": 10_240 } },
    write,
  },
};

function write(hosted: HostedSite): HostFile[] {
  return [
    { path: "cloudfront-function.js", text: formatFunction(hosted), place: "project" },
    { path: "cloudfront-headers.json", text: formatHeaders(hosted), place: "project" },
    { path: "s3-upload.sh", text: formatUpload(hosted), place: "project" },
  ];
}

/** A function for the event "viewer request", which gets the URL as the browser encoded it. */
function formatFunction({ redirects, phones, appPages = [], headers, base }: HostedSite): string {
  const isPlain = (path: string) => !path.slice(path.lastIndexOf("/")).includes(".") && !path.endsWith("*");
  const plain = headers
    .filter(({ path }) => isPlain(path))
    .map(({ path }) => [encodeURI(withBase(base, path)), 1]);
  const table = Object.fromEntries(
    redirects.map(({ from, to, status }) => [encodeURI(withBase(base, from)), [status, hrefOf(to, base)]]),
  );
  const stores: Record<string, Record<string, string>> = {};
  for (const { from, store, to } of phones) {
    const path = encodeURI(withBase(base, from));
    stores[path] = { ...stores[path], [store]: to };
  }
  return `// Runtime cloudfront-js-2.0, event "viewer request".
var redirects = ${JSON.stringify(table, undefined, 1)};
var withoutEnding = ${JSON.stringify(Object.fromEntries(plain), undefined, 1)};
var stores = ${JSON.stringify(stores, undefined, 1)};
var appPages = ${JSON.stringify(appPages.map((page) => withBase(base, page)))};

function handler(event) {
  var request = event.request, uri = request.uri;
  var bare = uri.length > ${base.length} && uri.charAt(uri.length - 1) === "/" ? uri.slice(0, -1) : uri;
  if (has(redirects, bare)) return redirect(redirects[bare][0], redirects[bare][1]);
  var store = has(stores, bare) && stores[bare][storeOf(request.headers)];
  if (store) return redirect(302, store);
  if (uri.indexOf("${base}.well-known/") === 0 || has(withoutEnding, uri)) return request;
  if (bare !== uri) return redirect(301, bare);
  for (var i = 0; i < appPages.length; i++)
    if (uri.indexOf(appPages[i] + "/") === 0) uri = appPages[i];
  if (uri === "${base}") request.uri = "${base}index.html";
  else if (uri.slice(uri.lastIndexOf("/")).indexOf(".") < 0) request.uri = uri + ".html";
  return request;
}

function storeOf(headers) {
  var agent = headers && headers["user-agent"] ? headers["user-agent"].value : "";
  if (/${noPhone}/i.test(agent)) return "none";
  return /${phoneOf.appStore}/i.test(agent) ? "appStore" : /${phoneOf.googlePlay}/i.test(agent) ? "googlePlay" : "none";
}

function has(table, key) {
  return Object.prototype.hasOwnProperty.call(table, key);
}

function redirect(status, location) {
  return { statusCode: status, headers: { location: { value: location } } };
}
`;
}

/**
 * Formats a response headers policy, for `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. Some
 * headers have their own keys there, and are refused among the others.
 */
function formatHeaders({ headers, name }: HostedSite): string {
  const { everywhere } = splitHeaders(headers);
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

const forPages = "public, max-age=0, must-revalidate";

/** `aws s3 sync` guesses types by extension and skips unchanged files, so rules are applied after it. */
function formatUpload({ headers, outDir, base }: HostedSite): string {
  const lines = splitHeaders(headers).others.map((rule) => {
    const { "Cache-Control": cache, "Content-Type": type } = rule.headers;
    const options = ` --cache-control "${cache ?? forPages}"${type === undefined ? "" : ` --content-type "${type}"`}`;
    const isMany = rule.path.endsWith("*");
    const path = rule.path.slice(1).replace(/\*$/, "");
    return `aws s3 cp "$from/${path}" "$to/${path}"${isMany ? " --recursive" : ""}${options}`;
  });
  return `#!/bin/sh
# BUCKET=name sh s3-upload.sh
set -eu
from="${outDir}"
to="s3://$BUCKET${base.slice(0, -1)}"
aws s3 sync "$from" "$to" --delete --exclude ${manifestFile} --cache-control "${forPages}"
${lines.join("\n")}
`;
}

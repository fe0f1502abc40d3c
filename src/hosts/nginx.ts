import { withBase } from "../model/addresses/addresses.js";
import type { HostedSite, HostFile } from "../model/hosts/host.js";
import { noPhone, phoneOf } from "../model/hosts/phones.js";
import { manifestFile } from "../model/hosts/serving.js";
import { escapeRegExp } from "../text/escape-reg-exp.js";
import { configuredServer, plainHrefOf, quoted, splitHeaders } from "./common.js";

/** Source: https://nginx.org/en/docs/http/ngx_http_core_module.html. */
export const nginx = configuredServer({ name: "nginx", title: "nginx", write });

/** A location with an `add_header` drops those of its server, so all are in the server, with variables. Empty headers are not sent. */
function write({ headers, redirects, phones, appPages = [], base }: HostedSite): HostFile[] {
  const at = (path: string) => withBase(base, path);
  const { everywhere, others } = splitHeaders(headers);
  const text = `# For the server { } of the site, which has listen, server_name, root and its certificates:
#   include /…/handbill.nginx.conf;
charset utf-8;
absolute_redirect off;
error_page 404 ${at("/404.html")};

${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
  .join("")}
set $handbill_cache "public, max-age=0, must-revalidate";
${others
  .flatMap(({ path, headers: { "Cache-Control": cache } }) =>
    cache === undefined
      ? []
      : [`if ($uri ~ ${quoted(patternOf(at(path)))}) { set $handbill_cache ${quoted(cache)}; }\n`],
  )
  .join("")}add_header Cache-Control $handbill_cache;

location = ${at(`/${manifestFile}`)} { return 404; }
location ^~ ${at("/.well-known/")} { try_files $uri =404; }
${others
  .flatMap(({ path, headers: { "Content-Type": type } }) =>
    type === undefined
      ? []
      : [`location = ${quoted(at(path))} { types { } default_type ${quoted(type)}; }\n`],
  )
  .join("")}${redirects
  .flatMap(({ from, to, status }) =>
    [at(from), `${at(from)}/`].map(
      (path) => `location = ${quoted(path)} { return ${status} ${quoted(plainHrefOf(to, base))}; }\n`,
    ),
  )
  .join("")}${formatPhones(phones, at)}${appPages
  .map(
    (page) =>
      `location ~ ${quoted(`^${escapeRegExp(at(page))}/.*[^/]$`)} { try_files $uri $uri.html $uri/index.html ${at(page)}.html; }\n`,
  )
  .join("")}location ~ ^(?<handbill_page>/.+)/$ {
  if (-f $document_root$handbill_page.html) { return 301 $handbill_page$is_args$args; }
  try_files $uri/index.html =404;
}
location ${base} { try_files $uri $uri.html $uri/index.html =404; }
`;
  return [{ path: "handbill.nginx.conf", text, place: "project" }];
}

/** Later conditions win; the page is the default for all other devices. */
function formatPhones(phones: HostedSite["phones"], at: (path: string) => string): string {
  if (phones.length === 0) return "";
  const phone = (pattern: string, value: string) =>
    `if ($http_user_agent ~* ${quoted(pattern)}) { set $handbill_phone ${value}; }\n`;
  const locations = [...new Set(phones.map(({ from }) => from))].map((path) => {
    const own = phones.filter(({ from }) => from === path);
    const leads = own.map(
      ({ store, to }) =>
        `  if ($handbill_phone = ${store}) { return 302 ${quoted(plainHrefOf(to, "/"))}; }\n`,
    );
    return `location = ${quoted(at(path))} {\n${leads.join("")}  try_files $uri $uri.html $uri/index.html =404;\n}\n`;
  });
  const kinds = Object.entries(phoneOf).map(([store, pattern]) => phone(pattern, store));
  return ["set $handbill_phone none;\n", ...kinds, phone(noPhone, "none"), ...locations].join("");
}

const patternOf = (path: string) => {
  const literal = escapeRegExp(path.replace(/\*$/, ""));
  return path.endsWith("*") ? `^${literal}` : `^${literal}$`;
};

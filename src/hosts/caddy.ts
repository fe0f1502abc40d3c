import { withBase } from "../model/addresses/addresses.js";
import type { HostedSite, HostFile } from "../model/hosts/host.js";
import { noPhone, phoneOf } from "../model/hosts/phones.js";
import { manifestFile } from "../model/hosts/serving.js";
import { configuredServer, plainHrefOf, quoted, splitHeaders } from "./common.js";

/** Source: https://caddyserver.com/docs/caddyfile. */
export const caddy = configuredServer({ name: "caddy", title: "Caddy", write });

function write({ headers, redirects, phones, appPages = [], base }: HostedSite): HostFile[] {
  const at = (path: string) => withBase(base, path);
  const { everywhere, others } = splitHeaders(headers);
  const lines = [
    "# For the block of the site, which has its address and root:",
    "#\timport /…/handbill.caddy",
    "header {",
    ...Object.entries(everywhere).map(([name, value]) => `\t${name} ${quoted(value)}`),
    '\t?Cache-Control "public, max-age=0, must-revalidate"',
    "}",
    ...others.flatMap((rule, index) => [
      `@handbill_file_${index} {`,
      `\tpath ${quoted(at(rule.path))}`,
      // Answers for missing files must not be cached for a year.
      "\tfile",
      "}",
      ...Object.entries(rule.headers).map(
        ([name, value]) => `header @handbill_file_${index} ${name} ${quoted(value)}`,
      ),
    ]),
    ...redirects.flatMap(({ from, to, status }, index) => [
      `@handbill_redirect_${index} path ${quoted(at(from))} ${quoted(`${at(from)}/`)}`,
      `redir @handbill_redirect_${index} ${quoted(plainHrefOf(to, base))} ${status}`,
    ]),
    ...phones.flatMap(({ from, store, to }, index) => [
      `@handbill_phone_${index} {`,
      `\tpath ${quoted(at(from))} ${quoted(`${at(from)}/`)}`,
      `\theader_regexp User-Agent ${quoted(`(?i)${phoneOf[store]}`)}`,
      `\tnot header_regexp User-Agent \`(?i)${noPhone}\``,
      "}",
      `redir @handbill_phone_${index} ${quoted(plainHrefOf(to, base))} 302`,
    ]),
    `@handbill_manifest path ${quoted(at(`/${manifestFile}`))}`,
    "error @handbill_manifest 404",
    // A matcher must not depend on another one in its set, because their order is undefined.
    "@handbill_slash path_regexp slash ^(/.+)/$",
    "route @handbill_slash {",
    "\t@handbill_page file {re.slash.1}.html",
    "\tredir @handbill_page {re.slash.1} 301",
    "}",
    ...appPages.flatMap((page, index) => [
      `@handbill_app_${index} {`,
      `\tpath ${quoted(`${at(page)}/*`)}`,
      "\tnot path */",
      "\tnot file {path} {path}.html {path}/index.html",
      "}",
      `rewrite @handbill_app_${index} ${quoted(`${at(page)}.html`)}`,
    ]),
    "try_files {path} {path}.html {path}/index.html",
    "file_server",
    "handle_errors {",
    "\t@handbill_absent expression {err.status_code} == 404",
    `\trewrite @handbill_absent ${at("/404.html")}`,
    "\tfile_server @handbill_absent",
    "}",
  ];
  return [{ path: "handbill.caddy", text: `${lines.join("\n")}\n`, place: "project" }];
}

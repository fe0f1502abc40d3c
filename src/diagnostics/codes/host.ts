import { hostNames } from "../../model/hosts/serving.js";
import { error, quote, warning } from "./entry.js";

export const hostCodes = {
  "plan/redirect-source": error<{ from: string; reason: string; hint: string }>()({
    message: ({ from, reason }) => `${from} cannot be redirected: it ${reason}`,
    hint: ({ hint }) => hint,
  }),
  "plan/redirect-shadow": error<{ from: string; other: string }>()({
    message: ({ from, other }) => `${from} cannot be redirected: ${other} already exists there`,
    hint: () => "remove the redirect, or rename the page or file",
  }),
  "plan/redirect-loop": error<{ way: string }>()({
    message: ({ way }) => `redirect loop: ${way}`,
    hint: () => "remove one of these redirects, or give it another target",
  }),
  "plan/redirect-chain": error<{ from: string; way: string; last: string }>()({
    message: ({ way }) => `redirect chain: ${way}`,
    hint: ({ from, last }) => `redirect ${from} directly to ${last}`,
  }),
  "plan/redirect-nowhere": error<{ from: string; to: string }>()({
    message: ({ from, to }) => `${from} is redirected to ${to}, which does not exist`,
    hint: () => "use a page or file of the site, or an https URL",
  }),
  "plan/host-cannot": error<{ host: string; what: string; hint: string }>()({
    message: ({ host, what }) => `${host} cannot ${what}`,
    hint: ({ hint }) => hint,
  }),
  "plan/host-base": error<{ host: string; base: string }>()({
    message: ({ host, base }) => `${host} serves sites at the root, not under ${base}`,
    hint: () =>
      "remove the path from url, omit --base, or remove host if something else serves the site under that path",
  }),
  "plan/host-limit": error<{ host: string; what: string; count: string; max: string }>()({
    message: ({ host, what, count, max }) =>
      what === "headers"
        ? `${host} allows ${max} header rules; the site needs ${count}`
        : what === "redirects"
          ? `${host} allows ${max} redirects; the config has ${count}`
          : `${host} allows ${max} ${what}; the site has ${count}`,
    hint: () => "use fewer, or choose a host that allows more",
  }),
  "plan/stale-host-file": warning<{ path: string; host: string; own: string | undefined }>()({
    message: ({ path, host }) => `${path} differs from what this build would write for ${host}`,
    hint: ({ own }) =>
      own
        ? `it replaces the generated ${own}: copy the lines that handbill host prints into it, and keep your own rules after them; if you have none, delete it`
        : "run handbill host --write --force, or copy what handbill host prints",
    about: "handbill ignores your own keys in JSON files.",
  }),
  "plan/other-output": warning<{ folder: string; outDir: string }>()({
    message: ({ folder, outDir }) => `the host publishes ${folder}/, but the site is built into ${outDir}/`,
    hint: ({ folder, outDir }) => `write ${outDir} there, or build with --out ${folder}`,
  }),
  "plan/hidden-files": warning<{ hidden: string }>()({
    message: ({ hidden }) => `this workflow does not publish ${hidden}, because its name begins with a dot`,
    hint: () => "use version 5 of this action, and add include-hidden-files: true below its path",
  }),
  "plan/unchecked-host-file": warning<{ name: string }>()({
    message: ({ name }) => `this file is for ${name}, but the config does not name that host`,
    hint: ({ name }) => `set host: ${quote(name)}, so that builds check it; or delete it`,
  }),
  "run/no-host": error()({
    message: () => "no host is set",
    hint: () => `pass --host, or set host in the config: ${hostNames.join(", ")}`,
  }),
  "run/no-workflow": error<{ host: string }>()({
    message: ({ host }) => `handbill has no workflow for ${host}`,
    hint: () => "write one that runs npm ci and npx handbill build --strict, and uploads the output folder",
  }),
  "run/host-file-differs": error<{ path: string }>()({
    message: ({ path }) => `${path} already exists with other content`,
    hint: () => "compare the two and copy what you need, or replace it with --force",
  }),
};

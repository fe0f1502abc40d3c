import { hostNames } from "../../model/hosts/serving.js";
import { error, warning } from "./entry.js";

export const hostCodes = {
  "plan/redirect-source": error("{from} cannot be redirected: it {reason}", "{hint}"),
  "plan/redirect-shadow": error(
    "{from} cannot be redirected: {other} already exists there",
    "remove the redirect, or rename the page or file",
  ),
  "plan/redirect-loop": error(
    "redirect loop: {way}",
    "remove one of these redirects, or give it another target",
  ),
  "plan/redirect-chain": error("redirect chain: {way}", "redirect {from} directly to {last}"),
  "plan/redirect-nowhere": error(
    "{from} is redirected to {to}, which does not exist",
    "use a page or file of the site, or an https URL",
  ),
  "plan/host-cannot": error("{host} cannot {what}", "{hint}"),
  "plan/host-base": error(
    "{host} serves sites at the root, not under {base}",
    "remove the path from url, omit --base, or remove host if something else serves the site under that path",
  ),
  "plan/host-limit": error<{ host: string; what: string; count: string; max: string }>()({
    message: ({ host, what, count, max }) =>
      what === "headers"
        ? `${host} allows ${max} header rules; the site needs ${count}`
        : what === "redirects"
          ? `${host} allows ${max} redirects; the config has ${count}`
          : `${host} allows ${max} ${what}; the site has ${count}`,
    hint: () => "use fewer, or choose a host that allows more",
  }),
  "plan/stale-host-file": warning(
    "{path} differs from what this build would write for {host}",
    [
      "it replaces the generated {own}: copy the lines that handbill host prints into it, and keep your own rules after them; if you have none, delete it",
      "run handbill host --write --force, or copy what handbill host prints",
    ],
    { about: "handbill ignores your own keys in JSON files." },
  ),
  "plan/other-output": warning(
    "the host publishes {folder}/, but the site is built into {outDir}/",
    "write {outDir} there, or build with --out {folder}",
  ),
  "plan/hidden-files": warning(
    "this workflow does not publish {hidden}, because its name begins with a dot",
    "use version 5 of this action, and add include-hidden-files: true below its path",
  ),
  "plan/unchecked-host-file": warning(
    "this file is for {name}, but the config does not name that host",
    'set host: "{name}", so that builds check it; or delete it',
  ),
  "run/no-host": error(
    "no host is set",
    () => `pass --host, or set host in the config: ${hostNames.join(", ")}`,
  ),
  "run/no-workflow": error(
    "handbill has no workflow for {host}",
    "write one that runs npm ci and npx handbill build --strict, and uploads the output folder",
  ),
  "run/host-file-differs": error(
    "{path} already exists with other content",
    "compare the two and copy what you need, or replace it with --force",
  ),
};

import type { Rival } from "../../model/host.js";
import { entry } from "./entry.js";

export const hostCodes = {
  "plan/redirect-source": entry<{ from: string; reason: string; hint: string }>()({
    severity: "error",
    message: ({ from, reason }) => `nothing can be redirected from ${from}: it ${reason}`,
    hint: ({ hint }) => hint,
    about:
      "A redirect leads from a path of the site, as a whole: `/old`. It holds with a slash at the end too.",
  }),
  "plan/redirect-shadow": entry<{ from: string; other: string }>()({
    severity: "error",
    message: ({ from, other }) => `${from} is answered already, by ${other}`,
    hint: () => "take the redirect out, or rename what is there",
    about:
      "Hosts disagree on whether a redirect or a file wins, and a page behind a redirect is a page that nobody reads.",
  }),
  "plan/redirect-loop": entry<{ way: string }>()({
    severity: "error",
    message: ({ way }) => `the redirect leads back to where it has been: ${way}`,
    about: "A browser gives up on redirects that lead in a circle, and shows nothing.",
  }),
  "plan/redirect-chain": entry<{ from: string; way: string; last: string }>()({
    severity: "error",
    message: ({ way }) => `the redirect leads to another redirect: ${way}`,
    hint: ({ from, last }) => `lead ${from} to ${last} at once`,
    about: "Each redirect costs a round trip, and crawlers follow a few only.",
  }),
  "plan/redirect-nowhere": entry<{ from: string; to: string }>()({
    severity: "error",
    message: ({ from, to }) => `${from} is redirected to ${to}, where nothing is`,
    hint: () => "name a page or a file of the site, or an https address",
    about: "A redirect to an address that is not found is worse than none: it says that there is something.",
  }),
  "plan/host-cannot": entry<{ host: string; what: string; hint: string }>()({
    severity: "error",
    message: ({ host, what }) => `${host} cannot ${what}`,
    hint: ({ hint }) => hint,
    about: "What the config asks for, the host that it names has no way to do.",
  }),
  "plan/host-base": entry<{ host: string; base: string }>()({
    severity: "error",
    message: ({ host, base }) => `${host} serves a site at the root of its address, not under ${base}`,
    hint: () => "give url no path, leave --base out, or name no host if something else puts the site there",
    about: "The pages would ask for everything under a path that the host does not have.",
  }),
  "plan/host-limit": entry<{ host: string; what: string; count: string; most: string }>()({
    severity: "error",
    message: ({ host, what, count, most }) =>
      what === "headers"
        ? `${host} takes ${most} rules for headers, and the site needs ${count}`
        : what === "redirects"
          ? `${host} takes ${most} redirects, and the config has ${count}`
          : `${host} takes ${most} ${what}, and it would have ${count}`,
    about: "What is beyond its limit a host leaves out, or refuses with the whole deploy.",
  }),
  "plan/stale-host-file": entry<{ path: string; host: string; own: string | undefined }>()({
    severity: "warning",
    message: ({ path, host }) => `${path} tells ${host} something else than this build would`,
    hint: ({ own }) =>
      own
        ? `take over what handbill host shows, or remove it, so that a build writes ${own} itself`
        : "run handbill host --write --force, or take over by hand what handbill host shows",
    about:
      "Files of the host in the project's folder are not written by a build, and one in `public/` stands in place of what a build would write. The headers in them follow the pages and the config, so that they grow stale: the host then sends an old policy, or old redirects. Of a file in JSON, keys of your own are left out of account, and so are the names of the project and of its folder. A file that you keep by hand you can accept with `checks.silence`.",
  }),
  "plan/rival-host-file": entry<{ path: string; of: string; host: string; effect: Rival["effect"] }>()({
    severity: "warning",
    message: ({ path, of, host, effect }) =>
      effect === "instead"
        ? `${host} goes by ${path}, and no longer by ${of}`
        : effect === "unread"
          ? `${host} goes by ${of}, and reads nothing of ${path}`
          : effect === "beside"
            ? `${host} takes what ${path} says beside what ${of} says`
            : `${host} refuses a project that has both ${path} and ${of}`,
    hint: ({ path, of, effect }) =>
      effect === "beside"
        ? `say it in the config, or accept it with checks.silence if it adds to ${of} what the config cannot say`
        : `keep what is yours of ${path} in ${of}, and remove it`,
    about:
      "Some hosts look for their settings under several names, or in a file of the project beside those of the output. Where two are there, the host does something else than handbill tells it, and nothing says so before the site is live.",
  }),
  "run/no-host": entry()({
    severity: "error",
    message: () => "no host is named",
    hint: () => 'write host: "netlify" into the config, or name one with --host',
    about: "`handbill host` shows what a host is told; without a host nothing is.",
  }),
  "run/host-file-differs": entry<{ path: string }>()({
    severity: "error",
    message: ({ path }) => `${path} is there already and says something else`,
    hint: () => "compare the two and take over what you need, or replace it with --force",
    about: "`handbill host --write` writes over no file whose words are not the ones that it would write.",
  }),
};

import { error, warning } from "./entry.js";

export const verifyCodes = {
  "verify/no-build": error(
    "nothing to compare with in {dir}: {reason}",
    "run handbill build first, or pass the deployed folder with --build <dir>",
  ),
  "verify/no-address": error<{ address: string }>()({
    message: ({ address }) => `${address || "the site's URL"} cannot be requested`,
    hint: () => "pass the URL: handbill verify https://app.example/",
    about: "Domains reserved for examples do not exist.",
  }),
  "verify/other-base": error(
    "the pages were built for the path {built}, not for {asked}",
    "build with --base {asked}, or verify the URL that the pages were built for",
  ),
  "verify/unreachable": error(
    "{address} cannot be reached: {why}",
    "a new domain takes up to a day; otherwise check the domain settings at your host",
  ),
  "verify/another-site": error(
    "another site responds at {address}: {what}",
    "open the URL in a browser: it may be a parked domain, a login or a hotspot page",
    {
      about:
        "The landing page and a URL that does not exist return the same page, which is not in the build.",
    },
  ),
  "verify/phone": error(
    "{address}: {device} {got}",
    "look for a host rule, a plugin or a cache that depends on the browser",
  ),
  "verify/missing": error(
    "{address} returns {status} instead of 200",
    ({ address }) =>
      /\/\.[^/]/.test(address)
        ? "the deploy may skip names that begin with a dot; include hidden files"
        : "deploy the whole folder again",
    { about: "Some deploys skip folders that begin with a dot, such as `.well-known`." },
  ),
  "verify/redirected": warning(
    "{address} returns {status} and redirects to {to}",
    "make the host serve URLs without .html; links and the sitemap use this one",
  ),
  "verify/association-redirected": error(
    "{address} returns {status} and redirects to {to}",
    "serve the file at this URL; Apple and Google do not follow redirects",
  ),
  "verify/stale": error(
    "{address} differs from {file}: {what}",
    "deploy again, or wait longer for the CDN with --wait <seconds>",
  ),
  "verify/changed": warning(
    "the host changed {address}: {what}",
    "turn the host's additions off; the page's policy blocks such scripts",
    { about: "The page is complete, but the host added something, such as analytics or a badge." },
  ),
  "verify/wrong-encoding": error(
    "{address} claims to be compressed with {encoding}, but is not",
    "browsers cannot show it: compress it at the host or in the deploy, not both",
  ),
  "verify/wrong-type": error<{ address: string; got: string; wanted: string }>()({
    message: ({ address, got, wanted }) =>
      `${address} has ${got ? `the type ${got}` : "no type"} instead of ${wanted}`,
    hint: () =>
      "set the type at the host; handbill build --host writes it for hosts that read it from a file",
  }),
  "verify/association-type": warning<{ address: string; got: string }>()({
    message: ({ address, got }) =>
      `${address} has ${got ? `the type ${got}` : "no type"} instead of application/json`,
    hint: () => "set the type if your host can; Apple's service accepts the file anyway",
    about: "GitHub Pages cannot set the type.",
  }),
  "verify/unanswered": error(
    "{address} did not respond completely: {why}",
    "run verify again; if it still fails, check the host's log",
  ),
  "verify/head-differs": error(
    "{address} returns {head} for HEAD, but {get} for GET",
    "make the host respond to HEAD as to GET; stores and link previews use HEAD",
  ),
  "verify/no-not-found": error(
    "{address} does not exist, but returns {status} instead of 404",
    "make the host return 404 with 404.html; if a rule serves the landing page for every URL, turn it off",
    {
      about:
        "If unknown URLs return 200, search engines index them as pages, and phones get a page instead of association files.",
    },
  ),
  "verify/not-found-page": warning(
    "{address} returns 404 with a page other than 404.html",
    "set 404.html as the error page at the host",
  ),
  "verify/no-redirect": error(
    "{address} should redirect to {to}, but {got}",
    "deploy the host's configuration, which handbill host shows",
  ),
  "verify/no-https": warning(
    "{address} returns {status} instead of redirecting to https",
    "turn on “enforce HTTPS” at the host",
    { about: "Such a page can be changed in transit." },
  ),
  "verify/www": warning(
    "{address} should redirect to {to}, but {got}",
    "redirect it at the host, or remove it from the domain's DNS records",
  ),
  "verify/header": error<{ address: string; name: string; got: string; wanted: string }>()({
    message: ({ address, name, got, wanted }) =>
      `${address} ${got === "" ? `does not send ${name}:` : `sends ${name}: “${got}” instead of`} “${wanted}”`,
    hint: () => "deploy the host's settings file, and check whether the host adds its own header",
  }),
  "verify/kept-too-long": warning(
    "browsers may show an old {address}: {header}",
    "make browsers revalidate (max-age=0, must-revalidate); only files in assets/ have new names when they change",
  ),
  "verify/service": warning(
    "{service} does not see the served file: {why}",
    "run verify again in a day, when these services have updated",
    { about: "Phones ask Apple's and Google's services instead of the site." },
  ),
};

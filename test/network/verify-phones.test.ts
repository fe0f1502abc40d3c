import { expect, test } from "vitest";
import { verify as verifyWith } from "../../src/build/verify.js";
import { effects } from "../../src/cli/effects.js";
import { requestBytes } from "../../src/network/outbound/request-bytes.js";
import { getScript } from "../../src/render/head/get-script.js";
import type { Fault } from "../support/network/live-site.js";
import { built, bytes, layBuild, options, page, serve } from "../support/sites/verified-site.js";

/* verify's findings about a link that redirects phones to their stores, requested as each device. */

const apple = "https://apps.apple.com/app/id1?pt=1&ct=site-get";
const google = "https://play.google.com/store/apps/details?id=example.tides";
const script = `<script data-app-store="${apple.replace("&", "&amp;")}" data-google-play="${google}">${getScript}</script>`;
const files = new Map([...built, ["get.html", bytes(page("Get Tides", script))]]);
const serving = (phones: unknown[]) =>
  bytes(
    JSON.stringify({ generator: "handbill", serving: { host: "caddy", headers: [], redirects: [], phones } }),
  );
const reported = new Map([
  ...files,
  [".handbill.json", serving([{ from: "/get", store: "appStore", to: apple }])],
]);

/** The findings with a fault of the host. */
async function found(fault?: Fault, { from = files } = {}): Promise<string[]> {
  const site = await serve(fault, files);
  const result = await verifyWith(
    { ...options, root: layBuild(from), address: site.origin },
    { ...effects, requestBytes },
  );
  return result.diagnostics.map(({ code, args }) => `${code} ${args.device} ${args.got ?? ""}`);
}

/** A host that redirects clients with this user agent. */
const leads =
  (agent: RegExp, to: string): Fault =>
  (path, reply, { headers }) =>
    path === "/get" && agent.test(headers["user-agent"] ?? "")
      ? { ...reply, status: 302, headers: { location: to } }
      : reply;

test("verify reports nothing if all devices get the page, or a phone is redirected to its store", async () => {
  expect(await found()).toEqual([]);
  expect(await found(leads(/iPhone/, apple))).toEqual([]);
});

test.each([
  [
    "a crawler that is redirected",
    leads(/Android/, google),
    `verify/phone a crawler is redirected to ${google}`,
  ],
  [
    "a phone that is redirected to the other store",
    leads(/iPhone/, google),
    `verify/phone an iPhone is redirected to ${google}, not to ${apple}`,
  ],
  [
    "a Mac that is redirected",
    leads(/Mac OS X 10/, apple),
    `verify/phone an iPad or a Mac is redirected to ${apple}`,
  ],
] as const)("verify reports %s", async (_, fault, expected) => {
  expect(await found(fault)).toEqual([expected]);
});

test("verify reports a host that ignores its configuration", async () => {
  expect(await found(undefined, { from: reported })).toEqual([
    `verify/phone an iPhone gets the page; the host should redirect it to ${apple}`,
  ]);
});

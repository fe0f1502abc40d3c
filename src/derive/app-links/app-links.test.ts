import { expect, test } from "vitest";
import {
  collect,
  exampleConfig,
  exampleInput,
  examplePage,
  exampleSite,
} from "../../../test/support/example.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { deriveAppLinks } from "./app-links.js";
import { matchesGlob } from "./glob.js";

const root = { url: "https://me.example/" };
const fingerprint = Array(32).fill("0F").join(":");
const pages = ["/", "/privacy-policy", "/support", "/404"].map((routePath) => examplePage(routePath));

/** The files by name, as parsed JSON, and the diagnostics. */
function derive(changes: Partial<SiteConfig>) {
  const { log, found } = collect();
  const site = exampleSite({ ...root, ...changes });
  const { files = [] } = deriveAppLinks(exampleInput({ site, pages }), log);
  const texts = new TextDecoder();
  const json = Object.fromEntries(
    files.map(({ outputFile, bytes }) => [
      outputFile.replace(".well-known/", ""),
      JSON.parse(texts.decode(bytes)),
    ]),
  );
  const reported = log.sorted().map(({ code, args, place: { seek } }) => ({
    code,
    ...args,
    at: seek?.kind === "config-key" ? seek.path.join(".") : undefined,
  }));
  return { json, found: found(), reported };
}

const { appStore, googlePlay } = exampleConfig.stores;

test("both association files have the same rules in the same order, exclusions of pages first", () => {
  const { json, found } = derive({
    appLinks: { paths: [{ path: "/event/draft/*", exclude: true }, "/event/*", "/s*"] },
  });
  const rules = [
    { "/": "/support", exclude: true },
    { "/": "/support/", exclude: true },
    { "/": "/event/draft/*", exclude: true },
    { "/": "/event/*" },
    { "/": "/s*" },
  ];
  expect(found).toEqual([]);
  expect(json["apple-app-site-association"]).toEqual({
    applinks: { details: [{ appIDs: ["ABCDE12345.example.me.app"], components: rules }] },
  });
  const opens = "delegate_permission/common.handle_all_urls";
  expect(json["assetlinks.json"]).toEqual([
    {
      relation: [opens],
      relation_extensions: { [opens]: { dynamic_app_link_components: rules } },
      target: {
        namespace: "android_app",
        package_name: "example.me.app",
        sha256_cert_fingerprints: [fingerprint],
      },
    },
  ]);
});

test("several builds and apps for one system are all listed", () => {
  const { json, found } = derive({
    appLinks: { paths: ["/event/*"], credentials: true },
    stores: {
      appStore: { ...appStore, bundleId: ["example.me.app", "example.me.app.beta"] },
      googlePlay: { ...googlePlay, package: ["example.me.app", "example.me.wear"] },
    },
  });
  expect(found).toEqual([]);
  const appIds = ["ABCDE12345.example.me.app", "ABCDE12345.example.me.app.beta"];
  expect(json["apple-app-site-association"]).toMatchObject({
    applinks: { details: [{ appIDs: appIds }] },
    webcredentials: { apps: appIds },
  });
  const targets = json["assetlinks.json"].map(({ target }: { target: object }) => target);
  expect(targets).toEqual(
    ["example.me.app", "example.me.wear"].map((name) => ({
      namespace: "android_app",
      package_name: name,
      sha256_cert_fingerprints: [fingerprint],
    })),
  );
});

test.each(["*", "/*", "/?*", "/privacy*", "/support/*", "/s?pport"])(
  "%s does not open pages of the site in the app",
  (path) => {
    const { json } = derive({ appLinks: { paths: [path, "/event/*"] } });
    const rules: { "/": string; exclude?: boolean }[] =
      json["apple-app-site-association"].applinks.details[0].components;
    for (const { route } of pages.slice(0, 3))
      for (const address of [route.routePath, `${route.routePath}/`.replace("//", "/")]) {
        const first = rules.find((rule) => matchesGlob(rule["/"], address));
        expect(first === undefined || first.exclude, address).toBe(true);
      }
  },
);

test("credentials and an App Clip are included on request", () => {
  const { json, found } = derive({
    stores: { appStore: { ...appStore, clip: "example.me.app.Clip" }, googlePlay },
    appLinks: { credentials: true },
  });
  expect(found).toEqual([]);
  expect(json["apple-app-site-association"]).toEqual({
    webcredentials: { apps: ["ABCDE12345.example.me.app"] },
    appclips: { apps: ["ABCDE12345.example.me.app.Clip"] },
  });
  expect(json["assetlinks.json"][0].relation).toEqual(["delegate_permission/common.get_login_creds"]);
  expect(json["assetlinks.json"][0].relation_extensions).toBeUndefined();
});

test("no file is written without a request in the config", () => {
  expect(derive({}).json).toEqual({});
  expect(
    derive({ stores: { appStore }, appLinks: { paths: ["/a"] } }).json["assetlinks.json"],
  ).toBeUndefined();
  expect(Object.keys(derive({ stores: { googlePlay }, appLinks: { paths: ["/a"] } }).json)).toEqual([
    "assetlinks.json",
  ]);
});

test("a rule's query and fragment are patterns too", () => {
  const { json } = derive({
    appLinks: { paths: [{ path: "/tide/*", query: { at: "h*" }, fragment: "now" }] },
  });
  expect(json["apple-app-site-association"].applinks.details[0].components).toEqual([
    { "/": "/tide/*", "?": { at: "h*" }, "#": "now" },
  ]);
});

test.each([
  ["event/*", "a path begins with a slash"],
  ["https://me.example/event/*", "write the path alone, without https: and the host"],
  ["/event#seats", "the path does not include the part after #; write that part as fragment"],
  ["/maré/*", "in a URL, it is written /mar%C3%A9/*"],
  ["/privacy-policy", "it is a page of the site, which always opens in the browser"],
  ["/privacy-policy/", "it is a page of the site, which always opens in the browser"],
  ["/tide/7", 'the earlier rule "/tide/*" matches all of its URLs'],
])("the rule %s that never matches is reported", (rule, reason) => {
  const { reported } = derive({ appLinks: { paths: ["/tide/*", rule] } });
  expect(reported).toEqual([{ code: "derive/dead-rule", rule, reason, at: "appLinks.paths.1" }]);
});

test("a rule hides a later one only if it requires no more than that one", () => {
  const asked = { path: "/tide/*", query: { from: "mail" } };
  expect(derive({ appLinks: { paths: [asked, "/tide/7"] } }).reported).toEqual([]);
  expect(derive({ appLinks: { paths: ["/tide/*", asked] } }).reported).toMatchObject([
    { code: "derive/dead-rule", at: "appLinks.paths.1" },
  ]);
});

test("an Apple variable is reported for an app on Android", () => {
  const { reported } = derive({
    appLinks: { paths: ["/$(lang)/x", { path: "/tide", query: { at: "$(digit" } }] },
  });
  expect(reported).toMatchObject([
    { at: "appLinks.paths.0", code: "derive/apple-variable", name: "lang" },
    { at: "appLinks.paths.1", code: "derive/apple-variable", name: "digit" },
  ]);
  expect(derive({ stores: { appStore }, appLinks: { paths: ["/$(lang)/x"] } }).reported).toEqual([]);
});

test("rules that only exclude, an app without ids and an oversized file are reported", () => {
  expect(derive({ appLinks: { paths: [{ path: "/a", exclude: true }] } }).found).toEqual([
    "site.config.ts derive/nothing-opens",
  ]);
  expect(derive({ stores: {}, appLinks: { paths: ["/a"] } }).found).toEqual([
    "site.config.ts derive/no-app-to-open",
  ]);
  const { teamId: _, ...withoutTeam } = appStore;
  expect(
    derive({ stores: { appStore: withoutTeam, googlePlay }, appLinks: { paths: ["/a"] } }).reported,
  ).toMatchObject([{ code: "derive/missing-ids", keys: "stores.appStore.teamId", at: "stores.appStore" }]);
  const planned = { package: "dev.site.app", expected: "2027-04-01" };
  expect(derive({ stores: { appStore, googlePlay: planned }, appLinks: { paths: ["/a"] } }).reported).toEqual(
    [],
  );
  const many = Array.from({ length: 200 }, (_, index) => `/event/${"x".repeat(900)}/${index}`);
  expect(derive({ stores: { appStore }, appLinks: { paths: many } }).found).toEqual([
    "site.config.ts derive/file-too-large",
  ]);
});

test("under a base path no file is written, and the reason is reported", () => {
  const { json, found } = derive({ url: "https://me.example/some-repo/", appLinks: { paths: ["/a"] } });
  expect([json, found]).toEqual([{}, ["site.config.ts derive/needs-root"]]);
});

test("a get link opens the app, after all other rules and unless one excludes it", () => {
  const withGet = [...pages, examplePage("/get")];
  const rulesWith = (changes: Partial<SiteConfig>) => {
    const site = exampleSite({ ...root, getLinks: ["/get"], ...changes });
    const { files = [] } = deriveAppLinks(exampleInput({ site, pages: withGet }), collect().log);
    const { applinks } = JSON.parse(new TextDecoder().decode(files[0]?.bytes)) as {
      applinks: { details: { components: unknown[] }[] };
    };
    return applinks.details[0]?.components;
  };
  const get = [{ "/": "/get" }, { "/": "/get/" }];
  expect(rulesWith({ appLinks: { paths: ["/event/*"] } })).toEqual([{ "/": "/event/*" }, ...get]);
  const no = { path: "/get*", exclude: true };
  expect(rulesWith({ appLinks: { paths: [no, "/event/*"] } })).toEqual([
    { "/": "/get*", exclude: true },
    { "/": "/event/*" },
  ]);
});

test("the first rule that matches a page decides whether it opens the app", () => {
  const { json, found } = derive({
    appLinks: { paths: [{ path: "/support/old", exclude: true }, { path: "/s*", pages: true }, "/p*"] },
  });
  expect(found).toEqual([]);
  const { components } = json["apple-app-site-association"].applinks.details[0];
  expect(components).toEqual([
    { "/": "/privacy-policy", exclude: true },
    { "/": "/privacy-policy/", exclude: true },
    { "/": "/support/old", exclude: true },
    { "/": "/s*" },
    { "/": "/p*" },
  ]);
  expect(derive({ appLinks: { paths: [{ path: "/support", pages: true }] } }).found).toEqual([]);
});

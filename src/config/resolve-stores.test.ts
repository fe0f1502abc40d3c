import { expect, test } from "vitest";
import { resolveStores } from "./resolve-stores.js";

const listing = "https://apps.apple.com/pt/app/tidepool/id1234567890";
const play = "https://play.google.com/store/apps/details?id=example.tidepool&hl=pt";

test("the keys of a store determine its state and its link", () => {
  const signUp = "mailto:hello@tidepool.example";
  const stateOf = (appStore: object) => {
    const { state, href, expected } = resolveStores({ appStore }).appStore ?? {};
    return { state, href, expected };
  };
  expect(stateOf({ url: listing })).toEqual({ state: "live", href: listing, expected: undefined });
  const beta = "https://testflight.apple.com/join/abc";
  expect(stateOf({ beta, expected: "2026-12" })).toEqual({ state: "beta", href: beta, expected: "2026-12" });
  expect(stateOf({ expected: "2026-12-01" })).toEqual({
    state: "soon",
    href: undefined,
    expected: "2026-12-01",
  });
  expect(stateOf({ signUp })).toEqual({ state: "soon", href: signUp, expected: undefined });
});

test("a listing is live from its release day on, and a date without a listing changes nothing", () => {
  const stateOn = (today: string | undefined, googlePlay: object) =>
    resolveStores({ googlePlay }, today).googlePlay;
  const listed = { url: play, expected: "2026-12-01" };
  for (const day of [undefined, "2026-11-30"])
    expect(stateOn(day, listed)).toMatchObject({ state: "soon", href: undefined, expected: "2026-12-01" });
  for (const day of ["2026-12-01", "2027-01-01"])
    expect(stateOn(day, listed)).toMatchObject({ state: "live", href: play, expected: undefined });
  expect(stateOn("2027-01-01", { expected: "2026-12-01" })).toMatchObject({
    state: "soon",
    expected: "2026-12-01",
  });
});

test("ids are taken from the listing's URL", () => {
  const { appStore, googlePlay } = resolveStores({ appStore: { url: listing }, googlePlay: { url: play } });
  expect(appStore).toMatchObject({ id: "1234567890", name: "App Store", platform: "iOS" });
  expect(googlePlay).toMatchObject({ package: "example.tidepool", name: "Google Play", platform: "Android" });
});

test("the URL of an open test on Google Play contains the package too", () => {
  const beta = "https://play.google.com/apps/testing/example.tidepool";
  expect(resolveStores({ googlePlay: { beta } }).googlePlay).toMatchObject({
    state: "beta",
    package: "example.tidepool",
    fingerprints: [],
  });
});

test("a store without a key in the config is undefined", () => {
  expect(resolveStores({})).toEqual({ appStore: undefined, googlePlay: undefined });
});

import { expect, test } from "vitest";
import { campaignAddress } from "./store-address.js";

const campaign = { name: "website", appleProvider: "123456" };
const apple = { store: "appStore", state: "live", href: "https://apps.apple.com/app/id1234567890" } as const;
const google = {
  store: "googlePlay",
  state: "live",
  href: "https://play.google.com/store/apps/details?id=com.example.app",
} as const;

test("each store's URL gets the campaign in the store's own parameters", () => {
  expect(campaignAddress(apple, "hero", campaign)).toBe(`${apple.href}?pt=123456&ct=website-hero&mt=8`);
  const { searchParams } = new URL(campaignAddress(google, "qr", campaign) ?? "");
  expect(searchParams.get("id")).toBe("com.example.app");
  expect(searchParams.get("referrer")).toBe("utm_source=website&utm_medium=web&utm_campaign=qr");
});

test("a URL without a campaign, or that is not a listing, is unchanged", () => {
  expect(campaignAddress(apple, "hero", undefined)).toBe(apple.href);
  expect(campaignAddress(apple, "hero", { ...campaign, appleProvider: undefined })).toBe(apple.href);
  const beta = { ...apple, state: "beta", href: "https://testflight.apple.com/join/abc" } as const;
  expect(campaignAddress(beta, "hero", campaign)).toBe(beta.href);
  expect(campaignAddress({ ...apple, href: undefined }, "hero", campaign)).toBeUndefined();
});

test("an author's own campaign is kept", () => {
  const own = { ...apple, href: `${apple.href}?pt=1&ct=mine` };
  expect(campaignAddress(own, "hero", campaign)).toBe(own.href);
  const ownPlay = { ...google, href: `${google.href}&referrer=mine` };
  expect(campaignAddress(ownPlay, "hero", campaign)).toBe(ownPlay.href);
});

test.each(["a".repeat(23), "hero ", "", "herö", "a&b", "-"])("the place %j is rejected", (place) => {
  expect(() => campaignAddress(apple, place, campaign)).toThrow(/App Store allows 30|may only contain/);
});

test("a campaign of 30 characters is accepted", () => {
  expect(campaignAddress(apple, "a".repeat(22), campaign)).toContain(`ct=website-${"a".repeat(22)}&`);
});

import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { parseAppStore, parseGooglePlay } from "./ask-app-store.js";

test.each([
  "https://apps.apple.com/pt/app/tidepool/id1234567890",
  "apps.apple.com/pt/app/id1234567890",
  " http://apps.apple.com/PT/app/tidepool/id1234567890?l=en ",
])("an App Store URL is accepted in the forms of browsers: %s", (app) => {
  expect(parseAppStore({ app }, new Diagnostics())).toEqual({ id: "1234567890", country: "pt" });
});

test.each([
  "https://play.google.com/store/apps/details?id=app.tidepool&hl=pt",
  "play.google.com/store/apps/details?id=app.tidepool",
  " app.tidepool ",
])("a Google Play URL is accepted in the forms of browsers: %s", (app) => {
  expect(parseGooglePlay(app, new Diagnostics())?.googlePlay?.value.package).toBe("app.tidepool");
});

test("a URL of another host is not a listing", () => {
  const log = new Diagnostics();
  expect(parseAppStore({ app: "apps.apple.com.example/app/id1" }, log)).toBeUndefined();
  expect(parseGooglePlay("play.google.com/store/search?q=tides", log)).toBeUndefined();
  expect(log.sorted()).toHaveLength(2);
});

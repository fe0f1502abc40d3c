import { expect, test } from "vitest";
import { appStoreIdOf, isPackageName, playPackageOf } from "./store-address.js";

test.each([
  ["https://apps.apple.com/us/app/tidepool/id1234567890", "1234567890"],
  ["https://apps.apple.com/app/tidepool/id12?mt=8", "12"],
  ["https://apps.apple.com/de/app/id12/", "12"],
  ["https://itunes.apple.com/us/app/id12", "12"],
  ["https://apps.apple.com/us/app/tidepool/12", undefined],
  ["https://apps.apple.com/us/app/tidepool/id12x", undefined],
  ["https://apps.apple.com/us/app/a/b/id12", undefined],
  ["https://apps.apple.com/usa/app/tidepool/id12", undefined],
  ["https://apps.apple.com/x/us/app/tidepool/id12", undefined],
  ["https://apps.apple.com/us/developer/tidepool/id12", undefined],
  ["https://apps.example.com/us/app/tidepool/id12", undefined],
])("the app id in %s is %s", (address, id) => {
  expect(appStoreIdOf(address)).toBe(id);
});

test.each([
  ["https://play.google.com/store/apps/details?id=me.example.app&hl=en", "me.example.app"],
  ["https://play.google.com/apps/testing/me.example.app", "me.example.app"],
  ["https://play.google.com/apps/internaltest/me.example.app/", "me.example.app"],
  ["https://play.google.com/store/apps/details", undefined],
  ["https://play.google.com/store/apps/details?id=app", undefined],
  ["https://play.google.com/store/apps/details/x?id=me.example.app", undefined],
  ["https://play.google.com/x/apps/testing/me.example.app", undefined],
  ["https://play.google.com/apps/testing/me.example.app/x", undefined],
  ["https://play.google.com/apps/other/me.example.app", undefined],
  ["https://play.example.com/store/apps/details?id=me.example.app", undefined],
])("the package in %s is %s", (address, name) => {
  expect(playPackageOf(address)).toBe(name);
});

test.each([
  ["me.example", true],
  ["Me.Example_2.app", true],
  ["me", false],
  ["me.", false],
  [".me.example", false],
  ["2me.example", false],
  ["me.2example", false],
  ["me.exa-mple", false],
  ["me.example app", false],
  [" me.example", false],
])("%j is a package name: %s", (text, is) => {
  expect(isPackageName(text)).toBe(is);
});

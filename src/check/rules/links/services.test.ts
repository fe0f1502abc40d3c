import { expect, test } from "vitest";
import { serviceOf } from "./services.js";

const nameIn = (address: string) => serviceOf(new URL(address))?.nameIn(new URL(address));

test.each([
  ["https://apps.apple.com/us/app/tide-pool/id12", "12"],
  ["https://apps.apple.com/app/id12/", "12"],
  ["https://itunes.apple.com/US/App/tide-pool/id12?mt=8", "12"],
  ["https://apps.apple.com/x/us/app/tide-pool/id12", undefined],
  ["https://apps.apple.com/us/app/tide-pool/id12/more", undefined],
  ["https://apps.apple.com/us/developer/me/id12", undefined],
  ["https://play.google.com/store/apps/details?id=me.example.app", "me.example.app"],
  ["https://play.google.com/store/apps/details/?id=Me.Example", "Me.Example"],
  ["https://play.google.com/apps/testing/me.example.app", "me.example.app"],
  ["https://play.google.com/apps/test/me.example.app/1", "me.example.app"],
  ["https://play.google.com/store/apps/details?id=app", undefined],
  ["https://play.google.com/store/apps/details", undefined],
  ["https://play.google.com/store/apps/details/x?id=me.example.app", undefined],
  ["https://play.google.com/x/store/apps/details?id=me.example.app", undefined],
  ["https://play.google.com/x/apps/testing/me.example.app", undefined],
  ["https://play.google.com/apps/tested/me.example.app", undefined],
  ["https://www.instagram.com/Me.App/", "me.app"],
  ["https://instagram.com/me_app", "me_app"],
  ["https://www.instagram.com/me/tagged/", undefined],
  ["https://www.instagram.com/p/", undefined],
  ["https://www.instagram.com/Explore/", undefined],
  ["https://www.instagram.com/pool/", "pool"],
  ["https://www.instagram.com/", undefined],
  [`https://www.instagram.com/${"x".repeat(31)}/`, undefined],
  ["https://www.xiaohongshu.com/user/profile/0123456789abcdef01234567", "0123456789abcdef01234567"],
  ["https://rednote.com/user/profile/0123456789abcdef01234567/", "0123456789abcdef01234567"],
  ["https://www.rednote.com/x/user/profile/0123456789abcdef01234567", undefined],
  ["https://xiaohongshu.com/user/profile/0123456789abcdef012345678", undefined],
  ["https://elsewhere.dev/us/app/tide-pool/id12", undefined],
])("%s names %s", (address, name) => {
  expect(nameIn(address)).toBe(name);
});

test("a service is known by its host alone", () => {
  expect(serviceOf(new URL("https://play.google.com/"))?.kind).toBe("an app on Google Play");
  expect(serviceOf(new URL("https://google.com/"))).toBeUndefined();
});

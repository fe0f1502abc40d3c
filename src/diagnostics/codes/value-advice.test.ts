import { expect, test } from "vitest";
import { valueAdvice } from "./value-advice.js";

test.each([
  ["an https URL such as https://your-app.com/", '"http://larkmeal.app/"', 'write "https://larkmeal.app/"'],
  ["an https URL such as https://your-app.com/", '"larkmeal.app"', 'write "https://larkmeal.app"'],
  ["an https URL", '"@larkmeal"', "write the URL of the profile, as your browser shows it"],
  [
    "the address of an app in the App Store",
    '"https://testflight.apple.com/join/abcdefgh"',
    "set a TestFlight link as stores.appStore.beta",
  ],
  [
    "the address of an app in the App Store",
    '"https://appstoreconnect.apple.com/apps/1"',
    "copy the URL of the app's page in the store",
  ],
  ["a list of lines", '"12 Mill Lane, Bristol"', 'write ["12 Mill Lane, Bristol"], an item for each'],
  ["a language tag such as en or en-US", '"de_DE"', "did you mean de-DE?"],
  ["a language tag such as en or en-US", '"german"', "did you mean de?"],
  ["a language tag such as en or en-US", '"jp"', "did you mean ja?"],
  ["a language tag such as en or en-US", '"klingonish"', undefined],
  ["a list of language tags", "an object", 'write ["en", "de"], the first language first'],
  ["a valid date such as 2025-08-17", '"10/30/2026"', "write 2026-10-30"],
  ["a valid date such as 2025-08-17", '"3.9.2026"', "write 2026-09-03"],
  ["a valid date such as 2025-08-17", '"30/10/2026"', "write 2026-10-30"],
  ["a valid date such as 2025-08-17", '"3/9/2026"', undefined],
  ["an email address", '"mailto:hello@tide.app"', 'write "hello@tide.app"'],
  ["an email address", '"hello at tide.app"', undefined],
  ["a hex colour with 3 or 6 digits, such as #FBF6EC", '"7a3b0b"', 'write "#7a3b0b"'],
  ["a hex colour with 3 or 6 digits, such as #FBF6EC", '"#0b7a7"', undefined],
  ["one of vercel, github-pages, or a host of your own", '"github"', "did you mean github-pages?"],
  ["one of vercel, github-pages, or a host of your own", '"ftp"', undefined],
  ["an object", "a list", undefined],
])("the advice for %s instead of %s is: %s", (expected, received, advice) => {
  expect(valueAdvice(expected, received)).toBe(advice);
});

test("the advice for an unset variable names it", () => {
  expect(valueAdvice("a text", "undefined")).toContain("environment variable");
});

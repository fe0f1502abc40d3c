import { expect, test } from "vitest";
import { addressName } from "./address-name.js";

test.each([
  ["Maré Cheia", "mare-cheia"],
  ["Straße & Fuß", "strasse-fuss"],
  ["Smørrebrød Æbler Łódź", "smorrebrod-aebler-lodz"],
  ["Wanderzeit – Touren & Höhenprofile", "wanderzeit"],
  ["Mare: tides, surf and wind", "mare"],
  ["Marchéo : marchés locaux", "marcheo"],
  ["Well-being", "well-being"],
  ["新しい", "my-app"],
  ["新しい – Atarashii", "atarashii"],
])("the name %s becomes the label %s in a URL", (name, address) => {
  expect(addressName(name)).toBe(address);
});

test("a name of any length becomes a valid label of a host", () => {
  for (const name of ["Tourenplaner für ".repeat(9), "a".repeat(200), `${"b".repeat(63)} c`])
    expect(addressName(name)).toMatch(/^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/);
  expect(addressName("Tourenplaner für ".repeat(9))).toBe(
    "tourenplaner-fur-tourenplaner-fur-tourenplaner-fur-tourenplaner",
  );
});

import { expect, test } from "vitest";
import { resolveLinks } from "./resolve-site.js";

test("links to known networks have their label and glyph, in the order of the config", () => {
  const links = resolveLinks({
    rednote: "https://www.xiaohongshu.com/user/profile/1",
    instagram: { url: "https://www.instagram.com/me/" },
  });
  expect(links.map(({ key, label, glyph }) => [key, label, glyph?.kind])).toEqual([
    ["rednote", "RedNote", "path"],
    ["instagram", "Instagram", "path"],
  ]);
});

test("the config can set another label and glyph", () => {
  const [link] = resolveLinks({
    instagram: { url: "https://www.instagram.com/me/", label: "Pictures", glyph: "/pictures.svg" },
  });
  expect(link).toMatchObject({ label: "Pictures", glyph: { kind: "file", file: "/pictures.svg" } });
});

test("a property of every object is not a known network", () => {
  expect(resolveLinks({ toString: { url: "https://me.example/", label: "Mine" } })).toEqual([
    { key: "toString", url: "https://me.example/", label: "Mine", glyph: undefined },
  ]);
});

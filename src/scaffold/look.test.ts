import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { chooseLook, looks, withLook } from "./look.js";
import { readStarter } from "./read-starter.js";

const starter = readStarter(fileURLToPath(new URL("../../starter", import.meta.url)));

test.each(looks)("the look %s has its own files and none of another look", (look) => {
  const files = withLook(starter, look);
  expect(files.has(`pages/_${look}/landing.tsx`)).toBe(true);
  expect(String(files.get("pages/index.tsx"))).toContain(`from "./_${look}/landing.tsx"`);
  for (const other of looks.filter((one) => one !== look)) {
    expect([...files.keys()].filter((file) => file.startsWith(`pages/_${other}/`))).toEqual([]);
    for (const [file, content] of files)
      if (/\.tsx?$/.test(file)) expect(String(content), file).not.toContain(`/_${other}/`);
  }
});

test("the look is chosen by screenshots and features", () => {
  const short = ["Pay", "Freeze", "Set aside", "More"].map((title) => ({ title, text: "" }));
  const long = short.map(({ title }) => ({ title: title.repeat(20), text: "" }));
  const full = short.map(({ title }) => ({ title, text: "It rings.\n".repeat(30) }));
  expect(chooseLook(0, short)).toBe("poster");
  expect(chooseLook(3, short)).toBe("showcase");
  expect(chooseLook(4, short.slice(2))).toBe("showcase");
  expect(chooseLook(4, long)).toBe("showcase");
  expect(chooseLook(4, full)).toBe("showcase");
  expect(chooseLook(4, short)).toBe("story");
  expect(chooseLook(4, [...short, ...short])).toBe("showcase");
  expect(
    chooseLook(
      4,
      [...full, ...full].map(({ title }) => ({ title, text: "It rings." })),
    ),
  ).toBe("story");
});

import { describe, expect, test } from "vitest";
import { listScreenshot, planIcon, planScreenshotChanges } from "./plan-pictures.js";
import { planScreenshots } from "./plan-screenshots.js";

const bytes = (text: string) => Buffer.from(text);
const appPicture = (text: string, format = "png") => ({
  picture: { bytes: bytes(text), format, width: 600, height: 1300 },
  origin: "App Store",
});
const own = (file: string, text: string) => ({ file, bytes: bytes(text) });
const shown = (changes: ReturnType<typeof planIcon>) =>
  changes.map(({ path, before, after, picture }) => [
    path.join("."),
    before,
    after,
    picture.file,
    picture.isNewScreenshot,
  ]);

describe("the icon of the project", () => {
  test("is unchanged if its bytes are equal, whatever its name", () => {
    expect(planIcon({ icon: "/logo.png" }, [own("public/logo.png", "a")], appPicture("a"))).toEqual([]);
    expect(planIcon({ icon: "/logo.png" }, [own("public/logo.png", "a")], undefined)).toEqual([]);
  });

  test("replaces the site's file if it has the same extension", () => {
    expect(shown(planIcon({ icon: "/logo.png" }, [own("public/logo.png", "a")], appPicture("bc")))).toEqual([
      ["public/logo.png", "1 bytes", "600 × 1300, 2 bytes", "public/logo.png", false],
    ]);
  });

  test.each([
    [undefined, []],
    ["/placeholder-icon.svg", [own("public/placeholder-icon.svg", "a")]],
    ["/icon.svg", [own("public/icon.svg", "a")]],
  ])("is a separate file next to %s, and the config gets its path", (icon, current) => {
    const site = icon === undefined ? {} : { icon };
    expect(shown(planIcon(site, current, appPicture("b")))).toEqual([
      ["icon", icon, "/icon.png", "public/icon.png", false],
    ]);
  });

  test("never replaces a placeholder icon's file", () => {
    const current = [own("public/placeholder-icon.svg", "a")];
    expect(shown(planIcon({ icon: "/placeholder-icon.svg" }, current, appPicture("b", "svg")))).toEqual([
      ["icon", "/placeholder-icon.svg", "/icon.svg", "public/icon.svg", false],
    ]);
  });
});

describe("the screenshots of the project", () => {
  const folder = "pages/_screenshots";
  const current = [own(`${folder}/01.png`, "a"), own(`${folder}/02.png`, "b")];

  test("are unchanged if only their order differs", () => {
    expect(planScreenshotChanges(current, [appPicture("b"), appPicture("a")])).toEqual([]);
    expect(planScreenshotChanges(current, [appPicture("b")])).toEqual([]);
  });

  test("replace those that the project no longer has, and the others are added", () => {
    expect(
      shown(
        planScreenshotChanges(current, [
          appPicture("c"),
          appPicture("a"),
          appPicture("d"),
          appPicture("e", "jpeg"),
        ]),
      ),
    ).toEqual([
      [`${folder}/02.png`, "1 bytes", "600 × 1300, 1 bytes", `${folder}/02.png`, false],
      [`${folder}/03.png`, undefined, "600 × 1300, 1 bytes", `${folder}/03.png`, true],
      [`${folder}/04.jpg`, undefined, "600 × 1300, 1 bytes", `${folder}/04.jpg`, true],
    ]);
  });

  const indexOf = (formats: readonly string[], isFrameless = false) => {
    const [[, text] = []] = planScreenshots(
      formats.map((format) => ({ ...appPicture("a", format), isFrameless, translations: {} })),
    );
    return String(text);
  };

  test.each([
    [[], false],
    [["png"], false],
    [["png", "jpeg"], false],
    [["png"], true],
  ])("are listed after %j like by init, frameless: %s", (formats, isFrameless) => {
    const text = indexOf(formats, isFrameless);
    const listed = listScreenshot(text, `${folder}/0${formats.length + 1}.png`);
    const lines = (code: string | undefined) =>
      code
        ?.split("\n")
        .filter((line) => line !== "")
        .sort();
    expect(lines(listed)).toEqual(lines(indexOf([...formats, "png"], isFrameless)));
    const end = `screen${formats.length + 1}${isFrameless ? ", frameless: true" : ""} },\n];`;
    expect(listed?.trimEnd().endsWith(end)).toBe(true);
  });

  test("are imported above an empty list like in its example", () => {
    const text = indexOf([]);
    expect(text).toContain('import week from "./week.png";');
    expect(text).toContain("{ image: week }");
    expect(listScreenshot(text, `${folder}/01.png`)).toMatch(/^import screen1 from/);
  });

  test("are not listed if code computes the list", () => {
    expect(listScreenshot("export const screenshots = make();\n", "a.png")).toBeUndefined();
  });
});

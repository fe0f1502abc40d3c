import { describe, expect, test } from "vitest";
import { planPageMove } from "./plan-page-move.js";

const site = new Map([
  ["pages/press.tsx", 'import { Sheet } from "./_shared/sheet.tsx";\nimport "./_press/facts.css";\n'],
  ["pages/press-kit.tsx", '<Link to="/press-kit">Kit</Link>'],
  ["pages/index.tsx", '<Link to="/press">Press</Link> <a href={`/press#pictures`}> "/pressure"'],
  ["legal/terms.md", "See the [press page](/press) and [facts](/press#facts).\n\n[press]: /press\n"],
  ["legal/en/privacy.md", "words"],
  ["legal/pt-PT/privacy.md", "palavras"],
  ["legal/history/privacy/2025-01-01.md", "See [privacy](/privacy)"],
]);

const edited = (from: string, to: string) =>
  Object.fromEntries((planPageMove(from, to, site)?.edits ?? []).map(({ file, after }) => [file, after]));

describe("a moved page", () => {
  test("keeps its imports working at the new path", () => {
    expect(planPageMove("/press", "/about/media", site)?.moves).toEqual([
      ["pages/press.tsx", "pages/about/media.tsx"],
    ]);
    expect(edited("/press", "/about/media")["pages/press.tsx"]).toBe(
      'import { Sheet } from "../_shared/sheet.tsx";\nimport "../_press/facts.css";\n',
    );
  });

  test("takes the links to it along, and no others", () => {
    const { "pages/index.tsx": index, "legal/terms.md": terms, ...others } = edited("/press", "/media");
    expect(index).toBe('<Link to="/media">Press</Link> <a href={`/media#pictures`}> "/pressure"');
    expect(terms).toBe("See the [press page](/media) and [facts](/media#facts).\n\n[press]: /media\n");
    expect(others).toEqual({});
  });

  test("leaves the pages below it, and lists them", () => {
    const trails = ["index.tsx", "[id].tsx", "north/map.tsx", "_row.tsx", "_parts/map.tsx", "trails.css"];
    const folder = new Map(trails.map((name) => [`pages/trails/${name}`, ""]));
    expect(planPageMove("/trails", "/paths", folder)).toMatchObject({
      moves: [["pages/trails/index.tsx", "pages/paths/index.tsx"]],
      stays: ["pages/trails/[id].tsx", "pages/trails/north/map.tsx"],
    });
  });

  test("can be a document in each of its languages", () => {
    expect(planPageMove("/privacy", "/privacy-policy", site)?.moves).toEqual([
      ["legal/en/privacy.md", "legal/en/privacy-policy.md"],
      ["legal/pt-PT/privacy.md", "legal/pt-PT/privacy-policy.md"],
    ]);
  });

  test.each([["/nowhere"], ["/history"], ["/press/"]])("must exist: %s does not", (from) => {
    expect(planPageMove(from, "/media", site)).toBeUndefined();
  });
});

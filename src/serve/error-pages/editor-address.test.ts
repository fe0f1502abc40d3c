import { describe, expect, test } from "vitest";
import { editorAddressOf, editorNames, formatEditorLink } from "./editor-address.js";

const place = { file: "/home/ann/my site/pages/[legal].tsx", line: 12, column: 7 };
const link = (name: string) => formatEditorLink(editorAddressOf(name) ?? "", place);

describe("the address that opens a place", () => {
  test.each([
    ["vscode", "vscode://file/home/ann/my%20site/pages/%5Blegal%5D.tsx:12:7"],
    ["cursor", "cursor://file/home/ann/my%20site/pages/%5Blegal%5D.tsx:12:7"],
    ["zed", "zed://file/home/ann/my%20site/pages/%5Blegal%5D.tsx:12:7"],
    ["webstorm", "webstorm://open?file=/home/ann/my%20site/pages/%5Blegal%5D.tsx&line=12&column=7"],
    ["sublime", "subl://open?url=file:///home/ann/my%20site/pages/%5Blegal%5D.tsx&line=12&column=7"],
    ["myown://x?{line},{column},{path}", "myown://x?12,7,/home/ann/my%20site/pages/%5Blegal%5D.tsx"],
  ])("in %s", (name, expected) => {
    expect(link(name)).toBe(expected);
  });

  test.each(editorNames)("in %s is an address that names the file and the line", (name) => {
    const { protocol, href } = new URL(link(name));
    expect(protocol).not.toMatch(/^(https?|file|javascript):$/);
    expect(href).toContain("/pages/%5Blegal%5D.tsx");
    expect(href).toContain("12");
  });

  test("leaves nothing in the path that would end a value of the query", () => {
    const found = formatEditorLink("idea://open?file={path}&line={line}", {
      ...place,
      file: "/a&b=c+d#e?f%g",
    });
    expect(new URL(found).searchParams.get("file")).toBe("/a&b=c+d#e?f%g");
    expect(new URL(found).searchParams.get("line")).toBe("12");
  });

  test.each(["nano", "toString", "", "vscode:", "javascript:alert('{path}')"])(
    "is not known of %j",
    (name) => {
      expect(editorAddressOf(name)).toBeUndefined();
    },
  );
});

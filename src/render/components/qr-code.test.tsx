import jsQR from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { QrCode, qrPath, qrSvg } from "./qr-code.js";

/** Draws the path like a browser, several pixels per module, and decodes it with an independent library. */
function decode(d: string, size: number): string | undefined {
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  let at = { x: 0, y: 0 };
  for (const [, command, args = ""] of d.matchAll(/([Mmh])([^Mmh]*)/g)) {
    const [first = 0, second = 0] = args.trim().split(/[ ,]/).map(Number);
    if (command === "M") at = { x: first, y: second };
    if (command === "m") at = { x: at.x + first, y: at.y + second };
    if (command === "h") {
      // A stroke of width 1 extends half above and half below the line.
      for (let y = (at.y - 0.5) * scale; y < (at.y + 0.5) * scale; y++)
        for (let x = at.x * scale; x < (at.x + first) * scale; x++)
          pixels.set([0, 0, 0, 255], (y * side + x) * 4);
      at = { x: at.x + first, y: at.y };
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each([
  "https://apps.apple.com/us/app/hubbub/id0000000000",
  "https://store.example/?a=b&c=d#e%20f",
  "1",
  "x".repeat(500),
])("a QR decoder reads the drawing of %s", (text) => {
  const { d, size } = qrPath(text);
  expect(decode(d, size)).toBe(text);
});

test("a QR decoder reads texts of all lengths", () => {
  for (let length = 10; length <= 200; length += 19) {
    const text = `https://a.example/${"b".repeat(length)}`;
    const { d, size } = qrPath(text);
    expect(decode(d, size)).toBe(text);
  }
});

test("the file is an SVG on white that a QR decoder reads", () => {
  const svg = qrSvg("https://a.example/get");
  const [, side = "", d = ""] =
    /^<svg xmlns="[^"]+" viewBox="0 0 (\d+) .+fill="#fff".+ d="([^"]+)"\/><\/svg>\n$/.exec(svg) ?? [];
  expect(decode(d, Number(side))).toBe("https://a.example/get");
});

test("the code has a quiet zone of four modules", () => {
  const { d, size } = qrPath("https://a.example/");
  const start = /^M([\d.]+) ([\d.]+)/.exec(d);
  expect([start?.[1], start?.[2]]).toEqual(["4", "4.5"]);
  expect((size - 8 - 17) % 4).toBe(0);
});

describe("the drawing of a QR code", () => {
  test("without a label is hidden from screen readers", () => {
    const html = renderToStaticMarkup(<QrCode value="a" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("role=");
  });

  test("with a label is an image with that name", () => {
    const html = renderToStaticMarkup(<QrCode value="a" label="The app" className="code" />);
    expect(html).toContain('role="img" aria-label="The app"');
    expect(html).toContain('class="code"');
    expect(html).not.toContain("aria-hidden");
  });

  test("with a scale has a whole number of pixels for each module", () => {
    const { size } = qrPath("a");
    expect(renderToStaticMarkup(<QrCode value="a" scale={3} />)).toContain(
      `width="${3 * size}" height="${3 * size}" viewBox="0 0 ${size} ${size}"`,
    );
    expect(renderToStaticMarkup(<QrCode value="a" />)).toContain(`width="${4 * size}"`);
    expect(renderToStaticMarkup(<QrCode value="a" className="code" />)).not.toContain("width=");
  });
});

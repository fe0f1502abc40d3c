import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { hasPosition, problemOfImage, problemOfPublished } from "./image-problem.js";

const latin = (text: string) => Buffer.from(text, "latin1");
const made: Record<string, Buffer> = {};
beforeAll(async () => {
  const image = () =>
    sharp({ create: { width: 24, height: 16, channels: 3, background: "#0b7a75" } }).composite([
      { input: Buffer.from('<svg width="24" height="16"><circle cx="8" cy="8" r="5"/></svg>') },
    ]);
  for (const format of ["png", "jpg", "gif", "webp", "avif"] as const)
    made[format] = await image()
      .toFormat(format === "jpg" ? "jpeg" : format)
      .toBuffer();
});
const whole = (format: string) => made[format] ?? Buffer.alloc(0);
/** An icon with one image, of which only the directory is checked. */
const icon = Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0, 1, 2, 3, 4]);

describe("the check of an image", () => {
  test.each(["png", "jpg", "gif", "webp", "avif"])("accepts an intact file: %s", (format) => {
    expect(problemOfImage(whole(format), `.${format}`)).toBeUndefined();
  });

  test("accepts jpeg as an extension, an icon, and any other file", () => {
    expect(problemOfImage(whole("jpg"), ".jpeg")).toBeUndefined();
    expect(problemOfImage(icon, ".ico")).toBeUndefined();
    expect(problemOfImage(latin("anything"), ".pdf")).toBeUndefined();
  });

  test.each(["png", "jpg", "gif", "webp", "avif"])("reports a truncated file: %s", (format) => {
    const bytes = whole(format);
    expect(problemOfImage(bytes.subarray(0, bytes.length >> 1), `.${format}`)).toBe("is cut off");
    expect(problemOfImage(bytes.subarray(0, bytes.length - 2), `.${format}`)).toBe("is cut off");
    expect(problemOfImage(bytes.subarray(0, 16), `.${format}`)).toBe("is cut off");
  });

  test("reports an empty file with any extension", () => {
    for (const extension of [".png", ".svg", ".pdf"])
      expect(problemOfImage(Buffer.alloc(0), extension)).toBe("is empty");
  });

  test("reports a pointer of Git LFS with any extension", () => {
    const bytes = latin("version https://git-lfs.github.com/spec/v1\noid sha256:fe36\nsize 11258\n");
    for (const extension of [".png", ".svg", ".pdf", ""])
      for (const problemOf of [problemOfImage, problemOfPublished])
        expect(problemOf(bytes, extension)).toBe(
          "is only a pointer to the file in Git LFS: run git lfs pull",
        );
  });

  test("works at any offset in a buffer", () => {
    const inside = Buffer.concat([Buffer.alloc(7), whole("avif")]).subarray(7);
    expect(problemOfImage(inside, ".avif")).toBeUndefined();
    const mif1 = Buffer.concat([Buffer.alloc(7), whole("avif")]);
    mif1.write("mif1", 15, "latin1");
    expect(problemOfImage(mif1.subarray(7), ".avif")).toBeUndefined();
  });
});

describe("an image with another format than its extension", () => {
  test.each(["png", "jpg", "gif", "webp", "avif"])("is reported: %s", (format) => {
    expect(problemOfImage(whole(format), ".ico")).toBe(
      `is ${format.toUpperCase()}, not ICO as its name says`,
    );
    expect(problemOfImage(whole(format), ".svg")).toBe("is not SVG, although its name says so");
  });

  test.each([
    ["BM rest", "BMP"],
    ["II*\0rest", "TIFF"],
    ["MM\0*rest", "TIFF"],
    ["GIF87a", "GIF"],
    ["\0\0\x01\0", "ICO"],
    ["\n <svg>", "SVG"],
    ["\0\0\0\x20ftypavis", "AVIF"],
    ["RIFF\n\n\n\nWEBP", "WEBP"],
    ["\n\n\n\nftypavif", "AVIF"],
    ...["mif1", "msf1", "heic", "heix", "miaf"].map((brand) => [`\0\0\0\x18ftyp${brand}`, "HEIF"]),
    ["\0\0\0\x10ftypheic____ avif", "HEIF"],
    ["\n\n\n\nftypheic", "HEIF"],
  ])("is reported with the format of its first bytes: %j", (text, format) => {
    expect(problemOfImage(latin(text ?? ""), ".png")).toBe(`is ${format}, not PNG as its name says`);
  });

  test.each([
    "hello, this is no image",
    "x\x89PNG\r\n\x1a\n",
    "x\xff\xd8\xff",
    "GIF88a",
    "xGIF89a",
    "RIFF____WAVE",
    "xRIFF____WEBP",
    "x____ftypavif",
    "____ftypmp42",
    "x____ftypheic",
    "xBM",
    "xII*\0",
    "text <svg>",
  ])("is not recognised by other first bytes: %j", (text) => {
    expect(problemOfImage(latin(text), ".webm")).toBeUndefined();
    expect(problemOfImage(latin(text), ".png")).toBe("is not an image");
  });
});

describe("the end of an image", () => {
  test("is not the end of a photo's thumbnail", () => {
    const photo = whole("jpg");
    const note = latin("\xff\xfe\0\x06\xff\xd9\0\0");
    const noted = Buffer.concat([photo.subarray(0, 2), note, photo.subarray(2)]);
    expect(problemOfImage(noted, ".jpg")).toBeUndefined();
    expect(problemOfImage(noted.subarray(0, -2), ".jpg")).toBe("is cut off");
  });

  test("may be followed by some bytes", () => {
    expect(problemOfImage(Buffer.concat([whole("gif"), Buffer.alloc(10)]), ".gif")).toBeUndefined();
    expect(problemOfImage(Buffer.concat([whole("gif"), Buffer.alloc(16)]), ".gif")).toBe("is cut off");
    expect(problemOfImage(Buffer.concat([whole("webp"), Buffer.alloc(9)]), ".webp")).toBeUndefined();
    expect(problemOfImage(Buffer.concat([whole("png"), Buffer.alloc(9)]), ".png")).toBeUndefined();
  });

  test.each([
    ["a box", "\0\0\0\x09free.", undefined],
    ["an empty box", "\0\0\0\x08free", undefined],
    ["a box to the end", "\0\0\0\0free....", undefined],
    ["a box with a long length", "\0\0\0\x01free\0\0\0\0\0\0\0\x12..", undefined],
    ["half of a box's header", "\0\0\0\x08", "is cut off"],
    ["a box with a too short length", "\0\0\0\x07free", "is cut off"],
    ["a box without its last byte", "\0\0\0\x0afree.", "is cut off"],
    ["a box with a long length, without its last byte", "\0\0\0\x01free\0\0\0\0\0\0\0\x13..", "is cut off"],
    ["a box with a truncated long length", "\0\0\0\x01free\0\0\0\0", "is cut off"],
  ])("is the end of the last box in AVIF: %s", (_, text, flaw) => {
    expect(problemOfImage(Buffer.concat([whole("avif"), latin(text)]), ".avif")).toBe(flaw);
  });

  test("is not checked in an icon, only its header", () => {
    expect(problemOfImage(icon.subarray(0, 22), ".ico")).toBeUndefined();
    expect(problemOfImage(icon.subarray(0, 4), ".ico")).toBe("is cut off");
  });
});

describe("an SVG", () => {
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<?xml version="1.0"?>\n<!-- a --><SVG xmlns="x">\n</SVG >\n<!-- b --> <!-- c\n -->\n',
    '<svg width="1" xmlns="x"/>',
    "<svg xmlns='x'/> \n",
    "<s:svg xmlns:s='x'></s:svg>",
    "<s:svg xmlns:s = 'x'/>",
    "<svg\nxmlns='x'\n></svg>",
  ])("is intact: %j", (text) => {
    expect(problemOfImage(latin(text), ".svg")).toBeUndefined();
  });

  test.each([
    "<svg>",
    "<svg></svg",
    "<svg></svg>more",
    "<svg></svg><!-- a",
    "<svg><g></svg><p/>",
    "<svg x='1' / >",
  ])("is truncated: %j", (text) => {
    expect(problemOfImage(latin(text), ".svg")).toBe("is cut off");
  });

  test("is shown only with its namespace, and without other files", () => {
    const flawOf = (text: string) => problemOfImage(latin(text), ".svg");
    expect(flawOf("<svg viewBox='0 0 1 1'></svg>")).toMatch(/^lacks xmlns=/);
    const having = (image: string) => flawOf(`<svg xmlns="x">${image}</svg>`);
    expect(having('<image width="1" xlink:href="https://a.dev/a.png"/>')).toMatch(/^loads another image/);
    expect(having('<image href="data:image/png;base64,AA"/><a href="https://a.dev/"/>')).toBeUndefined();
  });

  test.each(["<p></p>", "svg", "< svg></svg>"])("is not recognised: %j", (text) => {
    expect(problemOfImage(latin(text), ".svg")).toBe("is not an image");
  });
});

describe("a file that is published under its own name", () => {
  test("may be an intact image of another format", () => {
    expect(problemOfPublished(whole("png"), ".jpg")).toBeUndefined();
    expect(problemOfPublished(whole("webp").subarray(0, 40), ".png")).toBe("is cut off");
    expect(problemOfPublished(whole("avif"), ".png")).toBeUndefined();
  });

  test("is reported if only one of name and content is an SVG, or if no format is recognised", () => {
    expect(problemOfPublished(whole("png"), ".svg")).toBe("is not SVG, although its name says so");
    expect(problemOfPublished(latin("<svg xmlns='x'/>"), ".svg")).toBeUndefined();
    expect(problemOfPublished(latin("<svg/>"), ".png")).toBe("is SVG, not PNG as its name says");
    expect(problemOfPublished(latin("text"), ".png")).toBe("is not an image");
    expect(problemOfPublished(Buffer.alloc(0), ".png")).toBe("is empty");
  });

  test("may have any content with another extension, or be empty", () => {
    expect(problemOfPublished(Buffer.alloc(0), ".txt")).toBeUndefined();
    expect(problemOfPublished(latin("text"), ".pdf")).toBeUndefined();
  });
});

test("a photo has a location only if its Exif data has a latitude", async () => {
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } }).jpeg();
  const place = { GPSLatitudeRef: "N", GPSLatitude: "38/1 42/1 0/1" };
  const taken = (exif: Record<string, string>) =>
    photo
      .clone()
      .withExif({ IFD0: { Make: "Phone" }, IFD3: exif })
      .toBuffer();
  expect(hasPosition(await taken(place))).toBe(true);
  expect(hasPosition(await taken({ GPSMapDatum: "WGS-84" }))).toBe(false);
  expect(hasPosition((await taken(place)).subarray(0, 60))).toBe(false);
  expect(hasPosition(whole("jpg"))).toBe(false);
});

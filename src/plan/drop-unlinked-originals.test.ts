import { expect, test } from "vitest";
import type { Page } from "../model/pages/page.js";
import { dropUnlinkedOriginals } from "./drop-unlinked-originals.js";

const fileOf = (outputFile: string, text = "") => ({
  outputFile,
  sourceFile: outputFile,
  bytes: Buffer.from(text),
});
const [photo, chart] = ["assets/photo-1a2b3c4d5e.jpg", "assets/chart-6f7a8b9c0d.png"] as const;

function keptOf(html: string, ...others: ReturnType<typeof fileOf>[]): string[] {
  const pages = [{ bytes: Buffer.from(html) }] as Partial<Page>[] as Page[];
  const files = [fileOf(photo, photo), fileOf(chart), ...others];
  return dropUnlinkedOriginals(files, { pages, originals: new Set([photo, chart]) }).map(
    ({ outputFile }) => outputFile,
  );
}

test("an original image is dropped if only smaller versions are shown", () => {
  expect(keptOf(`<img src="/assets/photo-1a2b3c4d5e-640-0123456789.jpg">`)).toEqual([]);
  expect(keptOf(`<a href="/assets/photo-1a2b3c4d5e.jpg">`)).toEqual([photo]);
});

test("an original image is kept if a text such as a feed or a script contains its URL, but not an image", () => {
  const feed = fileOf("news.atom", `<img src="https://x.example/assets/chart-6f7a8b9c0d.png"/>`);
  expect(keptOf("", feed)).toEqual([chart, "news.atom"]);
  expect(keptOf("", fileOf("share.txt", `u=https%3A%2F%2Fx.example%2Fassets%2F${chart.slice(7)}`))).toEqual([
    chart,
    "share.txt",
  ]);
  expect(keptOf("", fileOf("icon.png", chart))).toEqual(["icon.png"]);
});

test("files that no page shows as an image are kept", () => {
  expect(keptOf("", fileOf("assets/guide-0123456789.pdf"))).toEqual(["assets/guide-0123456789.pdf"]);
});

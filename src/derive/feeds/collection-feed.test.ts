import { describe, expect, test } from "vitest";
import { makeAbsolute } from "./collection-feed.js";

const url = "https://me.example/app/news/two";

describe("URLs in a feed are absolute", () => {
  test.each([
    ['<a href="/app/help">x</a>', '<a href="https://me.example/app/help">x</a>'],
    ['<a href="#part">x</a>', '<a href="https://me.example/app/news/two#part">x</a>'],
    ['<img src="/app/a.png" alt="a > b">', '<img src="https://me.example/app/a.png" alt="a > b">'],
    ['<img data-block="0" src="/app/a.png" alt="">', '<img src="https://me.example/app/a.png" alt="">'],
    ['<img alt="a > b" src="/app/a.png">', '<img alt="a > b" src="https://me.example/app/a.png">'],
    [
      '<a href="https://else.example/?a=1&#x26;b=2">x</a>',
      '<a href="https://else.example/?a=1&amp;b=2">x</a>',
    ],
    ['<a href="mailto:me@me.example">x</a>', '<a href="mailto:me@me.example">x</a>'],
  ])("%s", (html, expected) => {
    expect(makeAbsolute(html, url)).toBe(expected);
  });

  test("text that looks like a URL is unchanged", () => {
    const text = '<p title="src=/x">write href="/x" or &#x3C;a href="/x"></p>';
    expect(makeAbsolute(text, url)).toBe(text);
  });
});

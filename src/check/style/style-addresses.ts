import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { string, url } from "css-tree/utils";
import type { Address } from "../page/page-addresses.js";
import type { PageElement } from "../page/page-element.js";
import type { TextAt } from "../page/text-place.js";

/**
 * The addresses that a style sheet loads, with their places: `url(…)`, `@import` and the strings of an `image-set()`. Based on CSS
 * tokens, so comments and other strings are ignored.
 */
export function findStyleUrls(css: string): TextAt[] {
  if (!/url\(|@import|image-set\(/i.test(css)) return [];
  const addresses: TextAt[] = [];
  // The open functions, and at the top whether a string that comes next is an address.
  const open: string[] = [];
  let isImport = false;
  let isNamespace = false;
  const add = (text: string, start: number, end: number) => {
    const inside = css.slice(start, end).lastIndexOf(text);
    if (text !== "" && !isNamespace) addresses.push({ text, at: inside < 0 ? start : start + inside });
  };
  tokenize(css, (type, start, end) => {
    switch (type) {
      case tokenTypes.AtKeyword:
        isImport = /^@import$/i.test(css.slice(start, end));
        isNamespace = /^@namespace$/i.test(css.slice(start, end));
        break;
      case tokenTypes.Url:
        add(url.decode(css.slice(start, end)), start, end);
        isImport = false;
        break;
      case tokenTypes.String: {
        const isAddress = isImport || /^(url|(-webkit-)?image-set)$/.test(open.at(-1) ?? "");
        if (isAddress) add(string.decode(css.slice(start, end)), start, end);
        isImport = false;
        break;
      }
      case tokenTypes.Function:
        open.push(css.slice(start, end - 1).toLowerCase());
        break;
      case tokenTypes.LeftParenthesis:
        open.push("");
        break;
      case tokenTypes.RightParenthesis:
        open.pop();
        break;
      case tokenTypes.Semicolon:
      case tokenTypes.LeftCurlyBracket:
      case tokenTypes.RightCurlyBracket:
        isImport = isNamespace = false;
        break;
    }
  });
  return addresses;
}

export function addressesInStyle(css: string, element: PageElement): Address[] {
  return findStyleUrls(css).map(({ text }) => ({ element, attribute: "url()", value: text, use: "load" }));
}

import { describe, expect, test } from "vitest";
import { formatDay, formatMoney, formatNumber, formsOf } from "./language-forms.js";

const forms = (tag: string) => {
  const found = formsOf(tag);
  if (!found) throw new Error(`no forms of ${tag}`);
  return found;
};

describe("the forms of a language", () => {
  test("are those of the tag, or of what it is a form of", () => {
    expect(formsOf("en-JP")).toBe(formsOf("en"));
    expect(formsOf("zh-Hant-HK")).toBe(formsOf("zh-Hant"));
    expect(formsOf("pt-PT")).not.toBe(formsOf("pt"));
    expect(formsOf("xx")).toBeUndefined();
    expect(formsOf("constructor")).toBeUndefined();
  });

  test.each([
    ["en", 1234567.891, "1,234,567.891"],
    ["en", -0.0001, "0"],
    ["pt-PT", 1234, "1234"],
    ["pt-PT", 12345, "12\u00A0345"],
    ["hi", 12345678, "1,23,45,678"],
    ["fa", 1234.5, "۱٬۲۳۴٫۵"],
    ["sv", -3, "−3"],
    ["de", 999, "999"],
  ])("write numbers: %s, %d", (tag, value, expected) => {
    expect(formatNumber(value, forms(tag))).toBe(expected);
  });

  test.each([
    ["en", 9.5, "EUR", "€9.50"],
    ["en", 3, "USD", "$3"],
    ["pt-PT", 9.5, "EUR", "9,50\u00A0€"],
    ["ja", 1200, "JPY", "￥1,200"],
    ["en", 5, "CHF", "CHF\u00A05"],
    ["en", -5, "EUR", "-€5"],
  ])("write money: %s, %d %s", (tag, amount, currency, expected) => {
    expect(formatMoney(amount, currency, forms(tag))).toBe(expected);
  });

  test.each([
    ["en", "short", "3/1/26"],
    ["en", "medium", "Mar 1, 2026"],
    ["pt-PT", "long", "1 de março de 2026"],
    ["zh-Hans", "long", "2026年3月1日"],
    ["de", "medium", "01.03.2026"],
    ["ru", "long", "1 марта 2026\u202Fг."],
  ] as const)("write days: %s, %s", (tag, form, expected) => {
    expect(formatDay("2026-03-01", form, forms(tag))).toBe(expected);
  });
});

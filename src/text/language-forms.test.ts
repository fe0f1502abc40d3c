import { describe, expect, test } from "vitest";
import { formatDay, formatMoney, formatMonth, formatNumber } from "./format-in-language.js";
import { formsOf } from "./language-forms.js";
import data from "./language-forms.json" with { type: "json" };

const forms = (tag: string) => {
  const found = formsOf(tag);
  if (!found) throw new Error(`no forms of ${tag}`);
  return found;
};

describe("the forms of a language", () => {
  test("belong to the tag, or to the tag that it extends", () => {
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
    ["en", "March 2026"],
    ["pt-PT", "março de 2026"],
    ["zh-Hans", "2026年3月"],
    ["ar", "مارس 2026"],
    ["ru", "март 2026\u202Fг."],
    ["fa", "مارس ۲۰۲۶"],
  ])("write months of a year: %s", (tag, expected) => {
    expect(formatMonth("2026-03", forms(tag))).toBe(expected);
  });

  test.each([
    ["en", "short", "3/1/26"],
    ["en", "medium", "Mar 1, 2026"],
    ["pt-PT", "long", "1 de março de 2026"],
    ["zh-Hans", "long", "2026年3月1日"],
    ["de", "medium", "01.03.2026"],
    ["fr", "long", "1er mars 2026"],
    ["fr-CA", "medium", "1er mars 2026"],
    ["fr", "short", "01/03/2026"],
    ["it", "long", "1º marzo 2026"],
    ["pt-BR", "long", "1º de março de 2026"],
    ["ru", "long", "1 марта 2026\u202Fг."],
    ["ar", "long", "1 مارس 2026"],
    ["ko", "long", "2026년 3월 1일"],
    ["vi", "medium", "1 thg 3, 2026"],
  ] as const)("write days: %s, %s", (tag, form, expected) => {
    expect(formatDay("2026-03-01", form, forms(tag))).toBe(expected);
  });

  test("have an ordinal only for the first day of a month", () => {
    expect(formatDay("2026-03-11", "long", forms("fr"))).toBe("11 mars 2026");
    expect(formatDay("2026-03-31", "long", forms("fr"))).toBe("31 mars 2026");
  });
});

// Only if this Node has the same ICU: others format differently even with the same CLDR, which is why the forms are written down.
/** V8 uses other spaces in places, and direction marks before signs. */
const plain = (text: string) => text.replace(/[\s\u200E\u200F\u061C]/g, "");

/** They group amounts of money differently from numbers, which is not supported here. */
const withOwnSums = ["de-AT", "fr-CH"];

describe.runIf(process.versions.icu === data.icu)("the stored forms equal those of the CLDR:", () => {
  test.each(Object.keys(data.languages))("%s", (tag) => {
    const own = forms(tag);
    const locale = `${tag}-u-ca-gregory`;
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, "0")}-09`;
      const write = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
      for (const form of ["short", "medium", "long"] as const)
        expect(plain(formatDay(day, form, own)), form).toBe(plain(write({ dateStyle: form })));
      expect(plain(formatMonth(day.slice(0, 7), own))).toBe(plain(write({ year: "numeric", month: "long" })));
    }
    for (const value of [0, 7, 1234, 12345.678, 1234567, -8.5])
      expect(plain(formatNumber(value, own))).toBe(plain(new Intl.NumberFormat(tag).format(value)));
    for (const currency of withOwnSums.includes(tag) ? [] : ["EUR", "USD", "JPY"]) {
      const money = (value: number, digits: number) =>
        new Intl.NumberFormat(tag, {
          style: "currency",
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(value);
      expect(plain(formatMoney(1234, currency, own))).toBe(plain(money(1234, 0)));
      if (currency !== "JPY") expect(plain(formatMoney(9.5, currency, own))).toBe(plain(money(9.5, 2)));
    }
  });
});

import { expect, test } from "vitest";
import { formatDay, formatMoney, formatMonth, formatNumber } from "../../../text/format-in-language.js";
import { formsOf } from "../../../text/language-forms.js";
import data from "../../../text/language-forms.json" with { type: "json" };
import { numbersIn } from "./numbers-in-text.js";

test.each([
  ["en-US", "It holds from August 17, 2025 for 30 days.", ["2025-08-17", "30"]],
  ["en-US", "It holds from 8/17/2025 for 1,000.5 days.", ["1000.5", "2025-08-17"]],
  ["pt-PT", "Vale desde 17 de agosto de 2025, por 1000,50 euros.", ["1000.5", "2025-08-17"]],
  ["pt-PT", "Vale desde 17/08/2025 e 2025/08/17.", ["2025-08-17", "2025-08-17"]],
  ["zh-Hans", "自2025年8月17日起，30天。", ["2025-08-17", "30"]],
  ["zh-Hans", "2025年8月；8月17日", ["08-17", "2025-08"]],
  ["en", "August 2025; August 17", ["08-17", "2025-08"]],
  ["pt-PT", "agosto de 2025; 17 de agosto", ["08-17", "2025-08"]],
  ["ar", "من ١٧ أغسطس ٢٠٢٥ لمدة ٣٠ يوما", ["2025-08-17", "30"]],
  ["ja", "2025年8月17日", ["2025-08-17"]],
  ["de", "ab dem 17. August 2025 oder 17.08.2025", ["2025-08-17", "2025-08-17"]],
  ["fr", "Elle prend effet le 1er août 2025 ; le 1er mars, 30 jours.", ["03-01", "2025-08-01", "30"]],
  ["en", "It holds from August 1st, 2025.", ["2025-08-01"]],
  ["en-GB", "It holds from 22nd August 2025.", ["2025-08-22"]],
  ["pt-PT", "Vale desde 1.º de agosto de 2025.", ["2025-08-01"]],
  ["ru", "с 17 августа 2025\u202Fг., август 2025 г.", ["2025-08", "2025-08-17"]],
  ["hi", "1,00,000 रुपये", ["100000"]],
  ["en", "Section 12.3 of 1.5 or 13/40/2025", ["12.3", "1.5", "13", "40", "2025"].sort()],
  ["tlh", "2025-08-17 and 1,234", ["1234", "2025-08-17"]],
])("numbers and dates in %s are found: %s", (language, text, expected) => {
  expect(numbersIn(text, formsOf(language))).toEqual(expected);
});

test.each(Object.keys(data.languages))("dates formatted in %s are parsed again", (language) => {
  const forms = formsOf(language);
  if (!forms) throw new Error("no forms");
  for (let month = 1; month <= 12; month++) {
    const day = `2025-${String(month).padStart(2, "0")}-17`;
    for (const form of ["short", "medium", "long"] as const)
      expect(numbersIn(`x ${formatDay(day, form, forms)}, y`, forms), form).toEqual([day]);
    const first = day.replace("17", "01");
    expect(numbersIn(formatDay(first, "long", forms), forms)).toEqual([first]);
    expect(numbersIn(formatMonth(day.slice(0, 7), forms), forms)).toEqual([day.slice(0, 7)]);
  }
  expect(numbersIn(formatMoney(123456.5, "EUR", forms), forms)).toEqual(["123456.5"]);
  expect(numbersIn(formatNumber(1234567, forms), forms)).toEqual(["1234567"]);
});

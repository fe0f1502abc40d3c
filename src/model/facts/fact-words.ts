import { formatMoney, formatMonth, formatNumber } from "../../text/format-in-language.js";
import { separatorIn } from "../../text/list-form.js";
import { showDay } from "../../text/show-day.js";
import type { Site } from "../site/site.js";
import { formsIn } from "../site/site-language.js";

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** Formats the facts of a site: as the config has them, or in the language of the site. */
export function factWords(site: Pick<Site, "language" | "languages" | "localFacts">) {
  const forms = formsIn(site);
  if (!forms)
    return {
      number: (value: number | undefined, _?: { isGrouped: boolean }) => value,
      amount: ({ amount }: Sum) => amount,
      money: ({ amount, currency }: Sum) => `${amount} ${currency}`,
      time: (value: string | undefined) => value,
      items: (list: readonly string[]) => list.join(", "),
    };
  const decimals = ({ amount }: Sum) => (Number.isInteger(amount) ? 0 : 2);
  return {
    number: (value: number | undefined, { isGrouped = true } = {}) =>
      value === undefined ? undefined : formatNumber(value, forms, { isGrouped }),
    amount: (sum: Sum) => formatNumber(sum.amount, forms, { least: decimals(sum), most: decimals(sum) }),
    money: ({ amount, currency }: Sum) => formatMoney(amount, currency, forms),
    /** An ISO day or month. */
    time: (value: string | undefined) =>
      value === undefined ? undefined : value.length > 7 ? showDay(value, forms) : formatMonth(value, forms),
    items: (list: readonly string[]) => list.join(separatorIn(site.language)),
  };
}

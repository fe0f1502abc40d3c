import { press } from "../_words/press.ts";

/** A price as the press page shows it: without a locale, so that each machine writes the same. */
export function formatPrice({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string {
  return amount === 0 ? press.free : `${amount.toFixed(2)} ${currency}`;
}

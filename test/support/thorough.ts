/**
 * Whether every combination of cases is tested (`npm run test:thorough`). Otherwise each case is tested at least once, which finds faults
 * of a single one in a part of the time.
 */
export const isThorough = process.env.HANDBILL_TEST_THOROUGH === "1";

/** Each case with each variant; or with one variant, in turn. */
export function crossed<Case, Variant>(
  cases: readonly Case[],
  variants: readonly Variant[],
): readonly (readonly [Case, Variant])[] {
  return cases.flatMap((one, index) =>
    variants
      .filter((_, at) => isThorough || at === index % variants.length)
      .map((variant) => [one, variant] as const),
  );
}

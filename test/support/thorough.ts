/**
 * Whether each case is tried with each other (`npm run test:thorough`). Otherwise each is tried once at least: that notices what
 * is wrong with one of them, and takes a part of the time.
 */
export const isThorough = process.env.HANDBILL_TEST_THOROUGH === "1";

/** Each of some cases with each of some variants; or with one of these, which take turns. */
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

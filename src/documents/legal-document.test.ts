import { expect, test } from "vitest";
import { randomBelow } from "../../test/support/random.js";
import { type LastLegal, newLegal, orderLegal } from "./legal-document.js";
import type { MadeText } from "./make-document.js";

const languages = ["en", "de"];
const legal = { effectiveDate: "", effectiveDay: "", sections: [], stated: [] };

const textOf = (
  slug: string,
  language: string,
  { title = slug, order }: { title?: string; order?: number },
) =>
  ({
    ...{ collection: "legal", slug, title, description: undefined, date: undefined, tags: [], html: title },
    ...{ headings: [], sourceFile: `legal/${slug}.md`, language, order, own: {}, legal },
  }) satisfies MadeText;

test("whatever comes, goes and is edited, documents are as those of which nothing was kept, and no other than what is reached", () => {
  const below = randomBelow(20261123);
  const kept = new Map<string, LastLegal>(languages.map((language) => [language, newLegal()]));
  const keptOf = (language: string) => kept.get(language) ?? newLegal();
  const newText = (round: number) =>
    textOf(`d${below(30)}`, languages[below(2)] ?? "", {
      title: `Title ${round}`,
      ...(below(8) === 0 && { order: below(3) }),
    });
  let made: MadeText[] = [];
  let before = orderLegal(made, languages, keptOf);
  for (let round = 0; round < 400; round++) {
    const text = newText(round);
    const at = made.findIndex(({ slug, language }) => slug === text.slug && language === text.language);
    if (at < 0) made = made.toSpliced(below(made.length + 1), 0, text);
    else if (below(10) === 0) made = made.toSpliced(at, 1);
    else made = made.with(at, below(2) === 0 ? text : { ...text, order: made[at]?.order });
    const now = orderLegal(made, languages, keptOf);
    expect(now).toEqual(orderLegal(made, languages));
    const known = new Set(before);
    const isEdited = now.length === before.length && now.every(({ slug }, i) => slug === before[i]?.slug);
    // The document itself, and its neighbours.
    if (isEdited) expect(now.filter((one) => !known.has(one)).length).toBeLessThanOrEqual(3);
    before = now;
  }
});

import type { PageParts } from "../../model/checked-tree.js";
import { digestOf } from "../../util/hash-of.js";
import { once } from "../../util/once.js";
import { onceEach } from "../../util/once-each.js";
import { listSides } from "../list-sides.js";
import { findLowContrast } from "../low-contrast.js";
import { findStyleUrls } from "../style-addresses.js";
import type { OwnQuestion } from "./question.js";

/** What can be told of a style by its text alone: of a style that many pages have, once. */
export function styleAnswers() {
  return onceEach(
    (css: string) => ({
      /** For a page that says for which colour schemes it is. */
      contrast: onceEach((colourScheme: string) => findLowContrast(css, colourScheme)),
      sides: once(() => listSides(css)),
      addresses: once(() => findStyleUrls(css).map(({ text }) => text)),
    }),
    fewStyles,
  );
}

/** Answers what rules asked of a page, as far as its style makes a difference, by what it was made of. */
export function ownAnswers(): (question: OwnQuestion, page: PageParts) => string {
  const answers = styleAnswers();
  const digests = onceEach(
    (css: string) => onceEach((question: OwnQuestion) => digestOf(JSON.stringify(answerOf(question, css)))),
    fewStyles,
  );
  const answerOf = (question: OwnQuestion, css: string): unknown => {
    const { contrast, sides, addresses } = answers(css);
    if (question === "~sides") return sides();
    return question === "~addresses" ? addresses() : contrast(question.slice("~contrast ".length));
  };
  const isNamed = onceEach(
    (css: string) => onceEach((policy: string) => policy.includes(`'sha256-${digestOf(css)}'`), fewStyles),
    fewStyles,
  );
  return (question, { style, policy, size }) => {
    if (question === "~allowed") return isNamed(style)(policy) ? "yes" : "no";
    if (question.startsWith("~within "))
      return size() <= Number(question.slice("~within ".length)) ? "yes" : "no";
    return digests(style)(question);
  };
}

/** Pages that come one after the other mostly have the same. */
export const fewStyles = 20;

import { digestOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once-each.js";
import { type PageElement, textOf } from "../page-element.js";
import { elementsOf, type PageFacts, styleOf } from "../read-page.js";
import type { StyleView } from "../rule.js";
import type { OwnQuestion } from "./question.js";
import { fewStyles, styleAnswers } from "./style-answers.js";

/** Tells styles apart; each is hashed once. */
export const digestOfStyle = () => onceEach((css: string) => digestOf(css), fewStyles);

interface Viewed {
  readonly style: StyleView;
  readonly css: string;
  /** Ends the noting: the next page may have the same elements. */
  readonly end: () => void;
}

/** Lets rules ask what they may know of a page's style; what else they read of it is noted as all of the page. */
export function styleViewer(note: (question: OwnQuestion) => void): (facts: PageFacts) => Viewed {
  const answers = styleAnswers();
  // One for all pages: each page's own would hold it, and the pages before it, until V8 goes through the whole heap.
  const noteAll = () => note("~all");
  return (facts) => {
    const css = styleOf(facts);
    const [own, other] = elementsOf(facts, "style");
    const ownText = own && other ? textOf(own) : css;
    // Their addresses are among those of the page.
    note("~addresses");
    // What a policy says that somebody else has written nobody answers by the page's own style.
    if (countPolicies(facts) !== 1) note("~all");
    const end = own ? noteReading(own, noteAll) : () => {};
    const style: StyleView = {
      contrast: (colourScheme) => {
        note(`~contrast ${colourScheme}`);
        return answers(css).contrast(colourScheme);
      },
      sides: () => {
        note("~sides");
        return answers(css).sides();
      },
      isAllowed: (element, allows) => {
        const isAllowed = allows(element === own ? ownText : textOf(element));
        note(isAllowed ? "~allowed" : "~all");
        return isAllowed;
      },
    };
    return { style, css, end };
  };
}

const countPolicies = (facts: PageFacts) =>
  elementsOf(facts, "meta").filter(({ attributes }) => attributes["http-equiv"] !== undefined).length;

/** Tells when what is in an element is read, until it is asked to end that. */
function noteReading(element: PageElement, tell: () => void): () => void {
  const { children } = element;
  Object.defineProperty(element, "children", {
    get: () => {
      tell();
      return children;
    },
  });
  return () => void Object.defineProperty(element, "children", { value: children, writable: true });
}

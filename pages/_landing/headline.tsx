import { useSite } from "handbill";
import { Fragment } from "react";
import { fitHeadline, roomOf, wordsOf } from "./headline-fit.ts";
import "./headline.css";

/**
 * The page's big gesture: the line crosses out the first phrase, and the second is marked over it. Each word has its own piece of the
 * stroke, which continues to the next word, so that every line is struck through, wherever it breaks. Everything is inline, so that
 * copied text is on one line.
 */
export function Headline() {
  const { struck, marked } = useSite().facts.headline;
  const words = wordsOf(struck);
  return (
    <h1 className={fitHeadline(struck, marked)}>
      <span className="visually-hidden">{"Turn "}</span>
      <del className="struck">
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may repeat a word, and its words never move
          <Fragment key={index}>
            <span className="word" data-room={index < words.length - 1 ? roomOf(word) : undefined}>
              <Stroke last={index === words.length - 1} />
              {word}
            </span>
            {index < words.length - 1 && <span className="gap"> </span>}
          </Fragment>
        ))}
      </del>
      <span className="visually-hidden">{" into "}</span>
      <ins className="marked">
        <span>{marked}</span>
      </ins>
    </h1>
  );
}

/** From the middle of the word's left edge to that of its right edge, level at both; the last one ends in a flick. */
function Stroke({ last }: { last: boolean }) {
  const d = last ? "M0 20C14 20 26 25 44 20S72 13 84 19 96 24 99 15" : "M0 20C16 20 24 26 46 21S76 20 100 20";
  return (
    <span className="stroke">
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path d={d} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}

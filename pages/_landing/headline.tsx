import { useSite } from "handbill";
import "./headline.css";

/** The one big gesture: the line begins by crossing out the first phrase, and the second is marked over it. */
export function Headline() {
  const { struck, marked } = useSite().facts.headline;
  return (
    <h1 className="headline">
      <span className="visually-hidden">Turn </span>
      <del className="struck">
        {struck}
        <span className="stroke">
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 20C14 20 26 25 44 20S72 13 84 19 96 24 99 15" vectorEffect="non-scaling-stroke" />
          </svg>
        </span>
      </del>
      <span className="visually-hidden"> into </span>
      <ins className="marked">
        <span>{marked}</span>
      </ins>
    </h1>
  );
}

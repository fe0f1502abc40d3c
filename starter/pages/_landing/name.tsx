import { useSite } from "handbill";
import { breakName, type NameLine } from "./name-lines.ts";
import "./name.css";

/** A short last line is hardly larger than the others. */
const leastShare = 0.8;
/** The room that a letter keeps beside it, in ems: the outer letters reach to the edge all the same. */
const bearing = 0.055;
/** How far letters reach above and below their baseline, in ems: capitals; letters with tails; letters of other scripts. */
const square = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const reaches = [
  { of: square, above: 0.9, below: 0.14 },
  { of: /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u, above: 0.95, below: 0.34 },
  { of: /[gjpqyçşţ,;ęąрудфцщζξρφχψ]/, above: 0.74, below: 0.24 },
  { of: /./, above: 0.74, below: 0.08 },
];

/** A text whose first letter is of a script that is written from the right, as `dir="auto"` sees it. */
const firstFromRight =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** How wide a line may be, in ems: more on a wide window, which is less high. */
const measures = { narrow: 7.5, wide: 13 };

/** The app's name, each of its lines as wide as the bill. It is drawn, so that it fits in any face and at any width. */
export function Name() {
  const { app } = useSite();
  const narrow = breakName(app.name, measures.narrow);
  const wide = breakName(app.name, measures.wide);
  const isSame = narrow.length < 3 || narrow.length === wide.length;
  return (
    <h1 className="name">
      <span className="visually-hidden" dir="auto">
        {app.name}
      </span>
      {isSame ? (
        <Lines lines={narrow} />
      ) : (
        <>
          <Lines lines={narrow} className="name-narrow" />
          <Lines lines={wide} className="name-wide" />
        </>
      )}
    </h1>
  );
}

function Lines({ lines, className }: { lines: readonly NameLine[]; className?: string }) {
  const { language } = useSite();
  const widest = Math.max(...lines.map(({ width }) => width));
  const measure = 1000;
  let bottom = 0;
  const drawn = lines.map(({ text, width }, index) => {
    const taken = Math.max(width, widest * leastShare, 2);
    const size = measure / taken;
    const { above = 0.74, below = 0.24 } = reaches.find(({ of }) => of.test(text)) ?? {};
    const baseline = bottom + size * above;
    bottom = baseline + size * below * (index < lines.length - 1 ? 1.1 : 1);
    return { text, size, baseline, length: (measure * width) / taken };
  });
  const fromRight = /^(ar|he|fa|ur)\b/.test(language);
  const direction = firstFromRight.test(lines.map(({ text }) => text).join(" ")) ? "rtl" : undefined;
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox={`0 0 ${measure} ${Math.round(bottom)}`}
      preserveAspectRatio={`${fromRight ? "xMax" : "xMin"}YMid meet`}
    >
      {drawn.map(({ text, size, baseline, length }) => (
        <text
          key={baseline}
          direction={direction}
          x={Math.round(fromRight ? measure - length / 2 : length / 2)}
          y={Math.round(baseline)}
          textAnchor="middle"
          fontSize={Math.round(size)}
          textLength={Math.round(length + 2 * size * bearing)}
          // A letter that fills its square is not stretched; those that join are not torn apart.
          lengthAdjust={square.test(text) ? "spacing" : "spacingAndGlyphs"}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

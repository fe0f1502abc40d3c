import { useSite } from "handbill";
import { bearingsOf } from "./letter-widths.ts";
import { breakName, type NameLine } from "./name-lines.ts";
import "./name.css";

/** A short last line is not much larger than the others. */
const leastShare = 0.8;
/** How far letters reach above and below their baseline, in ems: capitals; letters with tails; letters of other scripts. */
const square = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const reaches = [
  { of: square, above: 0.9, below: 0.14 },
  { of: /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u, above: 0.95, below: 0.34 },
  { of: /[gjpqyçşţ,;ęąрудфцщζξρφχψ]/, above: 0.74, below: 0.24 },
  { of: /./, above: 0.74, below: 0.08 },
];

/** Whether the first letter belongs to a right-to-left script, as for `dir="auto"`. */
const firstFromRight =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The maximum width of a line in ems: larger in a wide window, which has less height. */
const measures = { narrow: 7.5, wide: 13 };

/** The app's name, with each line as wide as the page. It is drawn as SVG, so that it fits in any font and at any width. */
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
  // The outer letters touch the edge: the font's side bearings are outside.
  const inked = lines.map(({ text, width }) => {
    const { before, behind } = bearingsOf(text);
    return { text, width, before, ink: width - before - behind };
  });
  const widest = Math.max(...inked.map(({ ink }) => ink));
  const measure = 1000;
  const reachOf = (text: string) => reaches.find(({ of }) => of.test(text)) ?? { above: 0.74, below: 0.24 };
  // Letters with descenders need more space between lines.
  const leading = Math.max(0.13, ...lines.slice(0, -1).map(({ text }) => reachOf(text).below)) * 1.05;
  let bottom = 0;
  const drawn = inked.map(({ text, width, before, ink }, index) => {
    const size = measure / Math.max(ink, widest * leastShare, 1.9);
    const { above, below } = reachOf(text);
    const baseline = bottom + size * above;
    bottom = baseline + size * (index < lines.length - 1 ? leading : below);
    return { text, size, baseline, before: before * size, ink: ink * size, length: width * size };
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
      {drawn.map(({ text, size, baseline, before, ink, length }) => (
        <text
          key={baseline}
          direction={direction}
          x={Math.round((fromRight ? measure - ink : 0) - before + length / 2)}
          y={Math.round(baseline)}
          textAnchor="middle"
          fontSize={Math.round(size)}
          textLength={Math.round(length)}
          // Do not stretch letters that fill their square, and do not pull joined letters apart.
          lengthAdjust={square.test(text) ? "spacing" : "spacingAndGlyphs"}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

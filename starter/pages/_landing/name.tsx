import { useSite } from "handbill";
import { breakName } from "./name-lines.ts";
import "./name.css";

/** A short line is not blown up to more than twice the size of the others. */
const leastShare = 0.5;
/** The room that a letter keeps beside it, in ems: the outer letters reach to the edge all the same. */
const bearing = 0.055;
const descends = /[gjpqyçşţ,;]/;

/** The app's name, each of its lines as wide as the bill. It is drawn, so that it fits in any face and at any width. */
export function Name() {
  const { app, language } = useSite();
  const lines = breakName(app.name);
  const widest = Math.max(...lines.map(({ width }) => width));
  const measure = 1000;
  let bottom = 0;
  const drawn = lines.map(({ text, width }, index) => {
    const taken = Math.max(width, widest * leastShare, 2);
    const size = measure / taken;
    const baseline = bottom + size * 0.74;
    bottom = baseline + size * (descends.test(text) ? 0.24 : 0.08) * (index < lines.length - 1 ? 0.9 : 1);
    return { text, size, baseline, length: (measure * width) / taken };
  });
  const fromRight = /^(ar|he|fa|ur)\b/.test(language);
  return (
    <h1 className="name">
      <span className="visually-hidden">{app.name}</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${measure} ${Math.round(bottom)}`}
        preserveAspectRatio={`${fromRight ? "xMax" : "xMin"}YMid meet`}
      >
        {drawn.map(({ text, size, baseline, length }) => (
          <text
            key={text}
            x={Math.round(fromRight ? measure - length / 2 : length / 2)}
            y={Math.round(baseline)}
            textAnchor="middle"
            fontSize={Math.round(size)}
            textLength={Math.round(length + 2 * size * bearing)}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
          </text>
        ))}
      </svg>
    </h1>
  );
}

import { Linked } from "../_shared/linked.tsx";
import { lengthOf } from "../_shared/page-title.ts";
import "./feature-text.css";

/** A longer title without a text is a sentence: in the font of titles, it would be a wall of bold letters. */
const longTitle = 50;

export function FeatureTitle({ title }: { title: string }) {
  return (
    <h3 className={lengthOf(title) > longTitle ? "feature-sentence" : undefined} dir="auto">
      {title}
    </h3>
  );
}

/** Lines that begin with a bullet, as stores know no lists. */
const points = /((?:^• .*\n?)+)/m;
/** `Title: text` and `标题：文字`. */
const titleOfPoint = /^[^.!?]{2,50}?(?::(?=\s)|：)/;

/** The text of a feature, with its bullets as a list. */
export function FeatureText({ text }: { text: string }) {
  const parts = text.split(points).filter((part) => part.trim() !== "");
  return (
    <div className="feature-text">
      {parts.map((part) =>
        points.test(part) ? (
          <ul key={part}>
            {part
              .trim()
              .split("\n")
              .map((line) => (
                <Point key={line} text={line.slice(2)} />
              ))}
          </ul>
        ) : (
          <p key={part} dir="auto">
            <Linked text={part.trim()} />
          </p>
        ),
      )}
    </div>
  );
}

function Point({ text }: { text: string }) {
  const [title = ""] = titleOfPoint.exec(text) ?? [];
  return (
    <li dir="auto">
      {title && <b>{title}</b>}
      <Linked text={text.slice(title.length)} />
    </li>
  );
}

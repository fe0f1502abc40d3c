import "./feature-text.css";

/** Lines that begin with a bullet, as stores know no lists. */
const points = /((?:^• .*\n?)+)/m;

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
                <li key={line} dir="auto">
                  {line.slice(2)}
                </li>
              ))}
          </ul>
        ) : (
          <p key={part} dir="auto">
            {part.trim()}
          </p>
        ),
      )}
    </div>
  );
}

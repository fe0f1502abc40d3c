import { landing } from "../_words/landing.ts";
import "./features.css";

/** What the app does, set like the numbers of a programme. */
export function Features() {
  if (landing.features.length === 0) return null;
  return (
    <section className="part" id="features" aria-labelledby="features-title">
      <h2 id="features-title" dir="auto">
        {landing.headings.features}
      </h2>
      <ol className="programme">
        {landing.features.map(({ title, text }) => (
          <li key={title}>
            <h3 dir="auto">{title}</h3>
            {text !== undefined && <p dir="auto">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

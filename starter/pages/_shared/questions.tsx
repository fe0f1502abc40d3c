import { useMessages } from "handbill";
import "./questions.css";

/** Questions whose answers open without a script. */
export function Questions({ heading }: { heading: string }) {
  const t = useMessages();
  if (!t.has("landing.questions")) return null;
  return (
    <section className="part questions" aria-labelledby="questions">
      <h2 id="questions">{heading}</h2>
      {t.list("landing.questions").map((entry) => (
        <details key={entry("question")}>
          <summary dir="auto">{entry("question")}</summary>
          <p dir="auto">{entry("answer")}</p>
        </details>
      ))}
    </section>
  );
}

import { useMessages } from "handbill";
import "./questions.css";

/** Questions whose answers open without a script. */
export function Questions() {
  const t = useMessages();
  return (
    <div className="questions">
      {t.list("landing.questions").map((entry) => (
        <details key={entry("question")}>
          <summary dir="auto">{entry("question")}</summary>
          <p dir="auto">{entry("answer")}</p>
        </details>
      ))}
    </div>
  );
}

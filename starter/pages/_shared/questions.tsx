import type { Question } from "../_words/landing-words.ts";
import "./questions.css";

/** Questions whose answers open without a script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary dir="auto">{question}</summary>
          <p dir="auto">{answer}</p>
        </details>
      ))}
    </div>
  );
}

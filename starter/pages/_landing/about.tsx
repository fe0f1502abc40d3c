import { useMessages, useSite } from "handbill";
import { Linked } from "../_shared/linked.tsx";
import { lengthOf } from "../_shared/page-title.ts";
import "./about.css";

/** A single paragraph up to this length is larger. */
const longestStatement = 240;

/** The paragraphs of the listing. */
export function About() {
  const { app } = useSite();
  const about = useMessages().list("landing.about");
  if (about.length === 0) return null;
  const isStatement = about.length === 1 && lengthOf(about.join("")) <= longestStatement;
  return (
    <section className={isStatement ? "about statement" : "about"} aria-label={app.name}>
      {about.map((paragraph) => (
        <p key={paragraph} dir="auto">
          <Linked text={paragraph} />
        </p>
      ))}
    </section>
  );
}

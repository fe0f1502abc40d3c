import { useMessages, useSite } from "handbill";
import { Linked } from "../_shared/linked.tsx";
import "./about.css";

/** The paragraphs of the listing. */
export function About() {
  const { app } = useSite();
  const about = useMessages().list("landing.about");
  if (about.length === 0) return null;
  return (
    <section className={about.length === 1 ? "about statement" : "about"} aria-label={app.name}>
      {about.map((paragraph) => (
        <p key={paragraph} dir="auto">
          <Linked text={paragraph} />
        </p>
      ))}
    </section>
  );
}

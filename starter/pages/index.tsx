import { type Meta, useSite } from "handbill";
import { Features } from "./_landing/features.tsx";
import { Hero } from "./_landing/hero.tsx";
import { Plates } from "./_landing/plates.tsx";
import { Questions } from "./_shared/questions.tsx";
import { Sheet } from "./_shared/sheet.tsx";
import { landing } from "./_words/landing.ts";
import "./_landing/about.css";

export const meta: Meta = ({ site: { app } }) => ({
  title: `${app.name}: ${landing.title || app.subtitle || app.description}`,
  description: app.description,
});

export default function LandingPage() {
  return (
    <Sheet onLanding top={<Hero />}>
      <About />
      <Plates />
      <Features />
      {landing.questions.length > 0 && (
        <section className="part" aria-labelledby="questions">
          <h2 id="questions">{landing.headings.questions}</h2>
          <Questions questions={landing.questions} />
        </section>
      )}
    </Sheet>
  );
}

function About() {
  const { app } = useSite();
  if (landing.about.length === 0) return null;
  return (
    <section className="about" aria-label={app.name}>
      {landing.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

import { type Meta, useSite } from "handbill";
import { Features } from "./_landing/features.tsx";
import { Hero } from "./_landing/hero.tsx";
import { Plates } from "./_landing/plates.tsx";
import { tabTitle } from "./_landing/tab-title.ts";
import { screenshots } from "./_screenshots/index.ts";
import { Questions } from "./_shared/questions.tsx";
import { Sheet } from "./_shared/sheet.tsx";
import { landing } from "./_words/landing.ts";
import "./_landing/about.css";

const isBare = [landing.about, landing.features, landing.questions, screenshots].every(
  (list) => list.length === 0,
);

export const meta: Meta = ({ site: { app } }) => ({
  title: tabTitle(app.name, [landing.title, app.subtitle, app.description, app.category]),
  description: app.description,
});

export default function LandingPage() {
  return (
    <Sheet onLanding isBare={isBare} top={<Hero isAlone={isBare} />}>
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
    <section className={landing.about.length === 1 ? "about statement" : "about"} aria-label={app.name}>
      {landing.about.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

import { type Meta, useMessages, useSite } from "handbill";
import { Features } from "./_landing/features.tsx";
import { Hero } from "./_landing/hero.tsx";
import { Plates } from "./_landing/plates.tsx";
import { tabTitle } from "./_landing/tab-title.ts";
import { screenshots } from "./_screenshots/index.ts";
import { Questions } from "./_shared/questions.tsx";
import { Sheet } from "./_shared/sheet.tsx";
import "./_landing/about.css";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: tabTitle(app.name, [t("landing.title"), app.subtitle, app.description, app.category]),
  description: app.description,
});

const parts = ["landing.about", "landing.features", "landing.questions"] as const;

export default function LandingPage() {
  const t = useMessages();
  const isBare = screenshots.length === 0 && !parts.some(t.has);
  return (
    <Sheet onLanding isBare={isBare} top={<Hero isAlone={isBare} />}>
      <About />
      <Plates />
      <Features />
      {t.has("landing.questions") && (
        <section className="part" aria-labelledby="questions">
          <h2 id="questions">{t("headings.questions")}</h2>
          <Questions />
        </section>
      )}
    </Sheet>
  );
}

function About() {
  const { app } = useSite();
  const about = useMessages().list("landing.about");
  if (about.length === 0) return null;
  return (
    <section className={about.length === 1 ? "about statement" : "about"} aria-label={app.name}>
      {about.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

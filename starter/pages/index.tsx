import { type Meta, useMessages, useSite } from "handbill";
import { Features } from "./_landing/features.tsx";
import { Hero } from "./_landing/hero.tsx";
import { Plates } from "./_landing/plates.tsx";
import { tabTitle } from "./_landing/tab-title.ts";
import { screenshots } from "./_screenshots/index.ts";
import { isWritten } from "./_shared/is-written.ts";
import { Questions } from "./_shared/questions.tsx";
import { Sheet } from "./_shared/sheet.tsx";
import "./_landing/about.css";

export const meta: Meta = ({ t, site }) => {
  const { app } = site;
  // Without a description of the app the page's says what the site has.
  const description = isWritten(site, "app.description") ? app.description : undefined;
  const ways = `${t("support.title")}, ${t("press.title")}`;
  return {
    title: tabTitle(app.name, [t("landing.title"), app.subtitle, description, app.category, ways]),
    description: description ?? `${app.name} – ${t("support.description")}`,
  };
};

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

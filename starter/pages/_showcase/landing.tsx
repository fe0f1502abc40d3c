import { useMessages, useSite } from "handbill";
import { About } from "../_landing/about.tsx";
import { Plates } from "../_landing/plates.tsx";
import { screenshots } from "../_screenshots/index.ts";
import { Questions } from "../_shared/questions.tsx";
import { Sheet } from "../_shared/sheet.tsx";
import { StoreLinks } from "../_shared/store-links.tsx";
import { Bands } from "./bands.tsx";
import { Hero } from "./hero.tsx";
import "./last-call.css";

/** The app in its device beside its name; each feature beside a screen; the other screens; questions; a last call. */
export function Landing() {
  const t = useMessages();
  const { app } = useSite();
  const features = t.has("landing.features") ? t.list("landing.features").length : 0;
  // The first screen is in the device above; as many as there are features stand beside these.
  const besides = screenshots.slice(1, 1 + features);
  const others = screenshots.slice(1 + features);
  return (
    <Sheet onLanding top={<Hero />} end={<LastCall name={app.name} />}>
      <About />
      <Bands screens={besides} />
      <Plates screens={others} />
      {t.has("landing.questions") && (
        <section className="part" aria-labelledby="questions">
          <h2 id="questions">{t("headings.questions")}</h2>
          <Questions />
        </section>
      )}
    </Sheet>
  );
}

/** Whoever has read this far does not have to scroll back. */
function LastCall({ name }: { name: string }) {
  return (
    <div className="last-call">
      <div className="last-call-line frame">
        <h2 dir="auto">{name}</h2>
        <StoreLinks place="end" />
      </div>
    </div>
  );
}

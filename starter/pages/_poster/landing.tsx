import { useMessages } from "handbill";
import { About } from "../_landing/about.tsx";
import { Plates } from "../_landing/plates.tsx";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";
import { Questions } from "../_shared/questions.tsx";
import { Sheet } from "../_shared/sheet.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";

const parts = ["landing.about", "landing.features", "landing.questions"] as const;

/** A single field in the app's colour with its name and icon, and the features like the entries of a programme. */
export function Landing() {
  const t = useMessages();
  const screenshots = useScreenshots();
  const isBare = screenshots.length === 0 && !parts.some(t.has);
  return (
    <Sheet onLanding isBare={isBare} top={<Hero isAlone={isBare} />}>
      <About />
      <Plates screens={screenshots} />
      <Features />
      <Questions heading={t("headings.questions")} />
    </Sheet>
  );
}

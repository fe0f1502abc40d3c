import { useMessages } from "handbill";
import { Bands } from "../_device/bands.tsx";
import { LastCall } from "../_device/last-call.tsx";
import { About } from "../_landing/about.tsx";
import { Plates } from "../_landing/plates.tsx";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";
import { Questions } from "../_shared/questions.tsx";
import { Sheet } from "../_shared/sheet.tsx";
import { Hero } from "./hero.tsx";

/** The app in a device next to its name, features next to screenshots, the other screenshots, questions, and store links again. */
export function Landing() {
  const t = useMessages();
  const screenshots = useScreenshots();
  const features = t.list("landing.features");
  // The device above shows the first screenshot; features show the next ones, unless most are a long list of titles.
  const texts = features.filter((feature) => feature.has("text"));
  const isList = features.length > 4 && screenshots.length > 3 && texts.length * 3 < features.length;
  const last = isList ? 1 : 1 + features.length;
  const besides = screenshots.slice(1, last);
  const others = screenshots.slice(last);
  const isBare =
    others.length + features.length === 0 && !t.has("landing.about") && !t.has("landing.questions");
  return (
    <Sheet onLanding isBare={isBare} top={<Hero />} end={!isBare && <LastCall />}>
      <About />
      <Bands screens={besides} />
      <Plates screens={others} />
      <Questions heading={t("headings.questions")} />
    </Sheet>
  );
}

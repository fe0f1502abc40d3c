import { useMessages } from "handbill";
import { Bands } from "../_device/bands.tsx";
import { LastCall } from "../_device/last-call.tsx";
import { About } from "../_landing/about.tsx";
import { Plates } from "../_landing/plates.tsx";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";
import { Questions } from "../_shared/questions.tsx";
import { Sheet } from "../_shared/sheet.tsx";
import { mostMoments, Story } from "./story.tsx";

/** The app in a device that stays while three features scroll past, then the rest, questions, and store links again. */
export function Landing() {
  const t = useMessages();
  const screenshots = useScreenshots();
  const features = t.list("landing.features").length;
  const told = 1 + Math.min(features, mostMoments);
  const further = Math.max(0, features - mostMoments);
  const others = screenshots.slice(told + further);
  const isBare = others.length + further === 0 && !t.has("landing.about") && !t.has("landing.questions");
  return (
    <Sheet onLanding isBare={isBare} top={<Story />} end={<LastCall />}>
      <About />
      {further > 0 && <Bands screens={screenshots.slice(told, told + further)} from={mostMoments} />}
      <Plates screens={others} />
      <Questions heading={t("headings.questions")} />
    </Sheet>
  );
}

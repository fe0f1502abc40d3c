import { type Meta, useSite } from "handbill";
import { Connect } from "./_landing/connect.tsx";
import { Features } from "./_landing/features.tsx";
import { Hero } from "./_landing/hero.tsx";
import { Navigation } from "./_landing/navigation.tsx";
import { Ride } from "./_landing/ride.tsx";
import { WhyJoin } from "./_landing/why-join.tsx";
import { Footer } from "./_shared/footer.tsx";
import { SkipLink } from "./_shared/skip-link.tsx";
import "./_landing/reveal.css";
import "./_landing/reveal.client.ts";

export const meta: Meta = ({ site: { app, facts } }) => ({
  title: `${app.name}: local events and new friends in ${facts.city}`,
  description: app.description,
});

export default function LandingPage() {
  const { facts } = useSite();
  return (
    <>
      <SkipLink />
      <Navigation />
      <main className="frame" id="main" tabIndex={-1} data-reveal-offset={facts.revealOffset}>
        <Hero />
        <WhyJoin />
        <Features />
        <Connect />
      </main>
      <Footer fromAbove />
      <Ride />
    </>
  );
}

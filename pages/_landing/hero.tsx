import { useSite } from "handbill";
import { Boarding } from "./boarding.tsx";
import { Headline } from "./headline.tsx";
import { Phone } from "./phone.tsx";
import "./hero.css";

export function Hero() {
  const { app, facts } = useSite();
  return (
    <section className="hero" id="hero">
      <div className="hero-copy">
        <Headline />
        <p className="hero-lead">
          {`${app.name} helps you find local events in ${facts.city} and make friends by doing things together, not by dating.`}
        </p>
        <Boarding />
      </div>
      <Phone />
    </section>
  );
}

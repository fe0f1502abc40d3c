import { useSite } from "handbill";
import { Icon } from "../_shared/icon.tsx";
import { formatSellingPoints } from "./selling-points.ts";
import { Station } from "./station.tsx";
import "./section.css";
import "./why-join.css";

export function WhyJoin() {
  const { facts } = useSite();
  return (
    <section className="section" id="why-join">
      <Station name="Why join" lead="Because “we should hang out sometime” is not a plan." />
      <ul className="tickets">
        {formatSellingPoints(facts.city).map(({ icon, title, text }) => (
          <li key={icon}>
            <div className="ticket" data-reveal="rise">
              <span className="stub">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useSite } from "handbill";
import { StoreLinks } from "../_shared/store-links.tsx";
import { landing } from "../_words/landing.ts";
import { Name } from "./name.tsx";
import "./hero.css";

/** One flat field of the app's own colour: its name, one sentence, and where to get it. */
export function Hero() {
  const { app } = useSite();
  return (
    <div className="hero">
      <div className="bill frame">
        <Name />
        <div className="bill-foot">
          <p className="sentence">{landing.sentence || app.description}</p>
          <StoreLinks place="hero" />
        </div>
      </div>
    </div>
  );
}

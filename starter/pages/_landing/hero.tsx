import { useSite } from "handbill";
import { StoreLinks } from "../_shared/store-links.tsx";
import { landing } from "../_words/landing.ts";
import { Name } from "./name.tsx";
import "./hero.css";

/** One flat field of the app's own colour: its name, one sentence, and where to get it. */
export function Hero({ isAlone }: { isAlone: boolean }) {
  const { app } = useSite();
  return (
    <div className={isAlone ? "hero hero-alone" : "hero"}>
      <div className="bill frame">
        <Name />
        <div className="bill-foot">
          <p className="sentence" dir="auto">
            {landing.sentence || app.description}
          </p>
          <StoreLinks place="hero" />
        </div>
      </div>
    </div>
  );
}

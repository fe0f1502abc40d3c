import { useMessages, useSite } from "handbill";
import { StoreLinks } from "../_shared/store-links.tsx";
import { Name } from "./name.tsx";
import "./hero.css";

/** One flat field of the app's own colour: its name, one sentence, and where to get it. */
export function Hero({ isAlone }: { isAlone: boolean }) {
  const { app } = useSite();
  const t = useMessages();
  return (
    <div className={isAlone ? "hero hero-alone" : "hero"}>
      <div className="bill frame">
        <Name />
        <div className="bill-foot">
          <p className="sentence" dir="auto">
            {t("landing.sentence") || app.description}
          </p>
          <StoreLinks place="hero" />
        </div>
      </div>
    </div>
  );
}

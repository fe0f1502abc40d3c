import { useMessages, useSite } from "handbill";
import { isWritten } from "../_shared/is-written.ts";
import { StoreLinks } from "../_shared/store-links.tsx";
import { Name } from "./name.tsx";
import "./hero.css";

/** One flat field of the app's own colour: its name, one sentence, and where to get it. */
export function Hero({ isAlone }: { isAlone: boolean }) {
  const site = useSite();
  const t = useMessages();
  const description = isWritten(site, "app.description") ? site.app.description : "";
  const sentence = t("landing.sentence") || description;
  return (
    <div className={isAlone ? "hero hero-alone" : "hero"}>
      <div className="bill frame">
        <Name />
        <div className="bill-foot">
          {sentence !== "" && (
            <p className="sentence" dir="auto">
              {sentence}
            </p>
          )}
          <StoreLinks place="hero" />
        </div>
      </div>
    </div>
  );
}

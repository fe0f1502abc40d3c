import { BigIcon } from "../_landing/big-icon.tsx";
import { Name } from "../_landing/name.tsx";
import { Sentence } from "../_landing/sentence.tsx";
import { StoreLinks } from "../_shared/store-links.tsx";
import "./hero.css";

/** A single field in the app's colour: its name, one sentence, the store links, and the icon as the picture. */
export function Hero({ isAlone }: { isAlone: boolean }) {
  return (
    <div className={isAlone ? "hero hero-alone" : "hero"}>
      <div className="bill frame">
        <Name />
        <div className="bill-foot">
          <div className="bill-words">
            <Sentence />
            <StoreLinks place="hero" />
          </div>
          <div className="bill-icon">
            <BigIcon />
          </div>
        </div>
      </div>
    </div>
  );
}

import { useSite } from "handbill";
import { Name } from "../_landing/name.tsx";
import { Sentence } from "../_landing/sentence.tsx";
import { StoreLinks } from "../_shared/store-links.tsx";
import "./hero.css";

/** One flat field of the app's own colour: its name, one sentence, where to get it, and its icon as the picture. */
export function Hero({ isAlone }: { isAlone: boolean }) {
  const { icon, publicHref } = useSite();
  return (
    <div className={isAlone ? "hero hero-alone" : "hero"}>
      <div className="bill frame">
        <Name />
        <div className="bill-foot">
          <div className="bill-words">
            <Sentence />
            <StoreLinks place="hero" />
          </div>
          {icon && <img className="poster-icon" src={publicHref(icon)} alt="" width={512} height={512} />}
        </div>
      </div>
    </div>
  );
}

import { Device } from "../_device/device.tsx";
import { BigIcon } from "../_landing/big-icon.tsx";
import { Name } from "../_landing/name.tsx";
import { Sentence } from "../_landing/sentence.tsx";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";
import { StoreLinks } from "../_shared/store-links.tsx";
import "./hero.css";

/** The first window: what the app is, where to get it, and what it looks like. */
export function Hero() {
  const [first] = useScreenshots();
  const { width = 0, height = 0 } = first?.image ?? {};
  return (
    <div className="hero">
      <div className={width > height ? "hero-line hero-line-wide frame" : "hero-line frame"}>
        <div className="hero-words">
          <Name />
          <Sentence />
          <StoreLinks place="hero" />
        </div>
        {first ? <Device screen={first} isFirst /> : <BigIcon />}
      </div>
    </div>
  );
}

import { useSite } from "handbill";
import { lengthOf } from "../_shared/page-title.ts";
import { smallIcon } from "../_shared/small-icon.ts";
import { StoreLinks } from "../_shared/store-links.tsx";
import "./last-call.css";

/** Longer names are smaller. */
const longName = 20;

/** Repeats icon, name and store links at the end of the page. */
export function LastCall() {
  const site = useSite();
  const { app } = site;
  const icon = smallIcon(site);
  return (
    <div className="last-call">
      <div className="last-call-line frame">
        {icon && <img className="last-call-icon" src={icon} alt="" width={96} height={96} />}
        <h2 className={lengthOf(app.name) > longName ? "long" : undefined}>
          <bdi>{app.name}</bdi>
        </h2>
        <StoreLinks place="end" />
      </div>
    </div>
  );
}

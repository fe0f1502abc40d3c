import type { Site } from "../../model/site/site.js";
import { releaseDaysOf } from "../../model/site/store.js";

/** Shows the elements for the visitor's day, in UTC: from one day on, or until one. */
export const dayScript = `for(const e of document.querySelectorAll("[data-day-from],[data-day-until]")){const d=e.dataset,n=(new Date).toJSON();e.hidden=d.dayFrom>n||d.dayUntil<=n}`;

/** The script, if the config has a release day. */
export function DayScript({ site }: { site: Site }) {
  if (releaseDaysOf(site.storeList).length === 0) return null;
  return <script dangerouslySetInnerHTML={{ __html: dayScript }} />;
}

import type { ReactNode } from "react";
import type { Site } from "../../model/site/site.js";
import { releaseDaysOf, type Store, storesFrom } from "../../model/site/store.js";
import { useSite } from "../site-context.js";

/**
 * Content that depends on the stores' state. The page contains it for each period between release days, and a script shows that of the
 * visitor's day.
 * @example `<ByDay>{(stores) => stores.map(({ name, href }) => <a href={href}>{name}</a>)}</ByDay>`
 */
export function ByDay({ children }: { readonly children: (stores: readonly Store[]) => ReactNode }) {
  const { storeList } = useSite();
  const days = releaseDaysOf(storeList);
  if (days.length === 0) return <>{children(storeList)}</>;
  const times = [undefined, ...days].map((from, index) => ({ from, until: days[index] }));
  return times.map(({ from, until }) => (
    <div key={from ?? ""} data-day-from={from} data-day-until={until} hidden={from !== undefined}>
      {children(from === undefined ? storeList : storesFrom(from, storeList))}
    </div>
  ));
}

/** Shows the elements for the visitor's day, in UTC: from one day on, or until one. */
export const dayScript = `for(const e of document.querySelectorAll("[data-day-from],[data-day-until]")){const d=e.dataset,n=(new Date).toJSON();e.hidden=d.dayFrom>n||d.dayUntil<=n}`;

/** The script, if the config has a release day. */
export function DayScript({ site }: { site: Site }) {
  if (releaseDaysOf(site.storeList).length === 0) return null;
  return <script dangerouslySetInnerHTML={{ __html: dayScript }} />;
}

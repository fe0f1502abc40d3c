import type { ReactNode } from "react";
import { releaseDaysOf, type Store, storesFrom } from "../../model/site/store.js";
import { useSite } from "../site-context.js";

/**
 * Content that depends on the stores' state, for each period between release days. The page contains all of them, and a script shows the
 * one for the visitor's day; without scripts, people see the content before the first release.
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

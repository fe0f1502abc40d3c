import { getLinkAt, storesToLeadTo } from "../../model/addresses/get-links.js";
import { noPhone, phoneOf } from "../../model/hosts/phones.js";
import type { Site } from "../../model/site/site.js";
import { releaseDaysOf, storesFrom } from "../../model/site/store.js";

/**
 * Redirects a phone to its store. An iPad that claims to be a Mac has a touch screen, which no Mac has. The
 * redirect leaves no history entry. The entry of a page that has redirected remembers it, so that neither a
 * reload nor the back button redirects again. The script is at the end of the page: a browser that leaves a
 * page while parsing, for a store that opens as an app, shows none of it.
 */
export const getScript = `{const n=navigator,u=n.userAgent,d=document.currentScript.dataset,h=history,t=/${noPhone}/i.test(u)?0:/${phoneOf.appStore}/i.test(u)||/Mac/.test(u)&&n.maxTouchPoints>1?d.appStore:/${phoneOf.googlePlay}/i.test(u)&&d.googlePlay;t&&!h.state&&!(d.from>(new Date).toJSON())&&(h.replaceState(1,""),location.replace(t))}`;

/** Renders the script on pages that `getLinks` names, if there is a store to redirect to. */
export function GetScript({ site, routePath }: { site: Site; routePath: string }) {
  const path = getLinkAt(routePath, site);
  const { storeList } = site;
  // A script has one day: if another store's release follows later, a new build is needed.
  const [day] = storeList.some(({ state }) => state !== "soon") ? [] : releaseDaysOf(storeList);
  const stores = day === undefined ? storeList : storesFrom(day, storeList);
  const { appStore, googlePlay } =
    path === undefined ? {} : storesToLeadTo(path, { ...site, storeList: stores });
  if (appStore === undefined && googlePlay === undefined) return null;
  return (
    <script
      data-app-store={appStore}
      data-google-play={googlePlay}
      data-from={day}
      dangerouslySetInnerHTML={{ __html: getScript }}
    />
  );
}

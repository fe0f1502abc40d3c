import { ByDay, type Store, useMessages, useSite } from "handbill";
import { type Badge, badges } from "../_badges.ts";
import { openStores } from "./open-stores.ts";
import { Outward } from "./outward.tsx";
import "./store-links.css";

/** A link for each store, or what to do before the launch. The stores can report the position of the link. */
export function StoreLinks({ place }: { place: string }) {
  return <ByDay>{(stores) => <LinksOf storeList={stores} place={place} />}</ByDay>;
}

function LinksOf({ storeList, place }: { storeList: readonly Store[]; place: string }) {
  const { language } = useSite();
  const t = useMessages();
  const open = openStores(storeList);
  const dated = storeList.filter(({ expected }) => expected !== undefined);
  const badgesIn = (tag = "") =>
    Object.entries(badges).find(([key]) => key.toLowerCase() === tag.toLowerCase())?.[1];
  const drawn = badgesIn(language) ?? badgesIn(language.split("-")[0]) ?? {};
  // A badge next to a plain link would make one store look more important.
  const hasBadges = open.every(({ store, state }) => state === "live" && drawn[store]);
  // Stores without a known state are not mentioned.
  if (storeList.length === 0) return null;
  return (
    <div className="stores">
      {open.length > 0 && (
        <ul className="store-list">
          {open.map((store) => (
            <li key={store.store}>
              <StoreLink store={store} place={place} badge={hasBadges ? drawn[store.store] : undefined} />
            </li>
          ))}
        </ul>
      )}
      {dated.map(({ store, name, expected }) => (
        <p key={store} className="expected">
          {t("stores.expected", { store: name, day: expected ?? "" })}
        </p>
      ))}
    </div>
  );
}

interface StoreLinkProps {
  store: Store;
  place: string;
  badge: Badge | undefined;
}

function StoreLink({ store, place, badge }: StoreLinkProps) {
  const { storeList, publicHref, storeHref } = useSite();
  const t = useMessages();
  // A sign-up that is the listing itself is a pre-order.
  const before = store.href === store.url ? "preorder" : "soon";
  const state = store.state === "live" || store.state === "beta" ? store.state : before;
  const isShared = storeList.some((other) => other.store !== store.store && other.href === store.href);
  const words =
    isShared && state === "soon" ? t("stores.soonTab") : t(`stores.${state}`, { store: store.store });
  return (
    <Outward className={badge ? "badge" : "store-link"} href={storeHref(store, place)}>
      {badge ? (
        <img src={publicHref(badge.file)} width={badge.width} height={badge.height} alt={words} />
      ) : (
        words
      )}
    </Outward>
  );
}

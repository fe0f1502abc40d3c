import { type Store, useMessages, useSite } from "handbill";
import { badges } from "../_badges.ts";
import { Outward } from "./outward.tsx";
import "./store-links.css";

/** A link for each store, or what to do before the launch. The stores can report the position of the link. */
export function StoreLinks({ place }: { place: string }) {
  const { storeList } = useSite();
  const t = useMessages();
  const open = storeList.filter(({ href }) => href !== undefined);
  const dated = storeList.filter(({ expected }) => expected !== undefined);
  // Stores without a known state are not mentioned.
  if (storeList.length === 0) return null;
  return (
    <div className="stores">
      {open.length === 0 && <p className="not-out">{t("stores.none")}</p>}
      {open.length > 0 && (
        <ul className="store-list">
          {open.map((store) => (
            <li key={store.store}>
              <StoreLink store={store} place={place} />
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

function StoreLink({ store, place }: { store: Store; place: string }) {
  const { publicHref, storeHref } = useSite();
  const t = useMessages();
  const badge = store.state === "live" ? badges[store.store] : undefined;
  const words = t(`stores.${store.state === "live" || store.state === "beta" ? store.state : "soon"}`, {
    store: store.store,
  });
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

import { type Store, useSite } from "handbill";
import { badges } from "../_words/badges.ts";
import { notOut, shared, storeWords } from "../_words/shared.ts";
import "./store-links.css";

/** Where to get the app: a link for each store, or what to do while there is none. Stores tell the places apart. */
export function StoreLinks({ place }: { place: string }) {
  const { storeList } = useSite();
  const open = storeList.filter(({ href }) => href !== undefined);
  const closed = storeList.filter(({ href }) => href === undefined);
  return (
    <div className="stores">
      {open.length === 0 && <p className="not-out">{notOut.title}</p>}
      {open.length > 0 && (
        <ul className="store-list">
          {open.map((store) => (
            <li key={store.store}>
              <StoreLink store={store} place={place} />
            </li>
          ))}
        </ul>
      )}
      {closed.map(({ store, name, expected }) => (
        <p key={store} className="expected">
          {expected === undefined ? `${name}: ${notOut.title}` : `${name}: ${notOut.expected} ${expected}`}
        </p>
      ))}
    </div>
  );
}

function StoreLink({ store, place }: { store: Store; place: string }) {
  const { publicHref, storeHref } = useSite();
  const badge = store.state === "live" ? badges[store.store] : undefined;
  const words = storeWords(store);
  return (
    <a
      className={badge ? "badge" : "store-link"}
      href={storeHref(store, place)}
      target="_blank"
      rel="noopener"
    >
      {badge ? (
        <img src={publicHref(badge.file)} width={badge.width} height={badge.height} alt={words} />
      ) : (
        words
      )}
      <span className="visually-hidden">{shared.opensNewTab}</span>
    </a>
  );
}

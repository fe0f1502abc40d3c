import { type Store, useSite } from "handbill";
import { badges } from "../_words/badges.ts";
import { notOut, shared, storeWords } from "../_words/shared.ts";
import "./store-links.css";

/** Where to get the app: a link for each store, or what to do while there is none. */
export function StoreLinks() {
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
              <StoreLink store={store} />
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

function StoreLink({ store }: { store: Store }) {
  const { publicHref } = useSite();
  const badge = store.state === "live" ? badges[store.store] : undefined;
  const words = storeWords(store);
  return (
    <a className={badge ? "badge" : "store-link"} href={store.href} target="_blank" rel="noopener">
      {badge ? (
        <img src={publicHref(badge.file)} width={badge.width} height={badge.height} alt={words} />
      ) : (
        words
      )}
      <span className="visually-hidden">{shared.opensNewTab}</span>
    </a>
  );
}

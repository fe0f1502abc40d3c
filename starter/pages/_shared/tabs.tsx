import { Link, QrCode, type Store, useMessages, usePage, useSite } from "handbill";
import { Fragment, type ReactNode } from "react";
import { Imprint } from "./imprint.tsx";
import { openStores } from "./open-stores.ts";
import { Outward } from "./outward.tsx";
import { shortAddress } from "./short-address.ts";
import "./tabs.css";

/** Characters that stay upright in vertical text. */
const upright = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A longer name would stretch all tabs. */
const mostLetters = 20;

/** The name without its slogan: `Tidepool` for `Tidepool: Tides for Every Harbour`. */
const shortName = (name: string) =>
  [name, name.split(/: | [-–—|] /)[0]].find((part) => part && [...part].length <= mostLetters);

/** The end of the poster: a strip of tear-off tabs, one for each link. One is already torn off. */
export function Tabs() {
  const { app, storeList, getLinks } = useSite();
  const t = useMessages();
  const open = openStores(storeList);
  // Before the launch, each store's tab links to the sign-up.
  const [getLink] = open.some(({ state }) => state !== "soon") ? getLinks : [];
  const ways = getLink === undefined ? open.length : 1;
  const name = shortName(app.name);
  const torn = <li className="tab torn" aria-hidden="true" />;
  return (
    <footer className="wall">
      <nav className="strip frame" aria-label={t("shared.tabs")}>
        <ul className={`tabs tabs-${ways + 3}`}>
          {getLink === undefined ? (
            open.map((store) => <StoreTab key={store.store} store={store} />)
          ) : (
            <PageTab to={getLink}>{t("shared.get")}</PageTab>
          )}
          {open.length > 0 && torn}
          <PageTab to="/support">{t("shared.support")}</PageTab>
          {open.length === 0 && torn}
          <PageTab to="/">{name ? <bdi>{name}</bdi> : t("shared.home")}</PageTab>
        </ul>
      </nav>
      <Imprint />
    </footer>
  );
}

/** A tab that links to a page of the site. */
function PageTab({ to, children }: { to: string; children: ReactNode }) {
  const { app } = useSite();
  const address = usePage().addressOf(to);
  const isUpright = to === "/" && upright.test(app.name);
  return (
    <li className="tab">
      <Link to={to}>
        <QrCode className="tab-code" value={address} />
        <span className={isUpright ? "tab-title upright" : "tab-title"}>{children}</span>
        <Address>{shortAddress(address, true)}</Address>
      </Link>
    </li>
  );
}

function StoreTab({ store }: { store: Store }) {
  const { storeHref } = useSite();
  const t = useMessages();
  const { href, url, state, name } = store;
  if (href === undefined) return null;
  // Before the launch, the label says what the link opens.
  const before = t(state === "beta" ? "stores.betaTab" : "stores.soonTab");
  return (
    <li className="tab">
      <Outward href={storeHref(store, "footer")}>
        <QrCode className="tab-code" value={storeHref(store, "qr") ?? href} />
        <span className="tab-title">{state === "live" || href === url ? name : before}</span>
        <Address>{shortAddress(href)}</Address>
      </Outward>
    </li>
  );
}

/** Breaks after a dot or a slash if necessary. */
function Address({ children }: { children: string }) {
  return (
    <span className="tab-address">
      {children.split(/(?<=[./@])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text may be equal
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

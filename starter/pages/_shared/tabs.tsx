import {
  LanguageLinks,
  type LegalDocument,
  Link,
  QrCode,
  type Store,
  useCollection,
  useLegal,
  useMessages,
  usePage,
  useSite,
} from "handbill";
import { Fragment } from "react";
import { Outward } from "./outward.tsx";
import { shortAddress } from "./short-address.ts";
import "./tabs.css";

const legalNames = [
  { slug: "privacy-policy", name: "shared.privacy" },
  { slug: "terms-of-service", name: "shared.terms" },
] as const;

/** Characters that stay upright in vertical text. */
const upright = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A longer name would stretch all tabs, so its URL is used instead. */
const mostLetters = 20;

/** The end of the poster: a strip of tear-off tabs, one for each link. One is already torn off. */
export function Tabs() {
  const { app, storeList, publisher, copyrightYear, facts, links, getLinks } = useSite();
  const { addressOf } = usePage();
  const legal = useLegal();
  const t = useMessages();
  const hasHelp = useCollection("help").length > 0;
  const hasNews = useCollection("news").length > 0;
  const open = storeList.filter(({ href }) => href !== undefined);
  // Before the launch, each store's tab links to the sign-up.
  const [getLink] = open.some(({ state }) => state !== "soon") ? getLinks : [];
  const ways = getLink === undefined ? open.length : 1;
  return (
    <footer className="wall">
      <nav className="strip frame" aria-label={t("shared.tabs")}>
        <ul className={`tabs tabs-${ways + 3}`}>
          {getLink !== undefined ? (
            <GetTab path={getLink} />
          ) : (
            open.map((store) => <StoreTab key={store.store} store={store} />)
          )}
          {open.length > 0 && <li className="tab torn" aria-hidden="true" />}
          <li className="tab">
            <Link to="/support">
              <QrCode className="tab-code" value={addressOf("/support")} />
              <span className="tab-title">{t("shared.support")}</span>
              <Address address={addressOf("/support")} isOwn />
            </Link>
          </li>
          {open.length === 0 && <li className="tab torn" aria-hidden="true" />}
          <li className="tab">
            <Link to="/">
              <QrCode className="tab-code" value={addressOf("/")} />
              {[...app.name].length <= mostLetters && (
                <span className={upright.test(app.name) ? "tab-title upright" : "tab-title"}>
                  <bdi>{app.name}</bdi>
                </span>
              )}
              <Address address={addressOf("/")} isOwn />
            </Link>
          </li>
        </ul>
      </nav>
      <div className="imprint frame">
        <ul className="imprint-links">
          {legal.map((document) => (
            <li key={document.slug}>
              <LegalLink {...document} />
            </li>
          ))}
          {hasHelp && (
            <li>
              <Link to="/help">{t("shared.help")}</Link>
            </li>
          )}
          {hasNews && (
            <li>
              <Link to="/news">{t("shared.news")}</Link>
            </li>
          )}
          {facts.privacy.accounts && (
            <li>
              <Link to="/delete-account">{t("shared.deletion")}</Link>
            </li>
          )}
          {links.map(({ key, url: href, label }) => (
            <li key={key}>
              <a href={href} rel="me">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <LanguageLinks className="languages" label={t("shared.languages")} />
        <p>{[copyrightYear && `© ${copyrightYear}`, publisher.name ?? app.name].filter(Boolean).join(" ")}</p>
      </div>
    </footer>
  );
}

/** Uses the language of the page, even if the document is in another. */
function LegalLink({ slug, title, language: own }: LegalDocument) {
  const { language } = useSite();
  const t = useMessages();
  const named = own === language ? undefined : legalNames.find((one) => one.slug === slug);
  return (
    <Link to={`/${slug}`} lang={named || own === language ? undefined : own}>
      {named ? t(named.name) : title}
    </Link>
  );
}

/** Breaks after a dot or a slash if necessary. */
function Address({ address, isOwn = false }: { address: string; isOwn?: boolean }) {
  const parts = shortAddress(address, isOwn).split(/(?<=[./@])/);
  return (
    <span className="tab-address">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text may be equal
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** One QR code for every phone, and a URL to type. */
function GetTab({ path }: { path: string }) {
  const { addressOf } = usePage();
  const t = useMessages();
  return (
    <li className="tab">
      <Link to={path}>
        <QrCode className="tab-code" value={addressOf(path)} />
        <span className="tab-title">{t("shared.get")}</span>
        <Address address={addressOf(path)} isOwn />
      </Link>
    </li>
  );
}

function StoreTab({ store }: { store: Store }) {
  const { storeHref } = useSite();
  const t = useMessages();
  const { href } = store;
  if (href === undefined) return null;
  // Before the launch, the label says what the link opens.
  const before = t(store.state === "beta" ? "stores.betaTab" : "stores.soonTab");
  return (
    <li className="tab">
      <Outward href={storeHref(store, "footer")}>
        <QrCode className="tab-code" value={storeHref(store, "qr") ?? href} />
        <span className="tab-title">{store.state === "live" ? store.name : before}</span>
        <Address address={href} />
      </Outward>
    </li>
  );
}

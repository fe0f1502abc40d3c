import { EachLanguage, type EachLanguageView, Link, type Meta, useMessages, useSite } from "handbill";
import { Masthead } from "./_shared/masthead.tsx";
import { openStores } from "./_shared/open-stores.ts";
import { pageTitle } from "./_shared/page-title.ts";
import "./_shared/base.css";
import "./_not-found/not-found.css";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: pageTitle(t("notFound.title"), app.name),
  description: `${app.name} – ${t("notFound.title")}`,
});

const code = "404";

/** The wall where the poster was: four corners under their tape. */
export default function NotFoundPage() {
  return (
    <div className="empty-wall">
      <Masthead />
      <main className="gone frame" id="main">
        <div className="place">
          <i className="corner" />
          <i className="corner" />
          <i className="corner" />
          <i className="corner" />
          <p className="gone-code mark">{code}</p>
          <EachLanguage>{(view) => <Gone {...view} />}</EachLanguage>
        </div>
      </main>
    </div>
  );
}

/** One page serves all languages, so only the first has an h1. */
function Gone({ isFirst }: EachLanguageView) {
  const { storeList, getLinks, appLinks } = useSite();
  const t = useMessages();
  const hasLinks = (appLinks?.paths.length ?? 0) > 0;
  // One link for every phone instead of one for each store.
  const [getLink] = storeList.some(({ state }) => state !== "soon") ? getLinks : [];
  const stores = getLink === undefined ? openStores(storeList) : [];
  const Title = isFirst ? "h1" : "h2";
  return (
    <>
      <Title className="gone-title">{t("notFound.title")}</Title>
      {hasLinks && <p>{t("notFound.inApp")}</p>}
      <p>{t("notFound.text")}</p>
      <ul className="gone-ways">
        <li>
          <Link className="gone-way" to="/">
            {t("shared.home")}
          </Link>
        </li>
        <li>
          <Link className="gone-way" to="/support">
            {t("shared.support")}
          </Link>
        </li>
        {getLink !== undefined && (
          <li>
            <Link className="gone-way" to={getLink}>
              {t("shared.get")}
            </Link>
          </li>
        )}
        {stores.map(({ store, name, href, url, state }) => (
          <li key={store}>
            <a className="gone-way" href={href}>
              {state === "soon" && href !== url ? t("stores.soonTab") : name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

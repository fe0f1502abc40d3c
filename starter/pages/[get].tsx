import {
  ByDay,
  Link,
  type Meta,
  type PageProps,
  type Paths,
  QrCode,
  type Store,
  useCollection,
  useMessages,
  usePage,
  useSite,
} from "handbill";
import { isWritten } from "./_shared/is-written.ts";
import { Sheet } from "./_shared/sheet.tsx";
import { smallIcon } from "./_shared/small-icon.ts";
import { StoreLinks } from "./_shared/store-links.tsx";
import "./_get/get.css";

/** A page for each path in `getLinks`. handbill adds the script that sends a phone to its store. */
export const paths: Paths = ({ site }) => site.getLinks.map((path) => ({ get: path.slice(1) }));

export const meta: Meta = ({ t, site: { app } }) => ({
  title: t("get.title", { app: app.name }),
  description: t("get.description", { app: app.name }),
});

/** The store links, for computers and for phones that are not redirected. */
export default function GetPage({ params }: PageProps) {
  const site = useSite();
  const { app, storeList } = site;
  const icon = smallIcon(site);
  const { addressOf, pagePath } = usePage();
  const t = useMessages();
  return (
    <Sheet
      isBare
      top={
        <div className="get">
          <div className="get-line frame">
            <div className="get-words">
              {icon && <img className="get-icon" src={icon} alt="" width={96} height={96} />}
              <h1 className="page-title">{t("get.title", { app: app.name })}</h1>
              {storeList.length > 0 ? (
                <>
                  <StoreLinks place={params.get ?? ""} />
                  <ByDay>{(stores) => (isOut(stores) ? null : <Meanwhile />)}</ByDay>
                </>
              ) : (
                // If the app's state is unknown, the page describes the app, and not whether it is out.
                <div className="get-lead">
                  {(app.subtitle || isWritten(site, "app.description")) && (
                    <p>{app.subtitle ?? app.description}</p>
                  )}
                  <p>
                    <Link to="/">{t("shared.home")}</Link>
                  </p>
                </div>
              )}
            </div>
            <ByDay>
              {(stores) =>
                isOut(stores) && (
                  <p className="get-code">
                    <QrCode value={addressOf(pagePath)} />
                    <span>{t("get.scan")}</span>
                  </p>
                )
              }
            </ByDay>
          </div>
        </div>
      }
    >
      {null}
    </Sheet>
  );
}

const isOut = (stores: readonly Store[]) => stores.some(({ state }) => state !== "soon");

/** Shows what people can do before the app is in a store. */
function Meanwhile() {
  const { publisher } = useSite();
  const t = useMessages();
  const hasNews = useCollection("news").length > 0;
  return (
    <div className="meanwhile">
      <p>{t("get.meanwhile")}</p>
      <ul>
        <li>
          <Link to="/">{t("shared.home")}</Link>
        </li>
        {hasNews && (
          <li>
            <Link to="/news">{t("shared.news")}</Link>
          </li>
        )}
        {publisher.email !== undefined && (
          <li>
            {t("support.lead")} <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

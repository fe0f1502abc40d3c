import { type Meta, type PageProps, type Paths, QrCode, useMessages, usePage, useSite } from "handbill";
import { Sheet } from "./_shared/sheet.tsx";
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
  const { app, storeList, icon, publicHref } = useSite();
  const { addressOf, pagePath } = usePage();
  const t = useMessages();
  const isOut = storeList.some(({ state }) => state !== "soon");
  return (
    <Sheet
      isBare
      top={
        <div className="get">
          <div className="get-line frame">
            <div className="get-words">
              {icon && <img className="get-icon" src={publicHref(icon)} alt="" width={96} height={96} />}
              <h1 className="page-title">{t("get.title", { app: app.name })}</h1>
              <StoreLinks place={params.get ?? ""} />
            </div>
            {isOut && (
              <p className="get-code">
                <QrCode value={addressOf(pagePath)} />
                <span>{t("get.scan")}</span>
              </p>
            )}
          </div>
        </div>
      }
    >
      {null}
    </Sheet>
  );
}

import { ByDay, type Meta, type Store, useMessages, useSite } from "handbill";
import type { ReactNode } from "react";
import { Plates } from "./_landing/plates.tsx";
import { Pictures } from "./_press/pictures.tsx";
import { useScreenshots } from "./_screenshots/use-screenshots.ts";
import { isWritten } from "./_shared/is-written.ts";
import { pageTitle } from "./_shared/page-title.ts";
import { Sheet } from "./_shared/sheet.tsx";
import "./_press/facts.css";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: pageTitle(t("press.title"), app.name),
  description: t("press.description"),
});

export default function PressPage() {
  const site = useSite();
  const { app, publisher, storeList } = site;
  const t = useMessages();
  return (
    <Sheet>
      <section>
        <h1 className="page-title">{t("press.title")}</h1>
        {isWritten(site, "app.description") && (
          <p className="lead" dir="auto">
            {app.description}
          </p>
        )}
        <h2 className="visually-hidden">{t("press.facts")}</h2>
        <dl className="facts">
          <Row term={t("press.name")}>
            <bdi>{app.name}</bdi>
          </Row>
          <Row term={t("press.category")}>{app.category}</Row>
          <Row term={t("press.price")}>
            {app.price && (app.price.amount === 0 ? t("press.free") : t("press.amount", app.price))}
          </Row>
          <Row term={t("press.publisher")}>{publisher.name && <bdi>{publisher.name}</bdi>}</Row>
          <Row term={t("press.stores")}>
            {storeList.length > 0 && (
              <ByDay>
                {(stores) =>
                  stores.map((store) => (
                    <div key={store.store}>
                      <StoreState {...store} />
                    </div>
                  ))
                }
              </ByDay>
            )}
          </Row>
          <Row term={t("press.contact")}>
            {publisher.email && <a href={`mailto:${publisher.email}`}>{publisher.email}</a>}
          </Row>
        </dl>
      </section>
      <Plates screens={useScreenshots()} />
      <Pictures />
    </Sheet>
  );
}

/** The store, or the release date. The press does not need a sign-up link. */
function StoreState({ store, name, state, href, expected }: Store) {
  const t = useMessages();
  const day = expected === undefined ? undefined : t("stores.expected", { store: name, day: expected });
  if (state === "soon") return day ?? t("stores.notOut", { store: name });
  return (
    <>
      <a href={href}>{state === "beta" ? t("stores.beta", { store }) : name}</a>
      {day !== undefined && <div>{day}</div>}
    </>
  );
}

/** A row for a fact, unless the fact is missing. */
function Row({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

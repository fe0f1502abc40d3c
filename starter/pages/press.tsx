import { type Meta, useMessages, useSite } from "handbill";
import type { ReactNode } from "react";
import { Plates } from "./_landing/plates.tsx";
import { Pictures } from "./_press/pictures.tsx";
import { Sheet } from "./_shared/sheet.tsx";
import "./_press/facts.css";

export const meta: Meta = ({ t, site: { app } }) => ({
  title: `${t("press.title")} | ${app.name}`,
  description: t("press.description"),
});

export default function PressPage() {
  const { app, publisher, storeList } = useSite();
  const t = useMessages();
  return (
    <Sheet>
      <section>
        <h1 className="page-title">{t("press.title")}</h1>
        <p className="lead" dir="auto">
          {app.description}
        </p>
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
            {storeList.length > 0 &&
              storeList.map(({ store, name, href }) => (
                <div key={store}>{href === undefined ? name : <a href={href}>{name}</a>}</div>
              ))}
          </Row>
          <Row term={t("press.contact")}>
            {publisher.email && <a href={`mailto:${publisher.email}`}>{publisher.email}</a>}
          </Row>
        </dl>
      </section>
      <Plates />
      <Pictures />
    </Sheet>
  );
}

/** A fact that is known; one that is not has no row. */
function Row({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

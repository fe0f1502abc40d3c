import { type Meta, useSite } from "handbill";
import type { ReactNode } from "react";
import { Plates } from "./_landing/plates.tsx";
import { formatPrice } from "./_press/format-price.ts";
import { Sheet } from "./_shared/sheet.tsx";
import { press } from "./_words/press.ts";
import "./_press/facts.css";

export const meta: Meta = ({ site: { app } }) => ({
  title: `${press.title} | ${app.name}`,
  description: press.description,
});

export default function PressPage() {
  const { app, publisher, storeList, icon, publicHref } = useSite();
  return (
    <Sheet>
      <section>
        <h1 className="page-title">{press.title}</h1>
        <p className="lead" dir="auto">
          {app.description}
        </p>
        <h2 className="visually-hidden">{press.facts}</h2>
        <dl className="facts">
          <Row term={press.name}>
            <bdi>{app.name}</bdi>
          </Row>
          <Row term={press.category}>{app.category}</Row>
          <Row term={press.price}>{app.price && formatPrice(app.price)}</Row>
          <Row term={press.publisher}>{publisher.name && <bdi>{publisher.name}</bdi>}</Row>
          <Row term={press.stores}>
            {storeList.length > 0 &&
              storeList.map(({ store, name, href }) => (
                <div key={store}>{href === undefined ? name : <a href={href}>{name}</a>}</div>
              ))}
          </Row>
          <Row term={press.contact}>
            {publisher.email && <a href={`mailto:${publisher.email}`}>{publisher.email}</a>}
          </Row>
          <Row term={press.icon}>
            {icon && (
              <a href={publicHref(icon)} download="">
                {icon.slice(1)}
              </a>
            )}
          </Row>
        </dl>
      </section>
      <Plates />
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

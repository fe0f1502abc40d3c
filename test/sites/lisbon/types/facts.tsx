import { defineConfig, type PageProps, useSite } from "handbill";

/*
 * Compiled, never run: code that TypeScript must accept, and code that it must refuse.
 */

export function Facts({ site }: PageProps) {
  const { facts } = useSite();
  const texts: string[] = [facts.hora.de, site.facts.hora.ate];
  const count: number = facts.praias;
  const isFree: boolean = facts.gratis;
  // Another build may have other values: a string type is not narrowed to its value, so this comparison is no error.
  const isLate = facts.hora.ate === "23:00" && facts.praias === 4 && facts.gratis === false;
  // @ts-expect-error: a misspelt name
  facts.praia;
  // @ts-expect-error: a misspelt name below another
  site.facts.hora.desde;
  // @ts-expect-error: a number is no text
  const text: string = facts.praias;
  // @ts-expect-error: facts do not change
  facts.praias = 1;
  return [texts, count, isFree, isLate, text].join();
}

const app = { name: "A", description: "B" };
// @ts-expect-error: a key that there is not
defineConfig({ url: "", language: "", app, product: {} });
// @ts-expect-error: a key of a store that there is not
defineConfig({ url: "", language: "", app, stores: { appStore: { link: "" } } });
// @ts-expect-error: what JSON cannot say
defineConfig({ url: "", language: "", app, facts: { today: new Date() } });
// @ts-expect-error: what every app has
defineConfig({ url: "", language: "" });

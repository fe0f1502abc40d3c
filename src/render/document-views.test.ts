import { expect, test } from "vitest";
import { DocumentViews } from "./document-views.js";

const document = (slug: string) => ({ slug, title: `The ${slug}`, html: `<p>${slug}</p>` });

test("a document is shown by the very same object for as long as it is the very same", () => {
  const views = new DocumentViews();
  const [one, other] = [document("one"), document("other")];
  const before = views.of("legal en", [one, other]);
  const after = views.of("legal en", [one, { ...other }]);
  expect(after).toEqual([one, other]);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  expect(views.of("legal pt", [one])[0]).not.toBe(before[0]);
});

test("whoever listens is told what is asked for, of documents that were shown before too", () => {
  const views = new DocumentViews();
  const one = document("one");
  views.of("legal en", [one]);
  const asked: string[] = [];
  views.onAsked = ({ list, name }, slug) => void asked.push(`${list} ${name} ${slug}`);
  const [view] = views.of("legal en", [one]);
  expect(view && Reflect.get(view, "title")).toBe("The one");
  expect(asked).toEqual(["legal en title one"]);
});

test("code puts nothing into what it gets, which pages after it and the next build get, too", () => {
  const views = new DocumentViews();
  const one = document("one");
  const [before] = views.of("legal en", [one]);
  expect(() => Object.assign(before ?? {}, { words: 12 })).toThrow("not extensible");
  expect(views.of("legal en", [one])).toEqual([one]);
});

import { expect, test } from "vitest";
import { findPageTexts } from "./find-page-texts.js";

test("the visible texts of a page are found, without its code", () => {
  const code = `
    import { type Meta, useMessages } from "handbill";
    export const meta: Meta = ({ messages }) => ({ title: "Prices of Moss", description: messages.prices });
    const formats = ["wide", "tall"];
    export default function Prices() {
      const { prices } = useMessages();
      return (
        <main className="prices" aria-label="All prices">
          <h1 lang="en">{prices.title}</h1> ·
          <p>
            Three euros
            a month
          </p>
          <img src="/x.png" alt="A phone" />
        </main>
      );
    }`;
  expect(findPageTexts(code).sort()).toEqual([
    "A phone",
    "All prices",
    "Prices of Moss",
    "Three euros a month",
  ]);
  expect(findPageTexts("export default (")).toEqual([]);
  expect(findPageTexts('export default () => <a href="/blog.atom">Atom</a>;')).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { parseStyleRules } from "../../style/style-rules.js";
import { findPhysicalSides } from "./physical-sides.js";

const found = (css: string) =>
  parseStyleRules(`a{${css}}`).flatMap(({ declarations }) =>
    findPhysicalSides(declarations).map(({ property, instead }) => `${property} → ${instead}`),
  );

describe("is fixed to a side of the window", () => {
  test.each([
    ["margin-left: 1rem", "margin-left → margin-inline-start"],
    ["padding-right: 1rem; padding-left: 2rem", "padding-right → padding-inline-end"],
    ["left: 0", "left → inset-inline-start"],
    ["border-right: 1px solid", "border-right → border-inline-end"],
    ["border-left-color: red", "border-left-color → border-inline-start-color"],
    ["border-top-left-radius: 1px", "border-top-left-radius → border-start-start-radius"],
    ["border-bottom-right-radius: 1px", "border-bottom-right-radius → border-end-end-radius"],
    ["text-align: left", "text-align → text-align: start"],
    ["float: right", "float → float: inline-end"],
    ["margin: 0 1rem 0 2rem", "margin → margin-block and margin-inline"],
    ["padding: 0 calc(1rem + 2px) 0 0", "padding → padding-block and padding-inline"],
    ["border-radius: 1rem 0", "border-radius → border-start-start-radius and its kin"],
    ["scroll-margin-left: 1px", "scroll-margin-left → scroll-margin-inline-start"],
    ["MARGIN-LEFT: 1px !important", "margin-left → margin-inline-start"],
  ])("%s", (css, expected) => {
    expect(found(css)).toContain(expected);
  });
});

describe("is the same both ways", () => {
  test.each([
    "margin-inline-start: 1rem",
    "margin-left: auto; margin-right: auto",
    "left: 0; right: 0",
    "left: 50%; transform: translateX(-50%)",
    "margin: 0 1rem",
    "margin: 0 1rem 2rem",
    "padding: 0 calc(1rem + 2px) 0 calc(1rem + 2px)",
    "border-radius: 1rem 1rem 0 0",
    "border-radius: 1rem / 2rem",
    "border-top-left-radius: 1px; border-top-right-radius: 1px",
    "border-width: 0 3px 3px 0; transform: rotate(45deg)",
    "border-width: 0 3px 3px 0; rotate: 45deg",
    "text-align: center",
    "float: none",
    "--left: 1px",
    "content: 'left: 0'",
  ])("%s", (css) => {
    expect(found(css)).toEqual([]);
  });
});

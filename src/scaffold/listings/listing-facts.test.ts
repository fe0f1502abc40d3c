import { expect, test } from "vitest";
import { withListingFacts } from "./listing-facts.js";

const description = {
  value: "Plan dinner.\n\nQuestions? Write to hello@larkmeal.app.\n\nLarkmeal Plus renews automatically.",
  origin: "App Store",
};

test("a listing's text says where to write to, and that the app sells subscriptions", () => {
  expect(withListingFacts({ description })).toEqual({
    description,
    email: { value: "hello@larkmeal.app", origin: "App Store" },
    subscriptions: { value: true, origin: "App Store" },
  });
});

test("another source comes first, and a text without them says nothing", () => {
  const email = { value: "me@larkmeal.app", origin: "--email" };
  expect(withListingFacts({ description, email }).email).toEqual(email);
  const plain = { description: { value: "Plan dinner @home.", origin: "App Store" } };
  expect(withListingFacts(plain)).toEqual(plain);
});

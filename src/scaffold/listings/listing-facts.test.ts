import { expect, test } from "vitest";
import { withListingFacts } from "./listing-facts.js";

const description = {
  value: "Plan dinner.\n\nQuestions? Write to hello@larkmeal.app.\n\nLarkmeal Plus renews automatically.",
  origin: "App Store",
};

test("the email address and subscriptions are found in a listing's text", () => {
  expect(withListingFacts({ description })).toEqual({
    description,
    email: { value: "hello@larkmeal.app", origin: "App Store" },
    subscriptions: { value: true, origin: "App Store" },
  });
});

test("another source takes precedence, and a text without these facts gives none", () => {
  const email = { value: "me@larkmeal.app", origin: "--email" };
  expect(withListingFacts({ description, email }).email).toEqual(email);
  const plain = { description: { value: "Plan dinner @home.", origin: "App Store" } };
  expect(withListingFacts(plain)).toEqual(plain);
});

test("a fact in a text that is a whole file has its line", () => {
  const placed = (origin: string) => {
    const { email, subscriptions } = withListingFacts({ description: { ...description, origin } });
    return [email?.origin, subscriptions?.origin];
  };
  expect(placed("metadata/en-US/description.txt:1")).toEqual(
    [3, 5].map((line) => `metadata/en-US/description.txt:${line}`),
  );
  expect(placed("store.config.json:8")).toEqual(["store.config.json:8", "store.config.json:8"]);
});

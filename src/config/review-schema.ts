import * as v from "valibot";
import type { ReviewConfig } from "../model/config/review-config.js";
import { byName, line, object, publicPath, text, wholeNumber } from "./schema-parts.js";

const flag = v.exactOptional(v.boolean("true or false"));
const age = v.exactOptional(wholeNumber("a whole number of years, 0 to 99", 0, 99));
const page = v.exactOptional(publicPath);
const itemName = "the name of a review item, such as apple/trader";

export const review = object({
  project: v.exactOptional(line),
  accounts: flag,
  subscriptions: flag,
  trader: flag,
  accessibility: flag,
  ageSignals: flag,
  ageRating: v.exactOptional(object({ appStore: age, googlePlay: age })),
  pages: v.exactOptional(object({ privacy: page, support: page, deletion: page, terms: page })),
  judged: v.exactOptional(
    byName(
      v.pipe(v.string(itemName), v.regex(/^(apple|google|law)\/[a-z0-9.-]+$/, itemName)),
      text("the reason why you accept it"),
      "an object with a reason for each item",
    ),
  ),
}) satisfies v.GenericSchema<ReviewConfig>;

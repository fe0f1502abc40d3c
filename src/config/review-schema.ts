import type * as v from "valibot";
import type { ReviewConfig } from "../model/config/review-config.js";
import { byName, line, matching, options, publicPath, text, wholeNumber, yesOrNo } from "./schema-parts.js";

const age = wholeNumber("a whole number of years, 0 to 99", 0, 99);
const itemName = "the name of a review item, such as apple/trader";

export const review = options({
  project: line,
  accounts: yesOrNo,
  subscriptions: yesOrNo,
  trader: yesOrNo,
  accessibility: yesOrNo,
  ageSignals: yesOrNo,
  ageRating: options({ appStore: age, googlePlay: age }),
  pages: options({ privacy: publicPath, support: publicPath, deletion: publicPath, terms: publicPath }),
  judged: byName(
    matching(itemName, /^(apple|google|law)\/[a-z0-9.-]+$/),
    text("the reason why you accept it"),
    "an object with a reason for each item",
  ),
}) satisfies v.GenericSchema<ReviewConfig>;

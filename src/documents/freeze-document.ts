import { withoutBody } from "../model/site/known-keys.js";
import { freezeAll } from "../util/freeze-all.js";

/** The fields that pages may read in lists; all pages get the same ones. */
const shared = ["tags", "data", "headings", "anchors", "sections", "stated"];

/** Makes a document that pages cannot change, and that throws for its text by the name of another tool. */
export function freezeDocument<Document extends object>(document: Document): Document {
  for (const key of shared) freezeAll(Reflect.get(document, key));
  return Object.freeze(Object.setPrototypeOf(document, withoutBody) as Document);
}

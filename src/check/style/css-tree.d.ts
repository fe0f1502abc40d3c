// The types of css-tree are for the whole package; its parts are imported one by one, because the whole contains tables of all
// properties.
declare module "css-tree/tokenizer" {
  export { tokenize, tokenTypes } from "css-tree";
}
declare module "css-tree/utils" {
  export { string, url } from "css-tree";
}

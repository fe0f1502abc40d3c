// The types of css-tree are for the whole package; its parts are imported one by one, because the whole contains tables of all
// properties.
declare module "css-tree/tokenizer" {
  export { tokenize, tokenTypes } from "css-tree";
}
declare module "css-tree/utils" {
  export { string, url } from "css-tree";
}
declare module "css-tree/lexer" {
  import type { LexerMatchResult } from "css-tree";

  export class Lexer {
    constructor(config: { generic: boolean }, syntax: undefined, structure: object);
    readonly types: Readonly<Record<string, object>>;
    readonly units: Readonly<Record<string, readonly string[]>>;
    addType_(name: string, syntax: string): void;
    addProperty_(name: string, syntax: string): void;
    matchProperty(name: string, value: string): LexerMatchResult;
    match(syntax: string, value: string): LexerMatchResult;
  }
}
declare module "css-tree/definition-syntax-data" {
  interface AtRule {
    readonly descriptors: Readonly<Record<string, string | null>> | null;
  }
  const data: Readonly<Record<"types" | "properties", Readonly<Record<string, string>>>> & {
    readonly atrules: Readonly<Record<string, AtRule>>;
  };
  export default data;
}

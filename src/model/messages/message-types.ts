import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { ReactNode } from "react";
import type { Register } from "../site/register.js";

/** Values for the arguments and tags of a message, by name. */
export type MessageValues = Readonly<
  Record<string, string | number | Date | ((words: ReactNode) => ReactNode) | undefined>
>;

/** The messages that the site has registered; undefined if there are none. */
type Registered = Register extends { messages: infer Tree } ? Tree : undefined;

/** The type of `messages/<language>.ts`: the keys of the registered messages, with any text. */
export type Messages = Register extends { messages: infer Tree } ? Texts<Tree> : MessageTree;

type Texts<Tree> = Tree extends string ? string : { readonly [Key in keyof Tree]: Texts<Tree[Key]> };

/** Messages: texts, and groups and lists of texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree | readonly (string | MessageTree)[];
}

/** The function that `useMessages()` returns: `t(key, values)`, `t.rich`, `t.has` and `t.list`. */
export type Translate = Registered extends undefined ? AnyTranslate : TranslateOf<Registered>;

/** Messages without known types. */
export interface AnyTranslate {
  (key: string, values?: MessageValues): string;
  rich(key: string, values?: MessageValues): ReactNode;
  has(key: string): boolean;
  list(key: string): readonly (string & AnyTranslate)[];
}

interface TranslateOf<Tree> {
  /** Returns a text. `values` fill its arguments, if it has any. */
  <Key extends TextKey<Tree>>(
    key: Key,
    ...values: [TagOf<TextAt<Tree, Key>>] extends [never] ? Given<ArgumentsOf<TextAt<Tree, Key>>> : [never]
  ): string;
  /** Returns a text with elements: a function turns the words of each tag, `<link>words</link>`, into an element. */
  rich<Key extends TextKey<Tree>>(
    key: Key,
    ...values: Given<ArgumentsOf<TextAt<Tree, Key>> & TagsOf<TextAt<Tree, Key>>>
  ): ReactNode;
  /** Whether there is such a text, or a list that is not empty. */
  has(key: TextKey<Tree> | ListKey<Tree>): boolean;
  /** The entries of a list: texts, or groups whose texts this function returns. */
  list<Key extends ListKey<Tree>>(key: Key): readonly Entry<ItemOf<TextAt<Tree, Key>>>[];
}

type Names<Tree> = keyof Tree & string;
type List = readonly unknown[];

/** The key paths of texts, except those in lists. */
type TextKey<Tree> = {
  [Key in Names<Tree>]: Tree[Key] extends string | undefined
    ? Key
    : Tree[Key] extends List
      ? never
      : `${Key}.${TextKey<Tree[Key]>}`;
}[Names<Tree>];

/** The key paths of lists. */
type ListKey<Tree> = {
  [Key in Names<Tree>]: Tree[Key] extends string | undefined
    ? never
    : Tree[Key] extends List
      ? Key
      : `${Key}.${ListKey<Tree[Key]>}`;
}[Names<Tree>];

type TextAt<Tree, Key extends string> = Key extends keyof Tree
  ? Tree[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? TextAt<Tree[Head], Rest>
      : never
    : never;

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;

/** The type of an empty list's entries is unknown. */
type Entry<Item> = [Item] extends [never]
  ? string & AnyTranslate
  : [Item] extends [string]
    ? string
    : TranslateOf<Merged<Item>>;

/** The keys that any of several groups has. */
type Merged<Item> = {
  readonly [Key in KeyOfAny<Item>]: Item extends { readonly [K in Key]: infer Value } ? Value : never;
};
type KeyOfAny<Item> = Item extends unknown ? keyof Item & string : never;

interface Kinds {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  /** An existing day, `2026-03-01`, or a `Date`, whose day in UTC counts. */
  ICUDateArgument: string | Date;
}

type ArgumentsOf<Text> = Text extends string
  ? string extends Text
    ? MessageValues
    : GetICUArgs<Text, Kinds>
  : never;

type TagOf<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | TagOf<Rest> : never;
type TagsOf<Text> = { readonly [Name in TagOf<Text>]: (words: ReactNode) => ReactNode };

// biome-ignore lint/complexity/noBannedTypes: the values of a message without arguments may be left out
type Given<Values> = {} extends Values ? [values?: Values] : [values: Values];

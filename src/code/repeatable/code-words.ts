/** What every realm of JavaScript has and tells the same whenever it is asked; all else that is global tells of the world. */
export const timelessGlobals: ReadonlySet<string> = new Set([
  ...["undefined", "NaN", "Infinity", "isNaN", "isFinite", "parseInt", "parseFloat"],
  ...[
    "encodeURIComponent",
    "decodeURIComponent",
    "encodeURI",
    "decodeURI",
    "structuredClone",
    "atob",
    "btoa",
  ],
  ...["String", "Number", "Boolean", "BigInt", "Array", "Map", "Set", "WeakMap", "WeakSet", "Symbol"],
  ...["Error", "TypeError", "RangeError", "URL", "URLSearchParams", "TextEncoder"],
  ...["Uint8Array", "Uint16Array", "Uint32Array", "Float32Array", "Float64Array"],
]);

/** The same of those of which not every part does: they are asked for a part by its name. */
export const partlyTimeless: ReadonlySet<string> = new Set(["Object", "Math", "JSON", "Intl", "Date"]);

/** Parts of objects that tell of the world, or of the code itself. */
export const telltaleParts: ReadonlySet<string> = new Set(["stack", "caller", "callee", "random", "now"]);
/** Parts of objects by which anything may be changed without a word of it, and globals likewise. */
export const backDoors: ReadonlySet<string> = new Set([
  ...["constructor", "prototype", "__proto__", "__defineGetter__", "__defineSetter__"],
  ...["Reflect", "Proxy", "Function", "eval"],
]);
/** Methods of functions that say what these are called on. */
export const callsFunction: ReadonlySet<string> = new Set(["call", "apply", "bind"]);
/** Methods that take, after a function, what that is called on. */
export const callsOn: ReadonlySet<string> = new Set([
  ...[
    "forEach",
    "map",
    "filter",
    "some",
    "every",
    "find",
    "findIndex",
    "findLast",
    "findLastIndex",
    "flatMap",
  ],
]);

/** Methods that change what they are called on, by their names in the language and in what Node adds to it. */
const changing: ReadonlySet<string> = new Set([
  ...["push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "copyWithin"],
  ...["set", "add", "delete", "clear", "append", "next", "return", "throw"],
  ...["getOrInsert", "getOrInsertComputed", "encodeInto"],
]);
export const isChanging = (name: string): boolean => changing.has(name) || /^set[A-Z]/.test(name);

/** Functions of `Object` that change what they are given first. */
export const changesFirst: ReadonlySet<string> = new Set([
  ...[
    "assign",
    "defineProperty",
    "defineProperties",
    "setPrototypeOf",
    "freeze",
    "seal",
    "preventExtensions",
  ],
]);

/** Methods that give what nobody else has, on arrays and texts. */
export const givesNew: ReadonlySet<string> = new Set([
  ...["map", "filter", "slice", "concat", "flat", "flatMap", "split"],
  ...["toSorted", "toReversed", "toSpliced", "with"],
]);
/** The same of `Object` and `Array`. */
export const makesNew: ReadonlySet<string> = new Set([
  "keys",
  "values",
  "entries",
  "fromEntries",
  "from",
  "of",
]);
/** What a component is wrapped in; gives an object of its own. */
export const wrappers: ReadonlySet<string> = new Set(["memo", "forwardRef", "createContext"]);
/** Classes whose objects hold only what they are given. */
export const ownClasses: ReadonlySet<string> = new Set([
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
  "Array",
  "URL",
  "URLSearchParams",
]);

/** Methods that give what can be gone through once, unless they are those of `Object`. */
export const givesIterator: ReadonlySet<string> = new Set(["values", "entries", "keys", "matchAll"]);

/** Methods of texts that take a regular expression, and begin with it anew. */
export const takesPattern: ReadonlySet<string> = new Set([
  ...["replace", "replaceAll", "match", "matchAll", "split", "search"],
]);
/** Functions of `Object` and `Array` that go through what they are given, to the end. */
export const usesUp: ReadonlySet<string> = new Set(["from", "fromEntries"]);

/** Modules that handbill lends to page code. */
export const isLentModule = (name: string): boolean =>
  /^(lent:.*|handbill(:asset)?|react(-dom)?(\/.*)?)$/.test(name);

/** Methods that call a function which they are given before they are done, and never after. */
export const callsAtOnce: ReadonlySet<string> = new Set([
  ...callsOn,
  ...["reduce", "reduceRight", "replace", "replaceAll", "toSorted", "from"],
]);

import { parse } from "@babel/parser";
import {
  backDoors,
  callsAtOnce,
  callsFunction,
  callsOn,
  changesFirst,
  givesNew,
  isChanging,
  isLentModule,
  partlyTimeless,
  telltaleParts,
  timelessGlobals,
} from "./code-words.js";
import { isCounter, listSafePlaces } from "./counters.js";
import { declaredIn, type Frame, frameOf, holderOf, isOwn } from "./frame.js";
import {
  calleeOf,
  isCall,
  isFunction,
  isMember,
  isNode,
  listOf,
  memberName,
  type Node,
  partOf,
  partsOf,
  wordOf,
} from "./nodes.js";

/** Why what some code shows may depend on more than what it is given. */
export interface Unrepeatable {
  /** `asks`: it asks the world, or code that nobody has looked at. `changes`: it changes what others see, or itself the next time. */
  readonly kind: "asks" | "changes";
  /** What it does, such as `Math.random`. */
  readonly what: string;
  /** Where in the code, both from 1. */
  readonly line: number;
  readonly column: number;
}

export interface JudgeOptions {
  /** Whether code that is bundled with it has formats of dates, which tell the present moment where they are given none. */
  readonly formatsDates?: boolean;
}

const globals: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...["module", "exports", "__dirname", "__filename", "eval", "localStorage", "sessionStorage", "navigator"],
]);

/**
 * Looks through the code of a module, as the bundler has written it, for whatever would let its functions give another
 * result when they are called with the same again, be it in another order. It knows what is harmless, and nothing else
 * passes: that it finds something does not mean that there is something.
 */
export function findUnrepeatable(
  code: string,
  { formatsDates = false }: JudgeOptions = {},
): Unrepeatable | undefined {
  let program: Node;
  try {
    const { program: parsed }: { program: unknown } = parse(code, {
      sourceType: "script",
      attachComment: false,
    });
    if (!isNode(parsed)) return { kind: "changes", what: "code that cannot be read", line: 1, column: 1 };
    program = parsed;
  } catch {
    return { kind: "changes", what: "code that cannot be read", line: 1, column: 1 };
  }
  const found: Unrepeatable[] = [];
  const statements = listOf(program, "body");
  const loaded = statements.flatMap(bodiesWhenLoaded);
  const whole = { params: [], bodies: [...statements, ...loaded.flatMap((body) => [...partsOf(body)])] };
  const top = frameOf(whole, { isTop: true, isConstructor: false, around: undefined, within: undefined });
  walk(program, top, {
    loaded: new Set(loaded),
    calledAtOnce: new Set(),
    safePlaces: new Set(),
    formatCalls: formatsDates ? new Set() : undefined,
    tell: (kind, what, { loc }) =>
      found.push({ kind, what, line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 }),
  });
  return found.find(({ kind }) => kind === "changes") ?? found[0];
}

/** What the bundler wraps what a module does when it is loaded in: `var init_x = __esm({ "x.ts"() { … } })`. */
function bodiesWhenLoaded(statement: Node): Node[] {
  return listOf(statement, "declarations").flatMap((declarator) => {
    const init = partOf(declarator, "init");
    if (!isCall(init) || wordOf(partOf(init, "callee")) !== "__esm") return [];
    const [wrapped] = listOf(listOf(init, "arguments")[0], "properties");
    return wrapped?.type === "ObjectMethod" ? (partOf(wrapped, "body") ?? []) : [];
  });
}

interface Walking {
  /** What is run when the module is loaded. */
  readonly loaded: ReadonlySet<Node>;
  /** Functions that are run before the call is over that they are handed to, as far as they were found. */
  readonly calledAtOnce: Set<Node>;
  /** Where a counter may stand, as far as that was found. */
  readonly safePlaces: Set<Node>;
  /** What is called there with a date; undefined where no dates are formatted. */
  readonly formatCalls: Set<Node> | undefined;
  readonly tell: (kind: Unrepeatable["kind"], what: string, node: Node) => void;
}

function walk(node: Node, frame: Frame, walking: Walking): void {
  const { tell, loaded, calledAtOnce, safePlaces } = walking;
  const go = (part: Node | undefined) => part && walk(part, frame, walking);
  for (const place of listSafePlaces(node)) safePlaces.add(place);
  if (isCounter(node) && !safePlaces.has(node)) tell("asks", "what counts how often it is asked", node);
  if (isFunction(node)) {
    const body = partOf(node, "body");
    if (/Method$/.test(node.type)) lookAtMethod(node, node, tell);
    if (body && loaded.has(body)) return void go(body);
    if (node.generator === true || node.async === true) tell("asks", "a function that goes on later", node);
    const params = listOf(node, "params");
    const inner = frameOf(
      { params, bodies: body ? [body] : [] },
      {
        ...{ isTop: false, isConstructor: node.kind === "constructor", around: frame },
        within: calledAtOnce.has(node) ? frame : undefined,
      },
    );
    for (const part of [...params, ...(body ? [body] : [])]) walk(part, inner, walking);
    if (node.computed === true) go(partOf(node, "key"));
    return;
  }
  switch (node.type) {
    case "Identifier":
      return lookAtName(node, frame, walking);
    case "AssignmentExpression":
      lookAtTarget(partOf(node, "left"), frame, tell);
      break;
    case "UpdateExpression":
      lookAtTarget(partOf(node, "argument"), frame, tell);
      break;
    case "UnaryExpression":
      if (node.operator === "delete") lookAtTarget(partOf(node, "argument"), frame, tell);
      break;
    case "ForOfStatement":
    case "ForInStatement": {
      const left = partOf(node, "left");
      if (left?.type !== "VariableDeclaration") lookAtTarget(left, frame, tell);
      if (node.await === true) tell("asks", "for await", node);
      break;
    }
    case "VariableDeclarator":
      // Each use of a counter's name is looked at.
      if (!frame.isTop) for (const key of ["id", "init"]) safePlaces.add(partOf(node, key) ?? node);
      break;
    case "RegExpLiteral":
      return;
    case "ImportExpression":
    case "Import":
    case "AwaitExpression":
    case "WithStatement":
      return tell("asks", "code that comes later", node);
    case "TaggedTemplateExpression":
      if (isMember(partOf(node, "tag"))) lookAtCall(node, partOf(node, "tag"), { frame, tell });
      break;
    case "LabeledStatement":
      return void go(partOf(node, "body"));
    case "BreakStatement":
    case "ContinueStatement":
      return;
    case "ObjectPattern":
      for (const property of listOf(node, "properties"))
        lookAtPart(wordOf(partOf(property, "key")), property, walking);
      break;
    case "ReturnStatement":
      // Of such a class, `this` may be what others see.
      if (frame.isConstructor && partOf(node, "argument")) tell("changes", "what a constructor gives", node);
      break;
    case "ObjectProperty":
    case "ClassProperty":
    case "ClassPrivateProperty": {
      const value = partOf(node, "value");
      lookAtMethod(node, value, tell);
      if (node.computed === true) go(partOf(node, "key"));
      const isOfObject = node.type !== "ObjectProperty" && node.static !== true;
      return void (value && walk(value, isOfObject ? fieldFrame(value, frame) : frame, walking));
    }
  }
  if (isCall(node) || node.type === "NewExpression") return walkCall(node, frame, walking);
  if (isMember(node)) return walkMember(node, frame, walking);
  for (const part of partsOf(node)) go(part);
}

function walkMember(node: Node, frame: Frame, walking: Walking): void {
  const { tell } = walking;
  const name = memberName(node);
  const object = partOf(node, "object");
  lookAtPart(name, node, walking);
  if (node.computed === true) walk(partOf(node, "property") ?? node, frame, walking);
  const owner = wordOf(object);
  const isNamespace =
    object?.type === "Identifier" && partlyTimeless.has(owner ?? "") && !declaredIn(owner ?? "", frame);
  if (isNamespace && (name === undefined || owner === "Date")) tell("asks", owner ?? "", node);
  if (object && !isNamespace) walk(object, frame, walking);
}

function walkCall(node: Node, frame: Frame, walking: Walking): void {
  const { tell } = walking;
  const callee = calleeOf(node);
  const given = listOf(node, "arguments");
  const name = wordOf(callee);
  const isFree = callee?.type === "Identifier" && !declaredIn(name ?? "", frame);
  if (isFree && name === "require") {
    const module = wordOf(given[0]) ?? "";
    if (!isLentModule(module)) tell("asks", `the package ${module}`, node);
    return;
  }
  if (isFree && name === "RegExp") {
    // One of its own each time.
  } else if (isFree && name === "Date") {
    // Of no moment it is the present one.
    const isOfMoment =
      node.type === "NewExpression" && given.length > 0 && given[0]?.type !== "SpreadElement";
    if (!isOfMoment) tell("asks", "the present moment", node);
  } else if (isFree && name === "__commonJS") return tell("asks", "a CommonJS module", node);
  else if (node.type !== "NewExpression" && isMember(callee)) {
    lookAtCall(node, callee, { frame, tell });
    if (isSurelyGiven(given[0])) walking.formatCalls?.add(callee);
    const part = memberName(callee);
    const owner = partOf(callee, "object");
    const isDateOf = wordOf(owner) === "Date" && (part === "UTC" || part === "parse");
    const isChange = part !== undefined && isChanging(part);
    // What stands there was looked at as that of a call.
    if (isChange || isDateOf) {
      if (!isDateOf && owner) walk(owner, frame, walking);
    } else walk(callee, frame, walking);
  } else if (callee) walk(callee, frame, walking);
  for (const argument of given) {
    const isAtOnce = isFunction(argument) && isMember(callee) && callsAtOnce.has(memberName(callee) ?? "");
    if (isAtOnce) walking.calledAtOnce.add(argument);
    walk(argument, frame, walking);
  }
}

/** Whether an argument is surely not undefined, as far as its kind tells. */
const isSurelyGiven = (node: Node | undefined): boolean =>
  node !== undefined && /^(NewExpression|BinaryExpression|(Numeric|String|Template)Literal)$/.test(node.type);

function lookAtCall(
  node: Node,
  callee: Node | undefined,
  { frame, tell }: { frame: Frame; tell: Walking["tell"] },
): void {
  const name = memberName(callee);
  const owner = partOf(callee, "object");
  const [first] = listOf(node, "arguments");
  if (name === undefined) return tell("changes", "a method whose name only the run tells", node);
  if (isChanging(name) && !isOwn(owner, frame)) tell("changes", `.${name}() of what others may see`, node);
  if ((wordOf(owner) ?? memberName(owner)) === "Object" && changesFirst.has(name) && !isOwn(first, frame))
    tell("changes", `Object.${name} of what others may see`, node);
  if (callsFunction.has(name)) tell("changes", `.${name}()`, node);
  if (callsOn.has(name) && listOf(node, "arguments").length > 1)
    tell("changes", `.${name}() on another object`, node);
  if (name === "from" && listOf(node, "arguments").length > 2)
    tell("changes", ".from() on another object", node);
  if (/^format(ToParts)?$/.test(name) && !first) tell("asks", "the present moment", node);
}

/** Of a method that is called as one of the language it is not known what it gives. */
function lookAtMethod(node: Node, value: Node | undefined, tell: Walking["tell"]): void {
  const name = wordOf(partOf(node, "key")) ?? "";
  if (givesNew.has(name) && value && isFunction(value))
    tell("changes", `a method that is called ${name}`, node);
}

/** What is asked of an object: a member's name, or that of a part which is taken out of it. */
function lookAtPart(name: string | undefined, node: Node, { tell, formatCalls }: Walking): void {
  if (name !== undefined && telltaleParts.has(name)) tell("asks", `.${name}`, node);
  if (name !== undefined && backDoors.has(name)) tell("changes", `.${name}`, node);
  const isFormat = name === "format" || name === "formatToParts";
  if (isFormat && formatCalls?.has(node) === false) tell("asks", "the present moment", node);
}

/** What a field of an object is made in, whenever one is made. */
const fieldFrame = (value: Node, around: Frame): Frame =>
  frameOf({ params: [], bodies: [value] }, { isTop: false, isConstructor: true, around, within: undefined });

function lookAtName(node: Node, frame: Frame, { tell, safePlaces }: Walking): void {
  const name = wordOf(node) ?? "";
  const isSafe = safePlaces.has(node) && holderOf(name, frame) !== undefined;
  if (declaredIn(name, frame)?.counters.has(name) && !isSafe)
    tell("asks", "what counts how often it is asked", node);
  if (declaredIn(name, frame) || !globals.has(name) || timelessGlobals.has(name)) return;
  // Under another name its functions change what they are given, too.
  const mayChange = backDoors.has(name) || name === "Object";
  tell(mayChange ? "changes" : "asks", name, node);
}

/** Looks at what is assigned to: only what a frame has declared itself, or what it has made, may be changed. */
function lookAtTarget(target: Node | undefined, frame: Frame, tell: Walking["tell"]): void {
  if (!target) return;
  if (target.type === "Identifier") {
    const name = wordOf(target) ?? "";
    if (!holderOf(name, frame)) tell("changes", `${name}, which outlives the call`, target);
  } else if (isMember(target)) {
    if (!isOwn(partOf(target, "object"), frame)) tell("changes", "a part of what others may see", target);
    if (givesNew.has(memberName(target) ?? ""))
      tell("changes", `a method that is called ${memberName(target)}`, target);
  } else
    for (const part of partsOf(target))
      lookAtTarget(part.type === "ObjectProperty" ? partOf(part, "value") : part, frame, tell);
}

import { parse } from "@babel/parser";
import { callsAtOnce, isChanging, isLentModule, partlyTimeless } from "./code-words.js";
import { isCounter, listSafePlaces } from "./counters.js";
import { declaredIn, type Frame, frameOf } from "./frame.js";
import {
  lookAtCall,
  lookAtMethod,
  lookAtName,
  lookAtPart,
  lookAtTarget,
  type Unrepeatable,
  type Walking,
} from "./look-at-code.js";
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

export interface JudgeOptions {
  /** Whether code that is bundled with it has formats of dates, which tell the present moment where they are given none. */
  readonly formatsDates?: boolean;
}

/**
 * Looks through the code of a module, as the bundler has written it, for whatever would let its functions give another
 * result when they are called with the same again, be it in another order. It knows what is harmless, and nothing else
 * passes: that it finds something does not mean that there is something.
 */
export function findUnrepeatable(
  code: string,
  { formatsDates = false }: JudgeOptions = {},
): Unrepeatable | undefined {
  const program = parseCode(code);
  if (!program) return { kind: "changes", what: "code that cannot be read", line: 1, column: 1 };
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

function parseCode(code: string): Node | undefined {
  try {
    const { program }: { program: unknown } = parse(code, { sourceType: "script", attachComment: false });
    return isNode(program) ? program : undefined;
  } catch {
    return undefined;
  }
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

/** What a field of an object is made in, whenever one is made. */
const fieldFrame = (value: Node, around: Frame): Frame =>
  frameOf({ params: [], bodies: [value] }, { isTop: false, isConstructor: true, around, within: undefined });

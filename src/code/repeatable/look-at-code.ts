import {
  backDoors,
  callsFunction,
  callsOn,
  changesFirst,
  givesNew,
  isChanging,
  telltaleParts,
  timelessGlobals,
} from "./code-words.js";
import { declaredIn, type Frame, holderOf, isOwn } from "./frame.js";
import { isFunction, isMember, listOf, memberName, type Node, partOf, partsOf, wordOf } from "./nodes.js";

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

/** What is known, and told, while code is walked through. */
export interface Walking {
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

const globals: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...["module", "exports", "__dirname", "__filename", "eval", "localStorage", "sessionStorage", "navigator"],
]);

/** Looks at a call of a method: what it may change, and whether it may call something else. */
export function lookAtCall(
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
export function lookAtMethod(node: Node, value: Node | undefined, tell: Walking["tell"]): void {
  const name = wordOf(partOf(node, "key")) ?? "";
  if (givesNew.has(name) && value && isFunction(value))
    tell("changes", `a method that is called ${name}`, node);
}

/** What is asked of an object: a member's name, or that of a part which is taken out of it. */
export function lookAtPart(name: string | undefined, node: Node, { tell, formatCalls }: Walking): void {
  if (name !== undefined && telltaleParts.has(name)) tell("asks", `.${name}`, node);
  if (name !== undefined && backDoors.has(name)) tell("changes", `.${name}`, node);
  const isFormat = name === "format" || name === "formatToParts";
  if (isFormat && formatCalls?.has(node) === false) tell("asks", "the present moment", node);
}

/** Looks at a name: whether it stands for a counter, or for what the world has put there. */
export function lookAtName(node: Node, frame: Frame, { tell, safePlaces }: Walking): void {
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
export function lookAtTarget(target: Node | undefined, frame: Frame, tell: Walking["tell"]): void {
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

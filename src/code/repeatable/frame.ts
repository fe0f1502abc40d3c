import { givesNew, makesNew, ownClasses, wrappers } from "./code-words.js";
import { isCounter } from "./counters.js";
import {
  calleeOf,
  isCall,
  isFunction,
  isMember,
  listOf,
  memberName,
  type Node,
  partOf,
  partsOf,
  wordOf,
} from "./nodes.js";

/** What a function, or a module as it is loaded, has of its own. */
export interface Frame {
  /** Whether it runs once, when the module is loaded. */
  readonly isTop: boolean;
  readonly isConstructor: boolean;
  /** The frame that it surely runs within: that of a function handed to `map` and the like. */
  readonly within: Frame | undefined;
  /** The names that are declared in it, with whether it made itself what they stand for: then nobody else sees a change of that. */
  readonly names: ReadonlyMap<string, boolean>;
  /** Those of them that stand for a counter. */
  readonly counters: ReadonlySet<string>;
  readonly around: Frame | undefined;
}

/** The frame of a function, or of a module with the body that is run when it is loaded. */
export function frameOf(
  { params, bodies }: { params: readonly Node[]; bodies: readonly Node[] },
  rest: Omit<Frame, "names" | "counters">,
): Frame {
  const names = new Map<string, boolean>();
  const counters = new Set<string>();
  const declare = (name: string | undefined, isNew: boolean) => {
    if (name !== undefined) names.set(name, isNew && (names.get(name) ?? true));
  };
  const declareAll = (pattern: Node | undefined) => {
    for (const name of namesIn(pattern)) declare(name, false);
  };
  for (const param of params) declareAll(param);
  const assigned: [string, boolean][] = [];
  const noteAssigned = (node: Node): void => {
    const left = partOf(node, "left");
    const right = partOf(node, "right");
    if (node.type === "AssignmentExpression") {
      const isNewValue = left?.type === "Identifier" && node.operator === "=" && right && isNew(right);
      for (const name of namesIn(left)) assigned.push([name, isNewValue === true]);
    } else if (isLoopOver(node)) for (const name of namesIn(left)) assigned.push([name, false]);
  };
  const visit = (node: Node, { isOfLoop, isInner }: { isOfLoop: boolean; isInner: boolean }): void => {
    const id = partOf(node, "id");
    noteAssigned(node);
    if (isInner) {
      // Of functions within it only what they assign to its own names.
    } else if (node.type === "VariableDeclarator") {
      const init = partOf(node, "init");
      if (id?.type === "Identifier") declare(wordOf(id), !isOfLoop && (init === undefined || isNew(init)));
      else declareAll(id);
      if (id?.type === "Identifier" && init && isCounter(init)) counters.add(wordOf(id) ?? "");
    } else if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration")
      declare(wordOf(id), true);
    else if (node.type === "CatchClause") declareAll(partOf(node, "param"));
    for (const part of partsOf(node))
      visit(part, {
        isOfLoop: isLoopOver(node) ? part === node.left : isOfLoop && node.type === "VariableDeclaration",
        isInner: isInner || isFunction(node),
      });
  };
  for (const body of bodies) visit(body, { isOfLoop: false, isInner: false });
  for (const [name, isNewValue] of assigned) if (names.has(name)) declare(name, isNewValue);
  return { ...rest, names, counters };
}

const isLoopOver = ({ type }: Node) => type === "ForOfStatement" || type === "ForInStatement";

/** The names that a pattern declares, or assigns to. */
function namesIn(pattern: Node | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [wordOf(pattern) ?? ""];
  const parts = [...listOf(pattern, "elements"), ...listOf(pattern, "properties")];
  const inner = ["value", "left", "argument"].flatMap((key) => partOf(pattern, key) ?? []);
  return [...parts, ...inner].flatMap(namesIn);
}

/** Whether an expression makes a value that nobody else holds. */
export function isNew(node: Node): boolean {
  if (/Literal$/.test(node.type) || isFunction(node)) return true;
  switch (node.type) {
    case "ArrayExpression":
    case "ObjectExpression":
    case "ClassExpression":
    case "UnaryExpression":
    case "BinaryExpression":
      return true;
    case "NewExpression":
      return ownClasses.has(wordOf(partOf(node, "callee")) ?? "");
    case "ConditionalExpression":
      return ["consequent", "alternate"].every((key) => {
        const part = partOf(node, key);
        return part !== undefined && isNew(part);
      });
  }
  if (!isCall(node)) return false;
  const callee = calleeOf(node);
  const name = memberName(callee);
  if (name === undefined || !isMember(callee)) return false;
  const owner = wordOf(partOf(callee, "object")) ?? "";
  return (
    givesNew.has(name) ||
    (/^(Object|Array)$/.test(owner) && makesNew.has(name)) ||
    (/^import_react/.test(owner) && wrappers.has(name))
  );
}

/** The frame that a name is declared in; undefined for one of another module, and for what is global. */
export function declaredIn(name: string, frame: Frame | undefined): Frame | undefined {
  if (!frame) return undefined;
  return frame.names.has(name) ? frame : declaredIn(name, frame.around);
}

/** Whether a frame may change what an expression stands for: it has made that itself, so that nobody else sees it. */
export function isOwn(node: Node | undefined, frame: Frame): boolean {
  if (!node) return false;
  if (isNew(node)) return true;
  if (node.type === "ThisExpression") return frame.isConstructor;
  if (node.type !== "Identifier") return false;
  const name = wordOf(node) ?? "";
  return holderOf(name, frame)?.names.get(name) === true;
}

/** The frame whose name it is, if that is over when the frame in which it is named is. */
export function holderOf(name: string, frame: Frame | undefined): Frame | undefined {
  if (!frame) return undefined;
  return frame.names.has(name) ? frame : holderOf(name, frame.within);
}

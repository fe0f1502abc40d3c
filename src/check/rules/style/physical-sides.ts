/** A declaration that uses a physical direction, such as `left`, in any writing direction. */
export interface PhysicalSide {
  readonly property: string;
  /** The logical replacement. */
  readonly instead: string;
}

const start = "inline-start";
const end = "inline-end";

/** Finds declarations that would have to be mirrored. Values that are equal on both sides need no mirroring. */
export function findPhysicalSides(declarations: ReadonlyMap<string, string>): PhysicalSide[] {
  // A rotated element is usually a drawing, such as an arrow made of two borders.
  const isTurned = /rotate/.test(
    `${declarations.get("transform")} ${declarations.get("rotate") ? "rotate" : ""}`,
  );
  if (isTurned) return [];
  return [...declarations].flatMap(([property, value]) => sideOf(property, value, declarations) ?? []);
}

function sideOf(
  property: string,
  value: string,
  declarations: ReadonlyMap<string, string>,
): PhysicalSide | undefined {
  const [, before, side, after = ""] =
    /^(?:(margin|padding|border|scroll-margin|scroll-padding)-)?(left|right)(-(?:width|style|color))?$/.exec(
      property,
    ) ?? [];
  if (side !== undefined) {
    const isInset = before === undefined;
    if (isInset && (value === "50%" || value === "auto")) return undefined;
    const other = property.replace(side, side === "left" ? "right" : "left");
    if (declarations.get(other) === value) return undefined;
    return { property, instead: `${before ?? "inset"}-${side === "left" ? start : end}${after}` };
  }
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(property);
  if (corner) {
    const [, vertical, edge] = corner;
    const other = property.replace(`-${edge}-`, edge === "left" ? "-right-" : "-left-");
    if (declarations.get(other) === value) return undefined;
    return {
      property,
      instead: `border-${vertical === "top" ? "start" : "end"}-${edge === "left" ? "start" : "end"}-radius`,
    };
  }
  if (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)) {
    const logical = value === "left" ? "start" : "end";
    return { property, instead: `${property}: ${property === "text-align" ? logical : `inline-${logical}`}` };
  }
  if (/^(margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/.test(property)) {
    const [, right, , left] = partsOf(value);
    return left === undefined || left === right ? undefined : { property, instead: insteadOfFour(property) };
  }
  if (property === "border-radius" && !value.includes("/")) {
    const [first, second = first, third = first, fourth = second] = partsOf(value);
    return first === second && third === fourth
      ? undefined
      : { property, instead: "border-start-start-radius and its kin" };
  }
  return undefined;
}

function insteadOfFour(property: string): string {
  const [, outer, inner] = /^(border)-(\w+)$/.exec(property) ?? [];
  return outer === undefined
    ? `${property}-block and ${property}-inline`
    : `${outer}-inline-${inner} and its kin`;
}

/** The parts of a value, with brackets kept together: `0 calc(1px + 2px) 0 0`. */
const partsOf = (value: string): string[] => value.match(/[^\s(]*\((?:[^()]|\([^()]*\))*\)|[^\s]+/g) ?? [];

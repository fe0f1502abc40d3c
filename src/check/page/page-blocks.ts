import type { PageElement } from "./page-element.js";

/** The text of a block: the places of its pieces, in order. */
export type Block = readonly Piece[];

interface Piece {
  readonly children: PageElement["children"];
  readonly place: number;
}

const space: Piece = { children: [" "], place: 0 };

/** Splits the text of a page at the edges of its blocks. */
export function listBlocks(roots: readonly PageElement[]): Block[] {
  const blocks: Block[] = [];
  let open: Piece[] = [];
  const end = () => {
    if (open.length > 0) blocks.push(open);
    open = [];
  };
  const visit = (element: PageElement) => {
    const { reading } = element;
    // A rule that reads the style is assumed to read all of it.
    if (reading === "never") return;
    const isBlock = reading === "block";
    const { children } = element;
    if (isBlock) end();
    for (const [place, child] of children.entries()) {
      if (typeof child === "string") open.push({ children, place });
      else if (child.reading === "break") open.push(space);
      else visit(child);
    }
    if (isBlock) end();
  };
  for (const root of roots) {
    visit(root);
    end();
  }
  return blocks;
}

export const textAt = ({ children, place }: Piece): string => {
  const text = children[place];
  return typeof text === "string" ? text : "";
};

export const textOfBlock = (block: Block): string => block.map(textAt).join("");

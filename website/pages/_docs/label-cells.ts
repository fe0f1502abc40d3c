import type { Root, TableCell } from "mdast";

/**
 * Repeats the heading of its column in each cell of a wide table. Phones, which show a row as a list, show it; text.css hides it elsewhere.
 */
export const labelCells = () => (tree: Root) => {
  for (const node of tree.children) {
    if (node.type !== "table") continue;
    const [{ children: headings } = { children: [] }, ...rows] = node.children;
    if (headings.length < 4) continue;
    for (const { children: cells } of rows)
      for (const [index, cell] of cells.entries())
        if (index > 0) cell.children.unshift(label(headings[index]), { type: "text", value: " " });
  }
};

const label = (heading?: TableCell): TableCell["children"][number] => ({
  type: "emphasis",
  data: { hName: "small" },
  children: structuredClone(heading?.children ?? []),
});

import { encode } from "uqr";

export interface QrCodeProps {
  /** The content of the code, such as a URL. */
  value: string;
  /** The name for screen readers. Without it, the code is hidden from them. */
  label?: string;
  className?: string;
  /** The width of a module in CSS pixels, a whole number. Default: 4; with a `className`, none, so that your CSS sets the size. */
  scale?: number;
}

/**
 * A QR code as inline SVG in the current text colour, drawn at build time.
 * @example `<QrCode value={usePage().addressOf("/get")} label="Get the app" />`
 */
export function QrCode({
  value,
  label,
  className,
  scale = className === undefined ? 4 : undefined,
}: QrCodeProps) {
  const { d, size } = qrPath(value);
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const side = scale === undefined ? undefined : size * scale;
  return (
    <svg
      className={className}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      {...naming}
      shapeRendering="crispEdges"
    >
      <path d={d} stroke="currentColor" fill="none" />
    </svg>
  );
}

/**
 * A QR code as the text of an SVG file, black on white, for print.
 * @example `useArchive("posters.zip", [{ name: "get.svg", text: qrSvg(usePage().addressOf("/get")) }])`
 */
export function qrSvg(value: string): string {
  const { d, size } = qrPath(value);
  const [field, code] = [`<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`, `<path stroke="#000" d="${d}"/>`];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${field}${code}</svg>\n`;
}

const quietZone = 4;

/**
 * Encodes a text at error correction level M, which tolerates 15 % of damage. Source: ISO/IEC 18004.
 * @returns The `d` attribute of an SVG path, one stroke of width 1 along the middle of each run of dark modules, and the number of modules
 * per side, with the quiet zone of 4 that the standard requires.
 */
export function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  let d = "";
  let at: { x: number; y: number } | undefined;
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x]) x++;
      // Relative moves are shorter than absolute ones, and compress better.
      d += at ? `m${start - at.x} ${y - at.y}h${x - start}` : `M${start} ${y + 0.5}h${x - start}`;
      at = { x, y };
    }
  }
  return { d, size };
}

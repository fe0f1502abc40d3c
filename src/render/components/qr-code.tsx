import { qrPath } from "./qr-path.js";

export interface QrCodeProps {
  /** What the code says, most often an address. */
  value: string;
  /** What a screen reader says of it; without one it is decoration. */
  label?: string;
  className?: string;
  /** How wide a module is, in CSS pixels: a whole number keeps them all alike. Without it, style gives the size. */
  scale?: number;
}

/** A QR code drawn at build time as inline SVG in the current colour. */
export function QrCode({ value, label, className, scale }: QrCodeProps) {
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

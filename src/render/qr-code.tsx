import { qrPath } from "./qr-path.js";

export interface QrCodeProps {
  /** What the code says, most often an address. */
  value: string;
  /** What a screen reader says of it; without one it is decoration. */
  label?: string;
  className?: string;
}

/** A QR code drawn at build time as inline SVG in the current colour. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { d, size } = qrPath(value);
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} {...naming} shapeRendering="crispEdges">
      <path d={d} stroke="currentColor" fill="none" />
    </svg>
  );
}

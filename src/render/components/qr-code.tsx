import { qrPath } from "./qr-path.js";

export interface QrCodeProps {
  /** The content of the code, such as a URL. */
  value: string;
  /** The name for screen readers. Without it, the code is hidden from them. */
  label?: string;
  className?: string;
  /** The width of a module in CSS pixels, a whole number. Without it, set the size in CSS. */
  scale?: number;
}

/**
 * A QR code as inline SVG in the current text colour, drawn at build time.
 * @example `<QrCode value={usePage().addressOf("/get")} label="Get the app" />`
 */
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

import "./stop.css";

/** A stop marker. It is centred on the point where `className` puts it, and fills when it is revealed. */
export function Stop({ className }: { className: string }) {
  return <span className={`stop ${className}`} data-reveal="fill" aria-hidden="true" />;
}

import "./stop.css";

/**
 * A stop marker, centred on the point where `className` puts it. It fills when it is revealed, or from the start if the train has passed
 * it.
 */
export function Stop({ className, passed = false }: { className: string; passed?: boolean }) {
  return (
    <span className={`stop ${className}`} data-reveal={passed ? undefined : "fill"} aria-hidden="true" />
  );
}

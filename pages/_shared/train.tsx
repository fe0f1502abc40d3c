import "./train.css";

/** Our own train, seen from the side and heading right. Its wheels stand on the bottom edge of its box. */
export function Train({ className = "" }: { className?: string }) {
  return (
    <svg className={`train ${className}`.trim()} viewBox="0 0 240 72" aria-hidden="true">
      <path className="dark" d="M12 56h196v6H12z" />
      <path className="car" d="M10 4h172c26 0 44 18 50 46 1 4-2 8-6 8H10a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8Z" />
      <path
        className="pane"
        d="M14 14h26v18H14zm68 0h26v18H82zm34 0h26v18h-26zM48 14h12v40H48zm14 0h12v40H62zm88 0h12v40h-12zm14 0h12v40h-12zm22 0c16 1 28 8 33 18h-33z"
      />
      <circle className="lamp" cx="221" cy="45" r="4.5" />
      <g className="dark">
        <circle cx="34" cy="63" r="9" />
        <circle cx="62" cy="63" r="9" />
        <circle cx="166" cy="63" r="9" />
        <circle cx="194" cy="63" r="9" />
      </g>
    </svg>
  );
}

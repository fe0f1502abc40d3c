import "./train.css";

/** Our own train of two cars, from the side and heading right. Its wheels touch the bottom edge of its box. */
export function Train({ className = "" }: { className?: string }) {
  return (
    <svg className={`train ${className}`.trim()} viewBox="0 0 204 60" aria-hidden="true">
      <g id="car-behind">
        <path className="dark" d="M8 44h96v6H8z" />
        <path
          className="car"
          d="M10 2h84a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8Z"
        />
        <path className="pane" d="M12 11h22v15H12zm54 0h22v15H66zM41 11h9v33h-9zm11 0h9v33h-9z" />
        <path className="dark" d="M24 44a8 8 0 1 0 .1 0zm54 0a8 8 0 1 0 .1 0z" />
      </g>
      <g transform="translate(104)">
        <g id="car-ahead">
          <path className="dark" d="M0 44h84v6H0z" />
          <path className="car" d="M6 2h58c18 0 29 14 33 38 1 5-2 8-6 8H6a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z" />
          <path className="pane" d="M10 11h18v15H10zm24 0h9v33h-9zm11 0h9v33h-9zm16 0c13 0 22 6 26 15H61z" />
          <path className="lamp" d="M88 34a4 4 0 1 0 .1 0z" />
          <path className="dark" d="M22 44a8 8 0 1 0 .1 0zm52 0a8 8 0 1 0 .1 0z" />
        </g>
      </g>
    </svg>
  );
}

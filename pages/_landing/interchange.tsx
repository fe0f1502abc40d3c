/** Two lines that meet at one stop. */
export function Interchange() {
  return (
    <svg className="interchange" viewBox="0 0 160 100" aria-hidden="true">
      <path className="other-line" d="M-900 20H40q10 0 17 7l46 46q7 7 17 7h940" />
      <path d="M-900 80H40q10 0 17-7l46-46q7-7 17-7h940" />
      <circle className="transfer" cx="80" cy="50" r="15" />
    </svg>
  );
}

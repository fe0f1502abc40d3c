/** A small round face; its owner gives it a size and colours. */
export function Face() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path d="M8.5 9v1m7-1v1M8 14c1.5 2.6 6.5 2.6 8 0" />
    </svg>
  );
}

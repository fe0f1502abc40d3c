import "./ride.css";

const legs = ["out", "around", "on", "home"];

/**
 * The train goes down the line as the page is scrolled, and parks at its end. The line has four legs: from the boarding
 * stop to the features, around them, on to the footer, and home. Each leg has two cars of its own, one stretch of a style
 * sheet shows them where the train is; in a browser that cannot do this, and for who wants no motion, there are none.
 */
export function Ride() {
  return (
    <div className="ride" aria-hidden="true">
      {legs.map((leg) => (
        <div key={leg} className={`leg leg-${leg}`}>
          <svg className="train car-behind" viewBox="0 0 100 60">
            <path className="dark" d="M8 44h96v6H8z" />
            <path
              className="car"
              d="M10 2h84a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8Z"
            />
            <path className="pane" d="M12 11h22v15H12zm54 0h22v15H66zM41 11h9v33h-9zm11 0h9v33h-9z" />
            <path className="dark" d="M24 44a8 8 0 1 0 .1 0zm54 0a8 8 0 1 0 .1 0z" />
          </svg>
          <svg className="train car-ahead" viewBox="0 0 100 60">
            <path className="dark" d="M0 44h84v6H0z" />
            <path className="car" d="M6 2h58c18 0 29 14 33 38 1 5-2 8-6 8H6a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z" />
            <path
              className="pane"
              d="M10 11h18v15H10zm24 0h9v33h-9zm11 0h9v33h-9zm16 0c13 0 22 6 26 15H61z"
            />
            <path className="lamp" d="M88 34a4 4 0 1 0 .1 0z" />
            <path className="dark" d="M22 44a8 8 0 1 0 .1 0zm52 0a8 8 0 1 0 .1 0z" />
          </svg>
        </div>
      ))}
    </div>
  );
}

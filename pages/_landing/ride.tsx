import "./ride.css";

const legs = ["out", "on", "home"];

/**
 * The train goes down the line as the page is scrolled, and parks at its end. The line has three legs: from the boarding
 * stop to the last section's, on to the footer, and home. Each leg has two cars of its own, those of
 * the parked train, and one stretch of a style sheet shows them where the train is; in a browser that cannot do this, and for who wants no motion, there are none.
 */
export function Ride() {
  return (
    <div className="ride" aria-hidden="true">
      {legs.map((leg) => (
        <div key={leg} className={`leg leg-${leg}`}>
          {["car-behind", "car-ahead"].map((car) => (
            <svg key={car} className={car} viewBox="0 0 100 60">
              <use href={`#${car}`} />
            </svg>
          ))}
        </div>
      ))}
    </div>
  );
}

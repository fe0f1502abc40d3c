import "./ride.css";

const legs = ["out", "on", "home"];

/**
 * The train moves down the line as the page is scrolled, and parks at its end. The line has three legs: from the boarding stop to the
 * last section's, on to the footer, and home. Each leg has its own two cars, those of the parked train, and a part of the style sheet
 * shows them where the train is. Browsers without scroll-driven animations, and visitors with reduced motion, get no cars.
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

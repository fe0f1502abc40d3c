import "./scene.css";

const houses = [
  { at: 8, colour: "blue" },
  { at: 128, colour: "red" },
  { at: 248, colour: "green" },
];

/** A street of triple-deckers: three floors, each with its porch. */
export function StreetScene() {
  return (
    <svg className="scene" data-passing="" viewBox="0 0 360 150" aria-hidden="true">
      <defs>
        <g id="triple-decker">
          <path className="solid" d="M0 24h104v126H0z" />
          <path d="M-5 16h114v9H-5z" fill="var(--ink)" />
          <path
            className="lit lights"
            d="M14 37h12v24H14zm0 40h12v24H14zM62 35h13v22H62zm17 0h13v22H79zm-17 40h13v22H62zm17 0h13v22H79zm-17 40h13v22H62zm17 0h13v22H79z"
          />
          <path d="M14 117h14v33H14z" fill="var(--orange)" />
          <path className="pickets" d="M6 58h42M6 98h42" />
          <path className="outline pale" d="M6 30v120m42-120v120M4 64h46M4 104h46" />
        </g>
      </defs>
      {houses.map(({ at, colour }) => (
        <use key={colour} href="#triple-decker" x={at} className={colour} />
      ))}
      <g className="orange">
        <circle className="solid" cx="166" cy="80" r="6" />
        <path className="outline" d="M166 88v8m0-3 9-9" />
      </g>
    </svg>
  );
}

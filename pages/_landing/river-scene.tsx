import "./scene.css";

/** The river behind the phone, with the sun over it and a scull on its way. */
export function RiverScene() {
  return (
    <svg className="scene" viewBox="0 0 400 400" aria-hidden="true">
      <clipPath id="river-view">
        <circle cx="200" cy="200" r="200" />
      </clipPath>
      <g clipPath="url(#river-view)">
        <path className="solid orange" d="M0 0h400v400H0z" />
        <path
          className="solid blue"
          d="M-20 250q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V400H-20z"
        />
      </g>
      <path d="M-34 282q80 11 150 0l-8 8H-22z" fill="var(--ink)" />
      <path className="outline" d="m34 272-46 20m50-18 30 20" stroke="var(--ink)" />
      <path className="solid red" d="M24 282c0-16 4-25 11-25s9 7 7 14l10 6v5z" />
      <circle cx="35" cy="247" r="8" fill="var(--ink)" />
    </svg>
  );
}

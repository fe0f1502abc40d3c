import "./scene.css";

/** The tree of the picnic: a blanket, two who have come, and what they throw next. */
export function PicnicScene() {
  return (
    <svg className="scene" viewBox="0 0 360 150" aria-hidden="true">
      <path d="M222 150c6-26 6-44 3-66h20c-2 24-1 42 5 66z" fill="var(--ink)" />
      <path
        className="solid green"
        d="M233 2c26-4 44 8 50 22 24 0 40 16 38 36 16 12 16 34 4 44-12-2-20-10-24-20-8 12-20 18-34 16-4-2-8-6-10-10-10 12-30 14-44 4-10 14-30 16-44 8-8 4-16 4-22 0-10-16-4-36 12-42-2-22 16-38 36-36 6-12 20-20 38-22Z"
      />
      <path className="solid blue" d="M88 142h124l10 8H78z" />
      <path className="outline pale" d="m112 142-6 8m30-8-3 8m27-8v8m24-8 4 8" />
      <g className="red">
        <path className="solid" d="M104 142c-2-20 4-30 14-30s15 12 14 20l16 10z" />
      </g>
      <path className="solid orange" d="M180 142c2-18-2-28-11-28s-14 10-13 18l-14 10z" />
      <g fill="var(--ink)">
        <circle cx="118" cy="103" r="8" />
        <circle cx="169" cy="105" r="8" />
      </g>
      <path className="outline orange" d="M130 122l14-8" />
      <ellipse className="solid orange" cx="68" cy="88" rx="15" ry="5" transform="rotate(-14 68 88)" />
    </svg>
  );
}

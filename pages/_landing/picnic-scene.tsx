import "./scene.css";

/** The tree at the picnic: a blanket, two people, and a flying disc. */
export function PicnicScene() {
  return (
    <svg className="scene" data-passing="" viewBox="0 0 360 150" aria-hidden="true">
      <path d="M222 150c6-26 6-44 3-66h20c-2 24-1 42 5 66z" fill="var(--ink)" />
      <path
        className="solid green"
        d="M150 102a30 30 0 0 1 12-50 44 44 0 0 1 50-36 50 50 0 0 1 78 8 40 40 0 0 1 34 78 44 44 0 0 1-56-10 44 44 0 0 1-64 4 40 40 0 0 1-54 6z"
      />
      <path className="solid blue" d="M88 142h124l10 8H78z" />
      <path className="solid red" d="M104 142c-2-20 4-30 14-30s15 12 14 20l16 10z" />
      <path className="solid orange" d="M180 142c2-18-2-28-11-28s-14 10-13 18l-14 10z" />
      <circle cx="118" cy="103" r="8" fill="var(--ink)" />
      <circle cx="169" cy="105" r="8" fill="var(--ink)" />
      <path className="outline orange" d="M130 122l14-8" />
      <ellipse className="solid orange disc" cx="68" cy="88" rx="15" ry="5" />
    </svg>
  );
}

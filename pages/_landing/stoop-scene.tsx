import "./scene.css";

/** A stoop in the evening sun: someone sits there, and the door is open. */
export function StoopScene() {
  return (
    <svg className="scene" data-passing="" viewBox="0 0 360 150" aria-hidden="true">
      <path className="solid red" d="M40 12h280v138H40z" />
      <path d="M32 4h296v10H32z" fill="var(--ink)" />
      <path
        className="lit lights"
        d="M62 34h26v42H62zm40 0h26v42h-26zm130 0h26v42h-26zm40 0h26v42h-26zM62 104h26v34H62zm40 0h26v34h-26z"
      />
      <path d="M150 102V50a30 30 0 0 1 60 0v52z" fill="var(--ink)" />
      <path className="solid green" d="M156 102V60h22v42z" />
      <path className="lit" d="M182 102V60h22v42zM156 52a24 24 0 0 1 48 0z" />
      <path className="solid green leaf" d="M182 102V60h22v42z" />
      <path d="M144 102h72v12h14v12h14v12h14v12H102v-12h14v-12h14v-12h14z" fill="var(--ink)" />
      <path className="outline pale" d="M146 114h82m-98 12h112m-126 12h140" />
      <path className="solid orange" d="M196 126c0-16 2-24 12-24s12 10 12 24l8 4v8h-10l-2-8z" />
      <circle className="solid orange" cx="208" cy="93" r="8" />
      <path className="solid blue" d="M150 138c-2-16 2-26 11-26s13 10 13 20h8v14h-10v-6z" />
      <circle className="solid blue" cx="161" cy="103" r="8" />
    </svg>
  );
}

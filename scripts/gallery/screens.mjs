// Draws the screens of made-up apps in a browser, because they contain text in every script.

const shapes = { upright: [390, 844], lying: [844, 390], tablet: [1024, 768] };
const style = (paper, ink, accent) => `
  * { box-sizing: border-box }
  body { margin: 0; height: 100vh; overflow: hidden; padding: 22px 24px; background: ${paper}; color: ${ink}; font: 500 17px/1.35 system-ui, sans-serif }
  h1 { margin: 22px 0 18px; font-size: 34px; line-height: 1.1 }
  .bar { display: flex; justify-content: space-between; font-size: 14px; font-weight: 700 }
  ul { margin: 0; padding: 0; list-style: none }
  li { display: flex; align-items: center; gap: 14px; padding: 13px 0; border-bottom: 1px solid color-mix(in srgb, ${ink} 16%, transparent) }
  li::before { content: ""; width: 38px; height: 38px; border-radius: 12px; background: color-mix(in srgb, ${accent} var(--part), ${paper}) }
  li b { margin-inline-start: auto }
  .hero { margin-bottom: 14px; padding: 20px; border-radius: 22px; background: ${accent}; color: ${paper} }
  .hero b { display: block; font-size: 42px; line-height: 1.1 }
  .bars { display: flex; align-items: end; gap: 9px; height: 210px; margin-bottom: 18px }
  .bars i { flex: 1; border-radius: 9px 9px 3px 3px; background: color-mix(in srgb, ${accent} var(--part), ${paper}) }
  .tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  .tiles p { margin: 0; height: 150px; padding: 14px; border-radius: 20px; background: color-mix(in srgb, ${accent} calc(var(--part) - 24%), ${paper}); font-weight: 700 }
  .scene { position: fixed; inset: 0; background: linear-gradient(color-mix(in srgb, ${accent} 22%, ${paper}), ${paper}) }
  .scene i { position: absolute; border-radius: 50%; background: color-mix(in srgb, ${accent} var(--part), ${paper}); border: 5px solid ${ink} }
  .on { position: relative }
  .dock { position: fixed; inset: auto 0 0; display: flex; justify-content: space-around; padding: 16px 24px 34px; background: ${paper}; border-top: 1px solid color-mix(in srgb, ${ink} 16%, transparent) }
  .dock i { width: 26px; height: 26px; border-radius: 9px; background: color-mix(in srgb, ${ink} 30%, ${paper}) }
  .dock .here { background: ${accent} }
  body.tablet { padding: 34px 150px }
  body.tablet p { margin: 0 0 .8em; font: 24px/1.5 Georgia, serif }
  mark { background: color-mix(in srgb, ${accent} 26%, transparent); color: inherit }
`;

/** Draws a screen of an app by index, as PNG. */
export async function drawScreen(browser, app, index) {
  const [width, height] = shapes[app.shape];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  const direction = app.language === "ar" ? "rtl" : "ltr";
  const kinds =
    app.shape === "lying" ? [scene] : app.shape === "tablet" ? [text, tiles] : [list, bars, tiles];
  const body = kinds[index % kinds.length](app, index) + (app.shape === "upright" ? dock(index) : "");
  await page.setContent(
    `<html lang="${app.language}" dir="${direction}"><style>${style(...app.colours.split(" "))}</style><body class="${app.shape}"><div class="bar on"><span>9:41</span><span>◗ ▮</span></div><h1 class="on">${app.screens[index]}</h1>${body}`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const part = (nth) => `style="--part:${[88, 60, 36, 74, 48][nth % 5]}%"`;
const rowsOf = ({ rows }, from) =>
  `<ul>${Array.from({ length: 8 }, (_, nth) => `<li ${part(nth)}>${rows[(nth + from) % rows.length]}<b>${(nth + 3) * 7 + from}</b></li>`).join("")}</ul>`;
const list = (app, index) =>
  `<div class="hero">${app.rows[index % app.rows.length]}<b>${1284 - index * 97}</b></div>${rowsOf(app, index)}`;
const bars = (app, index) =>
  `<div class="bars">${[52, 78, 40, 96, 64, 84, 30].map((high, nth) => `<i style="height:${high}%;--part:${nth === 3 ? 100 : 45}%"></i>`).join("")}</div>${rowsOf(app, index)}`;
const dock = (index) =>
  `<div class="dock">${[0, 1, 2, 3].map((nth) => `<i class="${nth === index % 4 ? "here" : ""}"></i>`).join("")}</div>`;
const tiles = (app) =>
  `<div class="tiles">${[...app.rows, ...app.rows].map((row, nth) => `<p ${part(nth)}>${row}</p>`).join("")}</div>`;
const scene = (_app, index) =>
  `<div class="scene">${Array.from({ length: 11 }, (_, nth) => `<i style="--part:${40 + ((nth * 23 + index * 31) % 60)}%;width:${60 + ((nth * 37) % 90)}px;aspect-ratio:1;left:${(nth * 173 + index * 90) % 780}px;top:${(nth * 97 + index * 60) % 300}px"></i>`).join("")}</div>`;
const text = () =>
  `<p>Miss Brooke had that kind of beauty which seems to be <mark>thrown into relief by poor dress.</mark></p><p>Her hand and wrist were so finely formed that she could wear sleeves not less bare of style than those in which the <mark>Blessed Virgin appeared</mark> to Italian painters; and her profile as well as her stature and bearing seemed to gain the more dignity from her plain garments.</p>`;

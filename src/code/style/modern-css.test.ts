import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { expect, onTestFinished, test, vi } from "vitest";
import { repository } from "../../../test/support/temp-site.js";
import { walkStyle } from "../../text/walk-style.js";
import { styleFlawFinder } from "./find-style-flaws.js";

const find = styleFlawFinder();
const found = (css: string) =>
  walkStyle(css)
    .flatMap(find)
    .map(({ text, advice }) => `${text}; ${advice}`);

/** Declarations that browsers have supported since 2022 or will support soon, or that only tools and old browsers know. */
const declarations = `
color: oklch(from var(--brand) l c h); color: oklch(from red l calc(c * 0.5) h / 50%); color: rgb(from #123 r g b)
color: light-dark(#111, white); color: light-dark(var(--a), var(--b)); color: color-mix(in oklch, red 20%, var(--b)); color: color-mix(red, blue)
color: hwb(120deg 0% 20%); color: oklch(0.7 0.1 200 / 0.5); color: lab(50% 20 30); color: color(display-p3 1 0.5 0); color: contrast-color(var(--a))
color: hsl(200 50 50); color: hsla(200, 50%, 50%, 0.3); color: rgb(0 0 0 / 50%); color: rgba(0,0,0,.5); color: AccentColor; color: WindowText
anchor-name: --tip; position-anchor: --tip; top: anchor(bottom); left: calc(anchor(center) + 4px); position-area: top span-left
position-try-fallbacks: flip-block, --below; width: anchor-size(width); position-visibility: anchors-visible; justify-self: anchor-center
interpolate-size: allow-keywords; height: calc-size(auto, size); height: calc-size(min-content, size + 2 * 1rem); width: stretch; width: fit-content(20rem)
text-wrap: pretty; text-wrap: balance; text-wrap-style: stable; text-box: trim-both cap alphabetic; text-box-trim: trim-both; text-spacing-trim: trim-start
hanging-punctuation: first last; hyphenate-limit-chars: 6 3 3; initial-letter: 2; white-space-collapse: preserve-breaks; line-clamp: 3; -webkit-line-clamp: 3
view-transition-name: match-element; view-transition-name: var(--name); view-transition-class: card wide; animation-timeline: scroll(root block)
animation-timeline: view(inline 10% 20%); animation-range: entry 0% cover 50%; animation-range-start: entry 25%; scroll-timeline: --page block
view-timeline-name: --card; timeline-scope: --a, --b; animation: fade linear both; animation-composition: add; animation: fade 1s 2; animation: a 1s, b 2s 1s infinite
container: card / inline-size; container-type: scroll-state; container-name: a b; contain-intrinsic-size: auto 20rem; content-visibility: auto
width: if(media(width > 600px): 20rem; else: 100%); width: calc(sibling-index() * 1rem); transition-delay: calc(sibling-count() * 50ms); width: random(1px, 9px)
grid-template-columns: subgrid; grid-template-columns: [full-start] 1fr [main-start] minmax(0, 60rem) [main-end] 1fr [full-end]; grid-template-rows: masonry
grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); grid: auto-flow / 1fr 2fr; grid-area: 1 / 2 / span 2 / -1; display: grid-lanes
grid-template-areas: "a a" "b c"; grid-template: "a b" auto "c d" 1fr / 1fr 2fr; display: block flex; display: inline flow-root; display: ruby-text
field-sizing: content; corner-shape: squircle; corner-shape: superellipse(1.5) bevel; border-shape: circle(); accent-color: auto; caret-shape: block
width: round(up, 10.5px, 1px); width: calc(1rem * sin(45deg)); rotate: atan2(1, 2); width: mod(18px, 5px); width: clamp(1rem, 2vw + 1rem, 3rem)
width: clamp(var(--a), 5vw, 10rem); width: calc(var(--a) * -1); width: calc((100% - 2 * var(--gap)) / 3); width: max(100% - 2rem, 50%); flex: calc(1 / 3)
width: calc(100% - (var(--a) + 2px) * 2); margin: calc(-1 * var(--x)) auto; width: calc(1px*2); width: abs(-2px); z-index: calc(var(--z) + 1); opacity: calc(50% - 0.2)
transition: opacity 0.3s linear(0, 0.5 20%, 1); transition: display 1s allow-discrete; transition-behavior: allow-discrete; transition: none; transition: all 0s
transition: --x 0.3s; transition: transform var(--fast) cubic-bezier(0.2, 0, 0, 1), opacity 200ms steps(4, end) 1s; transition: var(--t), opacity 1s
height: 100dvh; height: 100svh; width: 50cqi; font-size: 2rlh; width: 3rcap; margin: 1ic; width: 50lvmin; padding: 1cqmax
scroll-snap-type: x mandatory; scroll-marker-group: after; scroll-target-group: auto; scroll-initial-target: nearest; overscroll-behavior: none contain
scrollbar-color: red transparent; scrollbar-gutter: stable both-edges; overflow: clip; overflow: hidden auto; overflow-clip-margin: content-box 1rem
inset: 0 auto auto 50%; inset-area: top; translate: 10px -50%; rotate: x 45deg; scale: 1.2 2; transform: none; offset-path: path("M0 0h1"); offset: path("M0 0") 50%
clip-path: polygon(0 0, 100% 0, 50% 100%); clip-path: inset(0 round 1rem); clip-path: shape(from 0 0, line to 10px 10px); clip-path: xywh(0 0 10px 10px)
mask: linear-gradient(black, transparent); mask: url(a.svg#m) center / contain no-repeat; mask-image: var(--a); -webkit-mask: url(a.svg) no-repeat
background: linear-gradient(in oklch to right, red, blue); background: linear-gradient(var(--angle), red, var(--b) 40%); background: conic-gradient(from 45deg at 50% 50%, red 0 25%, blue 0)
background: url("a.png") center / cover no-repeat fixed, red; background: image-set("a.avif" type("image/avif"), "a.png" 1x); background: radial-gradient(circle at top left, #fff8, transparent 60%)
background: var(--image), linear-gradient(transparent, black); background-image: none; background-position: right 1rem bottom 2rem; background-clip: text; background-clip: border-area
background: -webkit-linear-gradient(left, red, blue); background-image: repeating-linear-gradient(45deg, red 0 10px); background-image: linear-gradient(red); background: #0008
filter: blur(4px) drop-shadow(0 2px 4px rgb(0 0 0 / 0.3)) brightness(1.1); filter: url(#noise); filter: progid:DXImageTransform.Microsoft.gradient(enabled=false); backdrop-filter: saturate(180%) blur(20px)
box-shadow: 0 0 0 1px var(--line), inset 0 1px 0 rgb(255 255 255 / 0.5); box-shadow: var(--shadow); box-shadow: 0 1px 2px -1px; text-shadow: 0 0 1px, 1px 1px red
font: 600 1rem/1.5 Inter, sans-serif; font: var(--w) 16px/1 var(--f); font: caption; font-variation-settings: "wght" 450; font-feature-settings: "ss01", "tnum" 1
font-size-adjust: from-font; font-synthesis: none; font-palette: dark; font-optical-sizing: auto; font-variant: small-caps tabular-nums; font-stretch: 75% ; font-weight: 450
content: "a" / "b"; content: counter(step, decimal-leading-zero) ". "; content: attr(data-label); content: none; content: open-quote; content: url(a.svg) / ""; content: ""
counter-reset: reversed(step) 5; counter-set: a 1; counter-increment: a b 2; list-style: "– "; list-style: square inside; quotes: "«" "»"; quotes: auto
aspect-ratio: auto 16 / 9; aspect-ratio: 1.5; object-position: top 10% right 0; object-view-box: inset(10%); image-rendering: pixelated; shape-outside: circle(50%)
appearance: none; appearance: base-select; -webkit-appearance: none; -moz-user-select: none; user-select: none; zoom: 1; zoom: 1.5; *zoom: 1; *display: inline; _height: 1%
-webkit-box-orient: vertical; display: -webkit-box; width: -webkit-fill-available; width: -moz-available; position: -webkit-sticky; -webkit-text-fill-color: red; speak: none
tab-size: 4; orphans: 3; stroke-width: 2; stroke-dasharray: 4 2; fill: none; stroke: currentColor; paint-order: stroke fill; vector-effect: non-scaling-stroke; d: path("M0 0")
color: attr(data-colour type(<color>), red); width: attr(data-w px); top: env(safe-area-inset-top, 0px); padding: max(1rem, env(safe-area-inset-left)); margin: var(--a, 10px) var(--b,)
will-change: transform, opacity; contain: layout paint; isolation: isolate; mix-blend-mode: plus-lighter; color-scheme: light dark; color-scheme: only light; forced-color-adjust: none
border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-image: linear-gradient(red, blue) 1; border-radius: 1rem / 50%; border-inline: 2px dashed; border-width: thin 0
margin: 0 auto; margin: -1px; margin-trim: block; padding-block: 1rem 2rem; flex: 1; flex: 0 0 auto; flex: none; order: -1; columns: 2 20rem; column-rule: 1px solid; gap: 1rem 0
reading-flow: flex-visual; interactivity: inert; row-rule: 1px solid red; rule-color: red; animation-trigger: --a play; event-trigger: --a click; text-autospace: normal; ruby-overhang: none
cursor: grab; cursor: url(a.cur) 2 2, pointer; cursor: -webkit-grab; touch-action: pan-y pinch-zoom; pointer-events: none; resize: both; all: unset; color: revert-layer; margin: inherit
color: --spacing(4); margin: --alpha(var(--x) / 50%); padding: theme(spacing.4); composes: a b from "./x.css"; --x: {a:b}; --y: 10; --empty: ; src: local("A")
`;
const sheets = [
  "@starting-style { .a { opacity: 0 } } .a { @starting-style { opacity: 0 } }",
  "@property --a { syntax: '<length>'; inherits: false; initial-value: 0px }",
  "@container card (width > 400px) and style(--a: b) { .a { color: red } } @container scroll-state(stuck: top) { a { color: red } } @container style(--a) { a { color: red } }",
  "@media (400px <= width < 80rem) and (not (hover: none)), print { a { color: red } } @media screen and (min-width: 1px) { a { color: red } }",
  "@media (min-aspect-ratio: 16/9) and (resolution >= 2dppx) and (prefers-reduced-data: reduce) { a { color: red } } @media not all and (pointer: coarse) { a { color: red } }",
  "@media (-webkit-min-device-pixel-ratio: 2), (min-resolution: 192dpi) { a { color: red } } @media (display-mode: standalone) { a { color: red } } @media (width >= calc(10px + 2em)) { a { color: red } }",
  "@media (min--moz-device-pixel-ratio: 2) { a { color: red } } @media only screen { a { color: red } } @custom-media --narrow (width < 30rem); @media (--narrow) { a { color: red } }",
  "@supports (animation-timeline: view()) and (not selector(:has(a))) { a { color: red } } @supports not (display: grid) { a { color: red } } @supports font-tech(color-COLRv1) { a { color: red } }",
  "@layer reset, base; @layer base { a { color: red } } @scope (.a) to (.b) { :scope { color: red } } @namespace svg url(http://www.w3.org/2000/svg); @charset 'utf-8';",
  "@view-transition { navigation: auto; types: slide } ::view-transition-group(card) { animation-duration: 1s } ::view-transition-old(*) { animation: none }",
  "@font-face { font-family: A; src: url(a.woff2) format('woff2') tech(variations), local('B'); font-weight: 100 900; unicode-range: U+0-FF, U+131; size-adjust: 90%; ascent-override: 90%; font-display: swap }",
  "@counter-style x { system: cyclic; symbols: '–'; suffix: ' ' } @font-palette-values --p { font-family: A; base-palette: 1; override-colors: 0 red } @page :first { size: A4 landscape; margin: 1in }",
  "@position-try --below { position-area: bottom; margin: 1px } @function --double(--x <length>) returns <length> { result: calc(2 * var(--x)) } @mixin --a() { color: red }",
  "@keyframes a { from { opacity: 0 } 50%, 75.5% { opacity: 0.5 } to { opacity: 1 } entry 0% { opacity: 0 } exit 100% { opacity: 1 } } @-webkit-keyframes b { 0% { top: 0 } }",
  "a:is(b, :where(c)):not(:has(> d)):user-invalid:open::details-content { color: red } a:popover-open::backdrop { color: red } select::picker(select) { color: red } :state(x), a::part(b c) { color: red }",
  "a::-webkit-scrollbar-thumb, a:-moz-focusring, a::file-selector-button, a:target-current::scroll-marker, a::highlight(x), a:nth-child(2n + 1 of .b), a:dir(rtl), a:lang(en) { color: red }",
  "dialog:modal, a:autofill, a:muted, a:has-slotted, a::slotted(b), a::cue, a::target-text, a::spelling-error, a::first-line, a::scroll-button(left), a::checkmark, a::column, a:heading(2) { color: red }",
  ".a { color: red; &:hover { color: blue } .b & { color: red } > c { color: red } @media print { color: black } & + & { color: red } } .hover\\:a:hover, .md\\:flex { display: flex }",
  '@import "tailwindcss"; @theme { --color-a: red; --breakpoint-3xl: 120rem } @utility tab-4 { tab-size: 4 } @custom-variant dark (&:where(.dark, .dark *)); .a { @apply flex; @variant dark { color: red } } @source "../x"; @plugin "y";',
  ".a { composes: b; :global(.x) & { color: red } } :local(.y) { color: red } :export { a: b } @value primary: #fff; @tailwind base; @screen md { a { color: red } }",
  '.a::before { content: "a: b; c { d"; color: red } /* color: rde; */ .b { background: url(data:image/svg+xml;utf8,<svg/>) }',
];

test.each(
  declarations
    .split(/\n/)
    .flatMap(
      (line) => line.match(/[^;(]+(?:\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)[^;(]*)*(?=;|$)/g) ?? [],
    ),
)("the modern declaration %s has no flaw", (declaration) => {
  expect(found(`.a { ${declaration.trim()} }`)).toEqual([]);
});

test.each(sheets)("the modern style sheet %s has no flaw", (css) => {
  expect(found(css)).toEqual([]);
});

test("a list that is too long to check has no flaw", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const layers = Array(40).fill("opacity 1s ease 2s").join(", ");
  expect(found(`.a { transition: ${layers}, 1 }`)).toEqual([]);
});

test("the styles in this repository have no flaw", () => {
  const files = fastGlob.sync(
    ["starter/**/*.css", "pages/**/*.css", "website/**/*.css", "test/sites/**/*.css", "docs/**/*.css"],
    {
      cwd: repository,
      ignore: ["**/node_modules/**", "**/dist/**", "**/expected/**"],
    },
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => found(readFileSync(join(repository, file), "utf8")))).toEqual([]);
});

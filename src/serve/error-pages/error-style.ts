/** The style of the error screen. */
export const errorStyle = `:root{color-scheme:light dark;--paper:#fff;--ink:#1a1a1a;--soft:#5c5c5c;--line:#dcdcdc;--well:#f6f6f6;--mark:#b3151c;--tint:#fbe3e4}
@media (prefers-color-scheme:dark){:root{--paper:#151515;--ink:#f0f0f0;--soft:#a8a8a8;--line:#3a3a3a;--well:#1f1f1f;--mark:#ff8d90;--tint:#4a1f22}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem}
h1{margin:0 0 .5rem;font-size:1rem;font-weight:600;line-height:1.3;color:var(--mark)}
.error{margin:0 0 2rem;font-size:1.5rem;font-weight:600;line-height:1.3;white-space:pre-wrap;overflow-wrap:anywhere}
section{border-top:1px solid var(--line);padding:1.25rem 0}
h2{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;margin:0 0 .75rem;font-size:1rem;overflow-wrap:anywhere}
h2 code{font-weight:400}
h3{margin:1.25rem 0 .25rem;font-size:.875rem}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
section p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
section .hint{margin-top:1rem}
pre,code,ol{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow-x:auto;margin:.75rem 0;padding:.75rem 1rem;border-radius:.5rem;background:var(--well);tab-size:2;line-height:1.7}
pre b{color:var(--mark)}
pre i{font-style:normal;color:var(--soft)}
mark{margin:0 -.1em;padding:.1em;border-radius:.2em;background:var(--tint);color:var(--mark);font-weight:700;text-decoration:underline wavy;text-underline-offset:.25em}
ol{margin:0;padding:0;list-style:none;line-height:1.8;overflow-wrap:anywhere}
li .place,.note{color:var(--soft)}
li .place{margin-inline-start:.5rem}
.note{margin:1rem 0 0;padding-top:1.25rem;border-top:1px solid var(--line)}`;

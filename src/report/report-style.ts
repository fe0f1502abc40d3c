/** The style of the HTML report. */
export const reportStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { max-width: 100%; background: color-mix(in srgb, currentColor 8%, transparent); }
.legend span { margin-right: 1rem; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em; }
.html { fill: #4c78a8; background: #4c78a8; }
.style { fill: #b279a2; background: #b279a2; }
.script { fill: #f2a900; background: #f2a900; }
.font { fill: #54a24b; background: #54a24b; }
.image { fill: #9d755d; background: #9d755d; }
.error, .broken { color: light-dark(#b3170f, #ff8a7d); font-weight: 600; }
.warning, .unverifiable { color: light-dark(#7a5200, #ffc35c); font-weight: 600; }
.ok { color: light-dark(#00612f, #6fdb9c); }
.verdict { font-size: 1.25rem; font-weight: 600; }
figure { display: inline-block; margin: 0 1rem 1rem 0; max-width: 20rem; vertical-align: top; }
figure img { width: 100%; max-height: 40rem; object-fit: cover; object-position: top; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

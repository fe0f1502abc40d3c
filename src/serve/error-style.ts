/** The style of the error screen. */
export const errorStyle = `:root{color-scheme:light dark;--line:#8884;--mark:#c0262d}
@media (prefers-color-scheme:dark){:root{--mark:#ff7b80}}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{margin:0 0 .25rem;font-size:1.75rem;color:var(--mark)}
.error{margin:0 0 2rem;font-size:1.125rem;white-space:pre-wrap;overflow-wrap:anywhere}
section{border-top:1px solid var(--line);padding:1rem 0}
h2{margin:0;font-size:1rem;overflow-wrap:anywhere}
h2 code{font-weight:400;opacity:.7;margin-inline-start:.5rem}
h3{margin:1rem 0 0;font-size:.875rem}
section p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
pre,code,ol{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;tab-size:2}
mark{background:none;color:var(--mark);font-weight:700;text-decoration:underline wavy}
ol{margin:.25rem 0;padding:0;list-style:none}
i{opacity:.7}
.note{opacity:.7}`;

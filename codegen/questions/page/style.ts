/** In the product's tokens. Role columns are of one width, so that the tables line up under each other. */
export const style = `
* { box-sizing: border-box; }
html { scroll-padding-top: var(--s-4); }
body { margin: 0; background: var(--bg-app); color: var(--fg-default); font: var(--text-sm); }
header, main { max-width: 1360px; margin: 0 auto; padding: 0 var(--s-8); }
header { padding-top: var(--s-10); }
h1 { margin: 0; font: var(--text-2xl); letter-spacing: var(--track-tight); }
header p { margin: var(--s-2) 0 0; max-width: 72ch; color: var(--fg-muted); font: var(--text-md); }
dl, nav ul { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-6); margin: var(--s-5) 0 0; padding: 0; }
dl div { display: flex; align-items: center; gap: var(--s-2); }
dt, dd { margin: 0; color: var(--fg-muted); }
nav ul { gap: var(--s-2); list-style: none; }
nav a { display: block; padding: var(--s-1) var(--s-3); border: 1px solid var(--line-default); border-radius: var(--r-full); color: var(--fg-default); text-decoration: none; }
nav a:hover { background: var(--bg-hover); }
nav a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
nav span { color: var(--fg-subtle); font-variant-numeric: tabular-nums; }
main { padding-bottom: var(--s-16); }
h2 { margin: var(--s-10) 0 var(--s-3); font: var(--text-lg); letter-spacing: var(--track-tight); }
h2 small { margin-left: var(--s-2); color: var(--fg-subtle); font: var(--text-sm); letter-spacing: 0; }
table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; }
thead th { position: sticky; top: 0; z-index: var(--z-sticky); padding: var(--s-2); background: var(--bg-panel); border-bottom: 1px solid var(--line-default); font: var(--text-xs); font-weight: var(--weight-strong); text-align: center; vertical-align: bottom; }
thead th:first-child { width: 40%; text-align: left; border-start-start-radius: var(--r-md); }
thead th:last-child { border-start-end-radius: var(--r-md); }
thead code { display: block; }
code { color: var(--fg-subtle); font: 400 .6875rem/1rem var(--font-mono); }
tbody th { padding: var(--s-2); border-bottom: 1px solid var(--line-subtle); font: inherit; text-align: left; }
tbody th b { display: block; font-weight: var(--weight-medium); }
tbody th code { display: inline-block; max-width: 100%; margin-right: var(--s-3); overflow-wrap: anywhere; }
tbody th.group { padding-top: var(--s-5); border-bottom-color: var(--line-default); color: var(--fg-muted); font: var(--text-xs); font-weight: var(--weight-strong); }
td { padding: var(--s-1); border-bottom: 1px solid var(--line-subtle); text-align: center; }
tbody tr:hover > * { background: var(--bg-hover); }
tbody tr:has(.group):hover > * { background: none; }
i { display: inline-block; max-width: 100%; padding: 2px var(--s-2); border-radius: var(--r-sm); background: var(--accent-soft); color: var(--accent-soft-fg); font: var(--text-xs); font-style: normal; overflow-wrap: anywhere; }
i.yes { background: var(--ok-soft); color: var(--ok-fg); }
.never::before { content: ''; display: inline-block; width: var(--s-2); height: 1px; background: var(--line-control); vertical-align: middle; }
@media (max-width: 900px) { header, main { padding-inline: var(--s-4); } section { overflow-x: auto; } table { min-width: 860px; } thead th { position: static; } }
@media print {
  :root { color-scheme: light; }
  @page { size: landscape; margin: 12mm; }
  nav { display: none; }
  header, main { max-width: none; padding: 0; }
  section { break-before: page; }
  thead { display: table-header-group; }
  thead th { position: static; }
  tr { break-inside: avoid; }
  i { padding: 0; background: none; }
}
`

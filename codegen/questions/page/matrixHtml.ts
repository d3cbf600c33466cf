import type { Edition } from '../edition'
import type { Matrix, TenantRow } from '../matrix'
import { escape } from './escape'
import { overlayParts } from './overlayParts'
import { partsOf, type Part } from './partsOf'
import { style } from './style'
import { tableHtml } from './tableHtml'

/**
 * The matrix as one page that needs nothing else: no script, no font, no second file. Searched with the browser's own
 * find, printed with its own print. `tokens` is the product's design, so that the page is as light or dark as that is.
 */
export function matrixHtml(
  matrix: Matrix,
  tenants: readonly TenantRow[],
  edition: Edition,
  tokens: string,
): string {
  const parts = [...partsOf(matrix, edition), ...overlayParts(tenants, edition)]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Who may do what</title>
<style>${tokens}</style>
<style>${style}</style>
</head>
<body>
<header>
<h1>Who may do what</h1>
<p>Every menu entry, control, route and call, for a person with one role; whoever has several sees what each of them sees.</p>
<dl>
<div><dt><i class="yes">yes</i></dt><dd>always</dd></div>
<div><dt><i>flag</i></dt><dd>when the customer has the flag</dd></div>
<div><dt><i>!flag</i></dt><dd>when the customer does not have it</dd></div>
<div><dt><span class="never"></span></dt><dd>never</dd></div>
</dl>
<nav aria-label="Parts"><ul>
${parts.map(linkTo).join('\n')}
</ul></nav>
</header>
<main>
${parts.map((part) => tableHtml(part, matrix, edition.model)).join('\n')}
</main>
</body>
</html>
`
}

const linkTo = ({ id, title, groups }: Part) =>
  `<li><a href="#${id}">${escape(title)} <span>${groups.flatMap(({ rows }) => rows).length}</span></a></li>`

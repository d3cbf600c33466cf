// The page behind a link that stops letters: it needs no script, and nothing from anywhere.
import { createHash } from 'node:crypto'
import { escaped } from '../../../../kit/escaped'

export interface UnsubscribePage {
  readonly language: string
  readonly title: string
  readonly text: string
  /** Where its button leads, and what it says. */
  readonly action?: string
  readonly button?: string
}

const style = `:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 30rem; padding: 15vh 1.5rem 2rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.25rem }
button { font: inherit; padding: 0.5rem 1rem }`

const styleHash = createHash('sha256').update(style).digest('base64')

export const unsubscribePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

export function drawUnsubscribe({
  language,
  title,
  text,
  action,
  button,
}: UnsubscribePage): string {
  const form =
    action === undefined || button === undefined
      ? ''
      : `<form method="post" action="${escaped(action)}"><button>${escaped(button)}</button></form>\n`
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${form}</main>
</body>
</html>
`
}

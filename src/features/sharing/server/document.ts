// The document of a share page: what programs that preview links read, and what the page begins with.
import type { ShareView } from '../../../../generated/facts/features/sharing'
import { escaped } from '../../../kit/escaped'
import { dataText, linksOf, type DocumentBuild } from '../../../server/http/documentBuild'

/** What the page itself is given; `unknown`: there is no such page. */
export interface ShareData {
  readonly key: string
  readonly view: ShareView | null
  readonly words: Readonly<Record<string, string>>
  readonly language: string
  readonly timezone: string
  readonly product: string
  /** Codes can be sent. */
  readonly sendsMail: boolean
}

export interface ShareDocument {
  readonly build: DocumentBuild
  readonly data: ShareData
  readonly origin: string
  /** Of a page that asks nothing. */
  readonly oembedUrl: string | undefined
  readonly isIndexed: boolean
}

export function drawDocument({ build, data, origin, oembedUrl, isIndexed }: ShareDocument): string {
  const { view, words, language, product, key } = data
  const isOpen = view?.state === 'open'
  const locked = words['sharing.visit.locked'] ?? ''
  const title = isOpen ? (view.title ?? product) : locked
  const text = isOpen ? view.message : words['sharing.visit.lockedText']
  const poster = isOpen ? view.films[0]?.posterUrl : undefined
  const head = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', text),
    meta('property', 'og:type', isOpen ? 'video.other' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:site_name', view?.look?.organization ?? product),
    meta('property', 'og:url', isOpen ? `${origin}/s/${key}` : undefined),
    meta('property', 'og:image', poster && `${origin}${poster}`),
    meta('name', 'twitter:card', poster ? 'summary_large_image' : 'summary'),
    isIndexed ? '' : meta('name', 'robots', 'noindex'),
    oembedUrl === undefined
      ? ''
      : `<link rel="alternate" type="application/json+oembed" href="${escaped(oembedUrl)}">`,
    poster === undefined
      ? ''
      : `<link rel="preload" as="image" crossorigin="use-credentials" href="${escaped(poster)}">`,
    ...linksOf(build),
  ]
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${escaped(title)}. ${escaped(words['sharing.visit.noScript'] ?? '')}</noscript>
<script type="application/json" id="share">${dataText(data)}</script>
</body>
</html>
`
}

const meta = (by: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${by}="${name}" content="${escaped(content)}">` : ''

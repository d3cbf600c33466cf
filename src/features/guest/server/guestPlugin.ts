// `/guest`: one document for all, since what tells one from another stands in its fragment.
import type { FastifyPluginAsync } from 'fastify'
import { escaped } from '../../../kit/escaped'
import { dataText, linksOf, readDocumentBuild } from '../../../server/http/documentBuild'
import type { Services } from '../../../server/services'
import { languageOf } from '../../../session/server'
import { languages } from '../../../../generated/facts/app'
import { guestPath } from '../../crowd/server'
import { setDocumentHeaders } from './documentHeaders'

export interface GuestPluginOptions {
  services(): Services
  readonly clientFolder: string
  readonly publicOrigin: string | undefined
  /** Where films are sent to, if that is not this server. */
  readonly store: string | undefined
}

const ours = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('guest.')))

export const guestPlugin: FastifyPluginAsync<GuestPluginOptions> = async (
  app,
  { services, clientFolder, publicOrigin, store },
) => {
  const build = readDocumentBuild(clientFolder, '.vite/guest.json')
  const isHttps = publicOrigin?.startsWith('https:') ?? false

  app.get(guestPath, async (request, reply) => {
    if (!build) return reply.code(404).type('text/plain').send('This page is not built.')
    const { screens, mail } = services()
    const language = languageOf(request.headers['accept-language'] ?? '')
    const words = ours(await screens.words(language, 'guest'))
    setDocumentHeaders(reply, { store, isHttps })
    const data = { language, languages, words, product: mail.productName }
    const title = escaped(words['guest.page.title'] ?? '')
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${linksOf(build).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${escaped(words['guest.noScript'] ?? '')}</noscript>
<script type="application/json" id="guest">${dataText(data)}</script>
</body>
</html>
`)
  })
}

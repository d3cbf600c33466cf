// `/insights/`: one document for all, which knows who looks only by the code that it is handed.
import { escaped } from '../../../../kit/escaped'
import type { FastifyPluginAsync } from 'fastify'
import { dataText, linksOf, readDocumentBuild } from '../../../../server/http/documentBuild'
import type { Services } from '../../../../server/services'
import { languageOf } from '../../../../session/server'
import { setDocumentHeaders } from './documentHeaders'

interface InsightsPluginOptions {
  services(): Services
  readonly clientFolder: string
  readonly publicOrigin: string | undefined
}

export const insightsPath = '/insights/'

const ours = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('analytics.')))

export const insightsPlugin: FastifyPluginAsync<InsightsPluginOptions> = async (
  app,
  { services, clientFolder, publicOrigin },
) => {
  const build = readDocumentBuild(clientFolder, '.vite/insights.json')
  const isHttps = publicOrigin?.startsWith('https:') ?? false

  app.get(insightsPath, async (request, reply) => {
    if (!build) return reply.code(404).type('text/plain').send('This page is not built.')
    const { screens, mail } = services()
    const language = languageOf(request.headers['accept-language'] ?? '')
    const words = ours(await screens.words(language, 'analytics'))
    setDocumentHeaders(reply, { isHttps })
    const title = escaped(words['analytics.insights.title'] ?? '')
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<title>${title} · ${escaped(mail.productName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${linksOf(build).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${escaped(words['analytics.insights.noScript'] ?? '')}</noscript>
<script type="application/json" id="insights">${dataText({ language, words })}</script>
</body>
</html>
`)
  })
}

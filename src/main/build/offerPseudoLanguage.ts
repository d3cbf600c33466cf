import type { Plugin } from 'vite'
import type { LiveManifest } from '../../../codegen/live/createLiveManifest'
import { pseudoLanguage, pseudoWords } from '../../kit/pseudoWords'

/**
 * Development only: adds a pseudo language to the language menu, made from the current English
 * texts. It is not part of the build.
 */
export function offerPseudoLanguage(live: LiveManifest): Plugin {
  return {
    name: 'pseudo-language',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /generated\/facts\/app\.ts/ },
      handler: (code) => ({
        code: code.replace(
          /^export const languages\b.*= \[/m,
          (head) => `${head}${JSON.stringify(pseudoLanguage)}, `,
        ),
        map: null,
      }),
    },
    configureServer(server) {
      const asked = new RegExp(`^/assets/i18n/${pseudoLanguage.id}((?:/[a-z-]+)?)\\.json$`)
      server.middlewares.use((request, response, next) => {
        const [, feature] = asked.exec((request.url ?? '').split('?', 1)[0]!) ?? []
        if (feature === undefined) return next()
        const english = live.current().outputs.get(`assets/i18n/en${feature}.json`) ?? '{}'
        const words = pseudoWords(JSON.parse(english) as Record<string, string>)
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(words))
      })
    },
  }
}

import type { Plugin } from 'vite'
import type { LiveManifest } from '../../../codegen/live/createLiveManifest'
import { pseudoLanguage, pseudoWords } from '../../kit/pseudoWords'

/**
 * Development only: the language menu offers a language that nobody speaks, made of the English words of the moment.
 * Nothing of it is in the program.
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
      server.middlewares.use(`/assets/i18n/${pseudoLanguage.id}.json`, (_, response) => {
        const english = live.current().outputs.get('assets/i18n/en.json') ?? '{}'
        const words = pseudoWords(JSON.parse(english) as Record<string, string>)
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(words))
      })
    },
  }
}

import type { Plugin } from 'vite'
import { apiPaths } from './apiPaths'

/**
 * Development only: calls wait while the server restarts. A refused connection would end the page's
 * session (spec §8). If the server failed to start, calls get "unavailable", which is retried.
 */
export function holdCalls(isUp: () => Promise<boolean>): Plugin {
  return {
    name: 'hold-calls',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!apiPaths.some((path) => request.url?.startsWith(path))) return next()
        void isUp().then((isAnswering) => {
          if (isAnswering) return next()
          response.statusCode = 503
          response.setHeader('retry-after', '2')
          response.end()
        })
      })
    },
  }
}

import type { Plugin } from 'vite'
import { apiPaths } from './apiPaths'

/**
 * Development only: while the server starts anew its calls wait, so that the page never meets a closed door, which
 * would end its session (spec §8). A server that has failed is unavailable, which waits and tries again.
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

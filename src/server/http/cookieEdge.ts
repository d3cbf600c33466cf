/**
 * The cookies that handlers read and set. Over https each is Secure and has the prefix for its
 * scope.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookiePlace, Cookies } from '../context'

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const nameFor = (name: string, place: CookiePlace) =>
    secure ? `${prefixFor(place)}${name}` : name
  return {
    read: (name) => request.cookies[nameFor(name, {})],
    set(name, value, { expires, sameSite = 'strict', ...place }) {
      const maxAge = Math.max(0, Math.round((expires.getTime() - Date.now()) / 1000))
      void reply.setCookie(nameFor(name, place), value, {
        ...wholeHost(place),
        secure,
        sameSite,
        httpOnly: true,
        expires,
        maxAge,
      })
    },
    expire(name, { sameSite = 'strict', ...place } = {}) {
      void reply.clearCookie(nameFor(name, place), {
        ...wholeHost(place),
        secure,
        sameSite,
        httpOnly: true,
      })
    },
    forgetAnswers: () => void reply.header('clear-site-data', '"cache"'),
  }
}

const wholeHost = ({ path = '/', domain }: CookiePlace) => ({
  path,
  ...(domain === undefined ? {} : { domain }),
})

/**
 * The prefixes `__Host-` and `__Secure-`, which browsers enforce (RFC 6265bis); CloudFront's own
 * names stay as they are.
 */
function prefixFor({ path = '/', domain }: CookiePlace): string {
  if (path !== '/') return ''
  return domain === undefined ? '__Host-' : '__Secure-'
}

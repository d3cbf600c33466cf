/** Cookies as handlers see them. Over https each is Secure, and one for the whole host says so in its name. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context'

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const nameFor = (name: string, path: string) => (secure && path === '/' ? `__Host-${name}` : name)
  return {
    read: (name) => request.cookies[nameFor(name, '/')],
    set(name, value, { expires, path = '/', sameSite = 'strict' }) {
      const maxAge = Math.max(0, Math.round((expires.getTime() - Date.now()) / 1000))
      void reply.setCookie(nameFor(name, path), value, {
        path,
        secure,
        sameSite,
        httpOnly: true,
        expires,
        maxAge,
      })
    },
    expire(name, path = '/', sameSite = 'strict') {
      void reply.clearCookie(nameFor(name, path), {
        path,
        secure,
        sameSite,
        httpOnly: true,
      })
    },
  }
}

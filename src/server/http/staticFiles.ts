/** Serves the built client and its texts. A navigation gets the page; a missing file gets 404. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSignInPath } from '../../kit/signInPath'

export interface StaticFolders {
  readonly clientFolder: string
  readonly wordsFolder: string
  /** Hashed files of earlier builds, for pages loaded before an update. */
  readonly keptFolder?: string
}

/** Vite puts a content hash into these names, so the files never change. */
const hashedName = /-[\w-]{8,}\.[a-z0-9]+$/

export function readPage({ clientFolder }: StaticFolders): string | undefined {
  const file = join(clientFolder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

export async function addStaticFiles(
  app: FastifyInstance,
  folders: StaticFolders,
  page: string | undefined,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.wordsFolder,
    prefix: '/assets/i18n/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', 'no-cache'),
  })
  if (page === undefined) return
  await app.register(fastifyStatic, {
    root: folders.clientFolder,
    prefix: '/',
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', cachingOf(path)),
    // index.html is served for navigations only, with their headers; source maps, and the lists of
    // what a build is made of, never are.
    dotfiles: 'ignore',
    allowedPath: (path) => path !== '/index.html' && !/(\/|\.map(\.br|\.gz)?)$/.test(path),
  })
}

const cachingOf = (path: string) =>
  hashedName.test(path.replace(/\.(br|gz)$/, ''))
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'

/** Sends the file if an earlier build had it, and returns whether it did. */
export function sendKeptFile(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { keptFolder }: StaticFolders,
): boolean {
  const [, name] = /^\/assets\/([\w.-]+)$/.exec(url) ?? []
  if (keptFolder === undefined || name === undefined || !hashedName.test(name)) return false
  if (!existsSync(join(keptFolder, 'assets', name))) return false
  reply.sendFile(`assets/${name}`, keptFolder)
  return true
}

/** Whether the request asks for a screen of the application rather than a file or a call. */
export function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [path = ''] = request.url.split('?', 1)
  if (/^\/(rest|oauth|assets|media|media-by|uploads)\//.test(path)) return false
  // A sign-in link may end in a mail address, which looks like a file ending.
  if (/\.[a-z0-9]{1,8}$/i.test(path) && !isSignInPath(path)) return false
  const mode = request.headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  // curl and link previews send */*.
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '')
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const caching = isSignInPath(request.url) ? 'no-store' : 'no-cache'
  return reply.header('cache-control', caching).type('text/html; charset=utf-8').send(page)
}

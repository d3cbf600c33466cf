// `/s/{key}` and what other sites ask of it. A look counts nothing: programs that preview links look too.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ShareView } from '../../../../generated/facts/features/sharing'
import type { OpenDatabase } from '../../../server/database/openDatabase'
import { cookiesOf } from '../../../server/http/cookieEdge'
import { readDocumentBuild } from '../../../server/http/documentBuild'
import { reachesPeople } from '../../../server/mail/services'
import type { Services } from '../../../server/services'
import { languageOf } from '../../../session/server'
import { asksNothing } from '../share'
import { drawDocument } from './document'
import { setDocumentHeaders } from './documentHeaders'
import { findPage, type FoundPage } from './findPage'
import { sharePath } from './linkOf'
import { answerOembed, type OembedRequest } from './oembed'
import { passCookie } from './openShare'
import { passOfLink } from './recipients'
import { viewOf } from './viewOf'

export interface SharePluginOptions {
  readonly database: OpenDatabase
  services(): Services
  readonly clientFolder: string
  readonly publicOrigin: string | undefined
  now(): Date
  newId(): string
}

interface Keyed {
  readonly Params: { readonly key: string; readonly recipient?: string }
}

const wordsAreOurs = /^(sharing\.visit|media\.player)\./

export const sharePlugin: FastifyPluginAsync<SharePluginOptions> = async (app, options) => {
  const { database, services, clientFolder, publicOrigin, now, newId } = options
  const build = readDocumentBuild(clientFolder, '.vite/share.json')
  const isHttps = publicOrigin?.startsWith('https:') ?? false

  app.get<Keyed>(`${sharePath}/:key`, show)
  // By a link of their own, from a letter.
  app.get<Keyed>(`${sharePath}/:key/:recipient`, show)

  async function show(request: FastifyRequest<Keyed>, reply: FastifyReply) {
    if (!build) return reply.code(404).type('text/plain').send('This page is not built.')
    const { key, recipient } = request.params
    const at = now()
    const all = services()
    const page = await findPage(database.db, { key }, at)
    const held = cookiesOf(request, reply, isHttps).read(passCookie)
    const visiting = { db: database.db, now: at, services: all, newId }
    const before = all.sharing.passes.read(held, at)
    const coming = { db: database.db, recipients: all.shareRecipients, newId }
    const pass = page && (await passOfLink(page, recipient, before, coming))
    const view = page ? await viewOf(page, pass, visiting) : null
    const language = languageOf(request.headers['accept-language'] ?? '')
    const isIndexed = page?.access === 'public' && view?.state === 'open'
    const sites = page && asksNothing(page.access) ? page.embedSites : []
    setDocumentHeaders(reply, { sites, isIndexed, isHttps })
    const origin = originOf(request)
    const isEmbedded = sites.length > 0 && view?.state === 'open'
    const address = encodeURIComponent(`${origin}${sharePath}/${key}`)
    const drawn = drawDocument({
      build,
      origin,
      isIndexed,
      oembedUrl: isEmbedded ? `${origin}/oembed?url=${address}` : undefined,
      data: {
        key,
        view,
        language,
        words: await wordsIn(language, all),
        timezone: page?.timezone ?? 'UTC',
        product: all.mail.productName,
        sendsMail: reachesPeople(all.mail),
      },
    })
    return reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(drawn)
  }

  app.get<OembedRequest>('/oembed', async (request, reply) => {
    const origin = originOf(request)
    return answerOembed(request, reply, { origin, openPage })
  })

  /** What anybody sees of it, who is not known. */
  async function openPage(key: string): Promise<OpenedPage | undefined> {
    const at = now()
    const page = await findPage(database.db, { key }, at)
    if (!page) return undefined
    const visiting = { db: database.db, now: at, services: services(), newId }
    return { page, view: await viewOf(page, undefined, visiting) }
  }

  function originOf(request: FastifyRequest): string {
    return publicOrigin ?? `${request.protocol}://${request.host}`
  }
}

export interface OpenedPage {
  readonly page: FoundPage
  readonly view: ShareView
}

async function wordsIn(
  language: string,
  { screens }: Services,
): Promise<Readonly<Record<string, string>>> {
  const [ours, players] = await Promise.all([
    screens.words(language, 'sharing'),
    screens.words(language, 'media'),
  ])
  return Object.fromEntries(
    Object.entries({ ...ours, ...players }).filter(([key]) => wordsAreOurs.test(key)),
  )
}

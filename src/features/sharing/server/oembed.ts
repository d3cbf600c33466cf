// oEmbed 1.0: how other sites show a page that asks nothing and may be framed.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asksNothing } from '../share'
import { sharePath } from './linkOf'
import type { OpenedPage } from './sharePlugin'

export interface OembedRequest {
  readonly Querystring: {
    readonly url?: string
    readonly format?: string
    readonly maxwidth?: string
    readonly maxheight?: string
  }
}

interface Asked {
  readonly origin: string
  openPage(key: string): Promise<OpenedPage | undefined>
}

const usualWidth = 960

export async function answerOembed(
  request: FastifyRequest<OembedRequest>,
  reply: FastifyReply,
  { origin, openPage }: Asked,
): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const { url = '', format = 'json' } = request.query
  if (format !== 'json') return reply.code(501).send({ error: 'Only json is answered here.' })
  const key = keyIn(url, origin)
  const opened = key === undefined ? undefined : await openPage(key)
  const { page, view } = opened ?? {}
  const mayFrame = page && asksNothing(page.access) && page.embedSites.length > 0
  const film = mayFrame && view?.state === 'open' ? view.films[0] : undefined
  if (!film || !view) return reply.code(404).send({ error: 'There is nothing to show here.' })
  const { width, height } = sizeOf(film.aspect, request.query)
  const address = `${origin}${sharePath}/${key}`
  return reply.send({
    version: '1.0',
    type: 'video',
    title: view.title,
    provider_name: view.look?.organization,
    provider_url: origin,
    width,
    height,
    html: `<iframe src="${address}" width="${width}" height="${height}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`,
    ...(film.posterUrl && {
      thumbnail_url: `${origin}${film.posterUrl}`,
      thumbnail_width: width,
      thumbnail_height: height,
    }),
  })
}

function keyIn(url: string, origin: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin: asked, pathname } = new URL(url)
  const [, key] = /^\/s\/([\w-]{3,80})$/.exec(pathname) ?? []
  return asked === origin ? key : undefined
}

const mostOf = (text: string | undefined, usual: number) =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Math.max(1, Number(text)) : usual

/** As large as may be, in the shape of the film. */
function sizeOf(aspect: number, { maxwidth, maxheight }: OembedRequest['Querystring']) {
  const height = mostOf(maxheight, Infinity)
  const width = Math.round(Math.min(mostOf(maxwidth, usualWidth), height * aspect))
  return { width, height: Math.round(width / aspect) }
}

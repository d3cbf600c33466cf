import type { FastifyPluginAsync } from 'fastify'
import { tellFaults } from '../media/tellFaults'
import type { Storage } from '../storage/storage'
import { picturePath } from './pictures'

interface PictureRequest {
  readonly Params: { readonly ownerId: string; readonly name: string; readonly file: string }
}

/** What stands at an address never changes, but no browser keeps it for longer than a session. */
const headers = {
  'cache-control': `private, max-age=${24 * 3600}, immutable`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Serves pictures to whoever has their address: it cannot be guessed. */
export const picturesPlugin: FastifyPluginAsync<{ storage(): Storage }> = async (
  app,
  { storage },
) => {
  tellFaults(app)
  app.get<PictureRequest>(`${picturePath}/:ownerId/:name/:file`, async (request, reply) => {
    const { ownerId, name, file } = request.params
    const isOne =
      /^[0-9A-Z]{26}$/.test(ownerId) && /^[\w-]{43}$/.test(name) && /^(64|256)\.webp$/.test(file)
    const found = isOne ? await storage().find(`pictures/${ownerId}/${name}/${file}`) : undefined
    if (!found)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('There is no such picture.')
    const tag = `"${name}"`
    void reply.headers({ ...headers, etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply
      .type('image/webp')
      .header('content-length', found.bytes)
      .send(await storage().read(found.key))
  })
}

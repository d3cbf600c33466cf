// `/u/{token}`: whoever opens it sees which letters it is about; a press, or a mail program, stops them.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenDatabase } from '../../../../server/database/openDatabase'
import { unsubscribePath, type FoundMailing } from '../../../../server/mail/mailing'
import type { MailServices } from '../../../../server/mail/services'
import { languageOf, wordsOf } from '../../../../session/server'
import { drawUnsubscribe, unsubscribePolicy } from './page'

export interface UnsubscribeOptions {
  readonly mail: MailServices
  readonly database: OpenDatabase
  now(): Date
  newId(): string
}

interface Tokened {
  readonly Params: { readonly token: string }
}

const longestBody = 10_000

export const unsubscribePlugin: FastifyPluginAsync<UnsubscribeOptions> = async (
  app,
  { mail, database: { db }, now, newId },
) => {
  // What mail programs send says nothing that the address does not (RFC 8058).
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: longestBody, parseAs: 'buffer' }, (_, __, done) =>
    done(null),
  )

  const address = `${unsubscribePath}/:token`
  // Programs that look at links change nothing.
  app.get<Tokened>(address, (request, reply) => answer(request, reply))
  app.post<Tokened>(address, (request, reply) => answer(request, reply, false))
  app.post<Tokened>(`${address}/again`, (request, reply) => answer(request, reply, true))

  async function answer(
    request: FastifyRequest<Tokened>,
    reply: FastifyReply,
    isWanted?: boolean,
  ): Promise<FastifyReply> {
    const { token } = request.params
    const found = await find(token, isWanted)
    const locale = found?.locale ?? languageOf(request.headers['accept-language'] ?? '')
    const say = await wordsOf(mail, locale, found?.names ?? {})
    return reply
      .code(found ? 200 : 404)
      .headers({
        'content-security-policy': unsubscribePolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(
        drawUnsubscribe({
          language: languageOf(locale),
          title: say(found?.own?.title ?? 'unsubscribe.title'),
          text: say(found?.text ?? 'unsubscribe.unknown'),
          ...(found && formOf(found, `${unsubscribePath}/${token}`, say)),
        }),
      )
  }

  async function find(token: string, isWanted?: boolean): Promise<FoundMailing | undefined> {
    const read = mail.unsubscribeLinks.read(token)
    const mailing = mail.mailings.find(({ id }) => id === read?.mailingId)
    if (!read || !mailing) return undefined
    if (isWanted !== undefined && (await mailing.find(read, db)))
      await db
        .transaction()
        .execute((writing) => mailing.want(read, isWanted, { db: writing, now: now(), newId }))
    return mailing.find(read, db)
  }
}

type Say = Awaited<ReturnType<typeof wordsOf>>

function formOf({ isWanted, own }: FoundMailing, path: string, say: Say) {
  if (isWanted) return { action: path, button: say(own?.press ?? 'unsubscribe.stop') }
  return own ? {} : { action: `${path}/again`, button: say('unsubscribe.again') }
}

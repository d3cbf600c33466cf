/** What letters need: the mail server, where one is configured, texts by language, and all kinds. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import words from '../../generated/assets/i18n/en.json'
import { approvalLetters } from '../features/approvals/server'
import type { Config } from '../server/config'
import type { MailServices } from '../server/mail/services'
import { createMailTransport } from '../server/mail/transport'
import { sessionLetters } from '../session/server'

export function createMail(
  { smtpUrl, publicOrigin, mailFrom, demo, production }: Config,
  wordsFolder: string,
): MailServices {
  const productName = words['app.name']
  return {
    transport: smtpUrl === undefined ? undefined : transportTo(smtpUrl),
    showsLetters: smtpUrl === undefined && demo && !production,
    publicOrigin: publicOrigin ?? '',
    productName,
    letters: [...sessionLetters, ...approvalLetters],
    words: async (language) =>
      JSON.parse(await readFile(join(wordsFolder, `${language}.json`), 'utf8')) as Words,
  }

  /** The mail server and the public address are configured together or not at all (config.ts). */
  function transportTo(url: string) {
    const host = new URL(publicOrigin ?? 'http://localhost').hostname
    return createMailTransport({
      smtpUrl: url,
      from: { name: productName, address: mailFrom ?? `no-reply@${host}` },
    })
  }
}

type Words = Readonly<Record<string, string>>

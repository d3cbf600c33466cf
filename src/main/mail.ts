/** What letters need: the mail server, where one is configured, texts by language, and all kinds. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import words from '../../generated/assets/i18n/en.json'
import { approvalLetters } from '../features/approvals/server'
import { campaignTestLetter } from '../features/campaigns/server'
import { consentLetters } from '../features/consent/server'
import { crowdLetters } from '../features/crowd/server'
import { channelMailing, postsLetter } from '../features/home/server'
import { guestLetters } from '../features/guest/server'
import {
  createDraw,
  createProofOf,
  letterMailing,
  mailLetters,
  senderMailing,
} from '../features/mail/server'
import { noticeMailing, unreadLetter } from '../features/notifications/server'
import { sharingLetters } from '../features/sharing/server'
import type { Config } from '../server/config'
import { createDns } from '../server/mail/dns'
import { createLetterIds } from '../server/mail/letterIds'
import { createUnsubscribeLinks } from '../server/mail/mailing'
import type { MailServices } from '../server/mail/services'
import { createMailTransport } from '../server/mail/transport'
import type { Secrets } from '../server/secrets'
import { sessionLetters } from '../session/server'

export function createMail(
  { smtpUrl, publicOrigin, mailFrom, dnsServers, demo, production }: Config,
  wordsFolder: string,
  secrets: Secrets,
): MailServices {
  const drawing = {
    productName: words['app.name'],
    publicOrigin: publicOrigin ?? '',
    words: async (language: string) =>
      JSON.parse(await readFile(join(wordsFolder, `${language}.json`), 'utf8')) as Words,
  }
  return {
    ...drawing,
    draw: createDraw(drawing),
    transport: smtpUrl === undefined ? undefined : transportTo(smtpUrl),
    showsLetters: smtpUrl === undefined && demo && !production,
    letters: [
      ...sessionLetters,
      ...approvalLetters,
      ...sharingLetters,
      ...crowdLetters,
      ...guestLetters,
      ...consentLetters,
      campaignTestLetter,
      ...mailLetters,
      unreadLetter,
      postsLetter,
    ],
    mailings: [noticeMailing, channelMailing, letterMailing, senderMailing],
    unsubscribeLinks: createUnsubscribeLinks(secrets('unsubscribe-links')),
    letterIds: createLetterIds(secrets('mail-tokens')),
    dns: createDns(dnsServers),
    proofOf: createProofOf(secrets('sender-domains')),
  }

  /** The mail server and the public address are configured together or not at all (config.ts). */
  function transportTo(url: string) {
    const host = new URL(publicOrigin ?? 'http://localhost').hostname
    return createMailTransport({
      smtpUrl: url,
      from: { name: drawing.productName, address: mailFrom ?? `no-reply@${host}` },
    })
  }
}

type Words = Readonly<Record<string, string>>

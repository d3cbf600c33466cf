/**
 * What the session needs to send mail: the mailer, our public address for links, and texts by
 * language.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import words from '../../generated/assets/i18n/en.json'
import type { Config } from '../server/config'
import { createPost } from '../server/mail'
import type { SessionMail } from '../session/server'

/** The mail server and the public address are configured together or not at all (config.ts). */
export function createSessionMail(
  { smtpUrl, publicOrigin, mailFrom }: Config,
  wordsFolder: string,
  onFault: (fault: Error) => void,
): SessionMail | undefined {
  if (smtpUrl === undefined || publicOrigin === undefined) return undefined
  const address = mailFrom ?? `no-reply@${new URL(publicOrigin).hostname}`
  return {
    post: createPost({ smtpUrl, from: { name: words['app.name'], address }, onFault }),
    publicOrigin,
    words: async (language) =>
      JSON.parse(await readFile(join(wordsFolder, `${language}.json`), 'utf8')) as Words,
  }
}

type Words = Readonly<Record<string, string>>

/** The mail with the link to choose a new password, in texts of the manifest. */
import { defaultLanguage, languages, type LanguageId } from '../../../generated/facts/app'
import type { TextKey } from '../../../generated/facts/text'
import type { Letter } from '../../server/mail'
import { codeHours } from './oneTimeCodes'

export interface ResetMail {
  readonly to: Letter['to']
  readonly userName: string
  readonly productName: string
  readonly publicOrigin: string
  readonly code: string
}

type Words = Readonly<Record<string, string>>

export function writeResetMail(mail: ResetMail, words: Words): Letter {
  const filling = {
    name: mail.to.name,
    userName: mail.userName,
    product: mail.productName,
    hours: String(codeHours('signInLink')),
  }
  const say = (key: TextKey) => fill(words[key] ?? '', filling)
  const link = linkOf(mail)
  const [greeting, lead, action, until, ignore] = [
    say('session.resetMail.greeting'),
    say('session.resetMail.lead'),
    say('session.resetMail.action'),
    say('session.resetMail.until'),
    say('session.resetMail.ignore'),
  ]
  const button = `<a href="${escaped(link)}">${escaped(action)}</a>`
  const paragraphs = [escaped(greeting), escaped(lead), button, escaped(until), escaped(ignore)]
  return {
    to: mail.to,
    subject: say('session.resetMail.subject'),
    text: `${[greeting, lead, link, until, ignore].join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>\n`).join(''),
  }
}

/** The code is in the fragment (#), which no server and no log ever sees (session.md B4 6). */
export const linkOf = ({ publicOrigin, userName, code }: Omit<ResetMail, 'to' | 'productName'>) =>
  `${publicOrigin}/login/mail/${encodeURIComponent(userName)}#code=${code}`

/** The first language of the product that Accept-Language asks for. */
export function languageOf(acceptLanguage: string): LanguageId {
  const asked = acceptLanguage.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  const found = asked.flatMap((language) => languages.filter(({ id }) => id === language))
  return found[0]?.id ?? defaultLanguage
}

const fill = (text: string, filling: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => filling[name] ?? whole)

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

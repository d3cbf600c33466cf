import { defaultLanguage, languages, type LanguageId } from '../../../../generated/facts/app'
import type { TextKey } from '../../../../generated/facts/text'
import type { MailServices } from '../../../server/mail/services'

/** The manifest's texts in one language, with names filled in; `count` chooses among their numbers. */
export async function wordsOf(
  { words, productName }: Pick<MailServices, 'words' | 'productName'>,
  language: string,
  names: Readonly<Record<string, string>>,
): Promise<(key: TextKey) => string> {
  const spoken = languageOf(language)
  const texts = await words(spoken)
  const number = new Intl.PluralRules(spoken).select(Number(names['count'] ?? 0))
  const filling: Readonly<Record<string, string>> = { ...names, product: productName }
  return (key) =>
    (texts[key] ?? texts[`${key}_${number}`] ?? '').replace(
      /\{(\w+)\}/g,
      (whole, name: string) => filling[name] ?? whole,
    )
}

/** The first language of the product that an Accept-Language header, or a language, asks for. */
export function languageOf(asked: string): LanguageId {
  const wanted = asked.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  const found = wanted.flatMap((language) => languages.filter(({ id }) => id === language))
  return found[0]?.id ?? defaultLanguage
}

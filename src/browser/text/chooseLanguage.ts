import { defaultLanguage, languages, type LanguageId } from '../../../generated/facts/app'

/** The person's choice, else what the browser prefers, else the default (spec §9: en). */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): LanguageId {
  const wanted = [stored, ...preferred.map((tag) => tag.split('-')[0])]
  return wanted.map(offered).find((id) => id !== undefined) ?? defaultLanguage
}

function offered(wanted: string | null | undefined): LanguageId | undefined {
  return languages.find(({ id }) => id === wanted)?.id
}

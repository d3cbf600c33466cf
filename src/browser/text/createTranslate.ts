import { createInstance, type i18n } from 'i18next'
import type { TextKey, TextParams } from '../../../generated/facts/text'

export type Translate = <Key extends TextKey>(key: Key, ...filling: Filling<Key>) => string

/** The parameters a text needs. A key that is not known at compile time may have none. */
type Filling<Key extends TextKey> = undefined extends TextParams[Key]
  ? [params?: TextParams[Key]]
  : [params: TextParams[Key]]

export type Vocabulary = Readonly<Record<string, string>>

/**
 * Looks texts up by key: {name} is replaced, and _one or _other is chosen by {count} with the
 * language's plural rules. Keys are flat; dots have no meaning.
 */
export function createTranslate(language: string, words: Vocabulary): Translate {
  const instance: i18n = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: words } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: (_, [whole]) => whole,
  })
  return instance.t as unknown as Translate
}

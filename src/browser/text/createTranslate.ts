import { createInstance, type i18n } from 'i18next'
import type { TextKey, TextParams } from '../../../generated/facts/text'

export type Translate = <Key extends TextKey>(key: Key, ...filling: Filling<Key>) => string

/** What a text needs to be filled with. A key that is not known in advance may need nothing. */
type Filling<Key extends TextKey> = undefined extends TextParams[Key]
  ? [params?: TextParams[Key]]
  : [params: TextParams[Key]]

export type Vocabulary = Readonly<Record<string, string>>

/**
 * Words by key: {name} is filled in, _one and _other follow {count} as the language counts.
 * Keys are flat: a dot in one means nothing.
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

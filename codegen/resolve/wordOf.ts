import type { Model } from './model'

/** A text key in the words that people read: those of the default language. */
export const wordOf = ({ manifest, words }: Model, key: string) =>
  words.get(manifest.app.languages.default)?.get(key) ?? key

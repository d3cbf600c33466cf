import { createStore } from 'effector'
import { defaultLanguage, type LanguageId } from '../../../generated/facts/app'

/** The language of the interface. */
export const $language = createStore<LanguageId>(defaultLanguage)

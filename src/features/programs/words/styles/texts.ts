// Which words of the manifest name styles and what is written in them.
import type { TextKey } from '../../../../../generated/facts/text'
import type { FieldKey, StyleId } from './style'

export const styleText = (id: StyleId) => `programs.style.${id}` as const satisfies TextKey

export const fieldText = (key: FieldKey) => `programs.field.${key}` as const satisfies TextKey

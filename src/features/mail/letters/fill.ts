// Variables of letters are replaced, and nothing more: there is no logic in a letter.

import type { LetterItem, LetterValue } from '../../../../generated/facts/letters'
import { replaceHoles } from '../../../kit/holes'

export type LetterValues = Readonly<Record<string, LetterValue>>

/** What has no value stays as it stands, so that it is seen. What a value says is never replaced. */
export const fill = (
  text: string,
  values: LetterValues,
  asWritten: (value: string) => string = (value) => value,
): string =>
  replaceHoles(text, (name, whole) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'string' ? asWritten(value) : whole
  })

export const itemsOf = (name: string | undefined, values: LetterValues): readonly LetterItem[] => {
  const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
  return Array.isArray(value) ? value : []
}

/** A subject is one line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

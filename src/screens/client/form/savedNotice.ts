import type { Screen } from '../../../../generated/facts/screen'
import type { Saved } from './createSaving'
import { valueIn } from '../row'

/** What is said when the server has saved. */
export function savedNotice(
  { row, isNew, mergedWith }: Saved,
  { name: field, words }: Pick<Screen, 'name' | 'words'>,
) {
  const name = String(valueIn(row, field) ?? '')
  const by = mergedWith?.changed?.by?.name
  const text = isNew
    ? { key: words.created ?? ('screens.form.created' as const), params: { name } }
    : mergedWith === null
      ? { key: 'screens.form.saved' as const, params: { name } }
      : by === undefined
        ? { key: 'screens.form.merged' as const }
        : { key: 'screens.form.mergedWith' as const, params: { name: by } }
  return { tone: 'ok' as const, text }
}

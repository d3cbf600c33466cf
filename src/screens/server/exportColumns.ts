import type { Field } from '../../../generated/facts/screen'
import { flags } from '../../../generated/facts/flags'
import { roleTitleOf } from '../../access/roleIdOf'
import { joinCell, type Cell } from '../../kit/csv'
import { writeMoney } from '../../kit/money'
import type { Context } from '../../server/context'
import { malformedRequest } from '../../server/errors'
import { ownFieldId, type OwnValues } from '../ownField'
import type { ExportedScreen } from './exportRows'
import type { List, PresentedRow } from './list'

export interface ExportColumn {
  readonly head: string
  cellOf(row: PresentedRow): Cell
}

type Words = Readonly<Record<string, string>>

/** The reader's language, and its words. */
interface Speech {
  readonly words: Words
  readonly language: string
}

/** The columns asked for, called and filled as the screen shows them. */
export async function exportColumns(
  list: List,
  { fields }: ExportedScreen,
  names: readonly string[],
  speech: Speech,
  context: Context,
): Promise<ExportColumn[]> {
  const hasOwn = names.some((name) => ownFieldId(name) !== undefined)
  const ownFields = (hasOwn && (await list.definition.extra?.fields(context))) || []
  return names.map((name, at) => {
    const own = ownFields.find(({ id }) => id === ownFieldId(name))
    if (own) {
      return { head: own.name, cellOf: (row) => plainCell((row['extra'] as OwnValues)[own.id]) }
    }
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) throw malformedRequest(`\`columns.${at}\` names no field of this list.`)
    return {
      head: speech.words[field.label] ?? name,
      cellOf: (row) => cellOf(field, row[name], speech),
    }
  })
}

/** Refs by their names, values of an enum by their words, amounts with their currency, moments and days as ISO has them. */
function cellOf(
  { type, values, currency }: Field,
  value: unknown,
  { words, language }: Speech,
): Cell {
  if (value === undefined || value === null) return undefined
  if (currency !== undefined)
    return writeMoney(Number(value), { currency, isWhole: type === 'integer' }, language)
  switch (type) {
    case 'ref':
      return nameOf(value as Ref, words)
    case 'refs':
      return joinCell((value as Ref[]).map((ref) => nameOf(ref, words)))
    case 'enum': {
      const key = values?.[value as string]
      return (key === undefined ? undefined : words[key]) ?? (value as string)
    }
    case 'flags': {
      const on = value as Record<string, boolean>
      return Object.keys(flags)
        .filter((flag) => on[flag])
        .join(', ')
    }
    default:
      return plainCell(value)
  }
}

interface Ref {
  readonly id: string
  readonly name: string
}

/** Roles of the manifest are called as the reader's language does. */
const nameOf = ({ id, name }: Ref, words: Words) => words[roleTitleOf(id) ?? ''] ?? name

function plainCell(value: unknown): Cell {
  if (Array.isArray(value)) return joinCell(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell)
}

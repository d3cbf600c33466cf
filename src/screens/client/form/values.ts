// What stands in an input, and what of it is sent. What was typed is kept as it was typed, so that
// nothing is lost that cannot be sent yet.
import { flags } from '../../../../generated/facts/flags'
import type { FieldType, Input } from '../../../../generated/facts/screen'
import { parseBytes, writeBytes } from '../../../kit/bytes'
import { parseMoney } from '../../../kit/money'
import { parseNumber } from '../../../kit/numbers'
import { moneyIn } from '../moneyIn'
import { valueIn, type Ref, type Row } from '../row'

/** Objects are chosen rows, flags, and whatever a part edits as a whole. */
export type FormValue = string | boolean | number | null | readonly string[] | object

export type Values = Readonly<Record<string, FormValue>>

/** An input with the type of its field. */
export interface FormInput extends Input {
  readonly type: FieldType
}

/** Of a new row: requests name every flag. */
const usualFlags = Object.fromEntries(Object.entries(flags).map(([id, flag]) => [id, flag.default]))

/** What the input shows for a row; for no row, what a new one begins with. */
export function valueOf(input: FormInput, row: Row | null): FormValue {
  const { field } = input
  const value = (row === null ? input.default : valueIn(row, field)) ?? null
  switch (heldAs(input)) {
    case 'switch':
      return value === true
    case 'picker':
    case 'image':
    case 'part':
      return value as FormValue
    case 'pickers':
    case 'texts':
      return (value ?? []) as readonly Ref[]
    case 'flags':
      return (value ?? usualFlags) as Readonly<Record<string, boolean>>
    case 'bytes':
      return typeof value === 'number' ? writeBytes(value) : ''
    default:
      return value === null ? '' : String(value)
  }
}

/** An image is another row, or a picture by its address. */
export const isPicture = ({ kind, type }: FormInput): boolean =>
  kind === 'image' && (type === 'text' || type === 'uri')

const heldAs = (input: FormInput) => (isPicture(input) ? 'text' : input.kind)

/** The value as a request has it; null: empty. */
export function sentValue(input: FormInput, value: FormValue): unknown {
  const { type } = input
  switch (heldAs(input)) {
    case 'number':
      return parsed(value, (text) => parseNumber(text, type === 'integer'))
    case 'money':
      return parsed(value, (text) => parseMoney(text, moneyIn(input)!))
    case 'bytes':
      return parsed(value, parseBytes)
    case 'picker':
    case 'image':
      return (value as Ref | null)?.id ?? null
    case 'pickers':
      return (value as readonly Ref[]).map(({ id }) => id)
    case 'switch':
    case 'flags':
    case 'texts':
      return value
    case 'part':
      return type === 'refs' && Array.isArray(value) ? value.map(idOf) : value
    default:
      return (value as string).trim() || null
  }
}

/** Parts hold what is picked by its ids, or with its names. */
const idOf = (picked: unknown): unknown =>
  typeof picked === 'object' && picked !== null && 'id' in picked ? picked.id : picked

/** Text that is no number is sent as it is, so that the schema says that it does not fit. */
function parsed(value: FormValue, parse: (text: string) => number | null): unknown {
  const text = (value as string).trim()
  return text === '' ? null : (parse(text) ?? text)
}

export function isEmpty(input: FormInput, value: FormValue): boolean {
  const sent = sentValue(input, value)
  return sent === null || sent === undefined || (Array.isArray(sent) && sent.length === 0)
}

/** Whether two values of an input would be sent alike; chosen rows have no order. */
export function isSame(input: FormInput, one: FormValue, other: FormValue): boolean {
  return comparable(input, one) === comparable(input, other)
}

function comparable(input: FormInput, value: FormValue): string {
  const sent = sentValue(input, value)
  if (input.kind === 'pickers') return JSON.stringify([...(sent as string[])].sort())
  if (input.kind === 'flags') return JSON.stringify(Object.entries(sent as object).sort())
  return JSON.stringify(sent ?? null)
}

// What a text of a cell is as a value of a field.
import { splitCell } from '../../../kit/csv'
import { parseBytes } from '../../../kit/bytes'
import { parseMoney } from '../../../kit/money'
import { parseNumber } from '../../../kit/numbers'
import { moneyIn } from '../moneyIn'
import type { Ref } from '../row'
import type { FormInput } from '../form/values'
import { isAlike } from './mapping'
import { parseDate } from './parseDate'

/** What the values of a field may be called, and what may be picked. */
export interface Vocabulary {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly refs: readonly Ref[]
  /** Words for on and off. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly language: string
}

export type CellFault = 'format' | 'unknownValue'

export type Cell = { readonly value: unknown } | { readonly fault: CellFault }

/** Kinds of inputs that a text can fill in. */
export const isReadable = ({ kind }: FormInput): boolean =>
  kind !== 'part' && kind !== 'flags' && kind !== 'image'

/** `value` undefined: the cell is empty. */
export function readCell(input: FormInput, text: string, words: Vocabulary): Cell {
  const trimmed = text.trim()
  if (trimmed === '') return { value: undefined }
  switch (input.kind) {
    case 'number':
      return orFault(parseNumber(trimmed, input.type === 'integer'))
    case 'money':
      return orFault(parseMoney(trimmed, moneyIn(input)!))
    case 'bytes':
      return orFault(parseBytes(trimmed))
    case 'date':
      return orFault(parseDate(trimmed, words.language))
    case 'switch':
      return switchOf(trimmed, words)
    case 'radio':
    case 'select': {
      const found = bestOf(Object.entries(words.values), trimmed, ([value, names]) => [
        value,
        ...names,
      ])
      return found ? { value: found[0] } : { fault: 'unknownValue' }
    }
    case 'texts':
      return { value: splitCell(trimmed) }
    case 'picker':
      return refIn(words, trimmed)
    case 'pickers': {
      const read = splitCell(trimmed).map((name) => refIn(words, name))
      const ids = read.flatMap((each) => ('value' in each ? [each.value] : []))
      return ids.length < read.length ? { fault: 'unknownValue' } : { value: ids }
    }
    default:
      return { value: trimmed }
  }
}

const orFault = (value: unknown): Cell => (value === null ? { fault: 'format' } : { value })

function refIn({ refs }: Vocabulary, name: string): Cell {
  const found = bestOf(refs, name, (ref) => [ref.id, ref.name])
  return found ? { value: found.id } : { fault: 'unknownValue' }
}

/** C++ is C++ before it is C: what is called just so, or else what is called alike. */
function bestOf<Item>(
  items: readonly Item[],
  text: string,
  namesOf: (item: Item) => readonly string[],
): Item | undefined {
  return (
    items.find((item) => namesOf(item).includes(text)) ??
    items.find((item) => namesOf(item).some((name) => isAlike(name, text)))
  )
}

function switchOf(text: string, { yes, no }: Vocabulary): Cell {
  if (['true', '1', 'x', ...yes].some((word) => isAlike(word, text))) return { value: true }
  if (['false', '0', ...no].some((word) => isAlike(word, text))) return { value: false }
  return { fault: 'unknownValue' }
}

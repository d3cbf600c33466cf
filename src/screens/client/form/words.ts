// What fields, groups and values are called, by the manifest or by the customer.
import type { Field, Group, Screen } from '../../../../generated/facts/screen'
import type { TextKey } from '../../../../generated/facts/text'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import type { Translate } from '../../../browser/text/createTranslate'
import { parseBytes } from '../../../kit/bytes'
import { parseMoney } from '../../../kit/money'
import { parseNumber } from '../../../kit/numbers'
import { moneyIn } from '../moneyIn'
import type { OwnInput } from '../own/ownScreen'
import type { Ref } from '../row'
import { isEmpty, isPicture, type FormInput, type FormValue } from './values'

/** Says a key of the manifest that is known only when the screen runs. */
export const say = (t: Translate, key: TextKey): string => (t as (key: TextKey) => string)(key)

type Worded = Pick<Screen, 'fields'>

export function labelOf(t: Translate, { fields }: Worded, input: FormInput | OwnInput): string {
  if ('name' in input) return input.name
  const label = fields[input.field]?.label
  return label ? say(t, label) : input.field
}

/** The values of a field to choose from, in the order the manifest gives them. */
export function choicesOf(t: Translate, { fields }: Worded, input: FormInput | OwnInput) {
  if ('choices' in input) return input.choices.map((value) => ({ value, label: value }))
  const values: Field['values'] = fields[input.field]?.values ?? {}
  return Object.entries(values).map(([value, label]) => ({ value, label: say(t, label) }))
}

export const groupLabel = (t: Translate, { label }: Group) => say(t, label)

/** A value in one line, as in "was Videographer". */
export function useValueText(screen: Worded): (input: FormInput, value: FormValue) => string {
  const t = useText()
  const format = useFormat()
  return (input, value) => {
    if (input.kind === 'switch') return t(value ? 'screens.form.yes' : 'screens.form.no')
    if (isEmpty(input, value)) return t('screens.form.none')
    if (isPicture(input)) return t('screens.picture.some')
    const choices = choicesOf(t, screen, input)
    const called = (each: string) => choices.find((choice) => choice.value === each)?.label ?? each
    switch (input.kind) {
      case 'picker':
      case 'image':
        return (value as Ref).name
      case 'pickers':
        return (value as readonly Ref[]).map(({ name }) => name).join(', ')
      case 'texts':
        return (value as readonly string[]).map(called).join(', ')
      case 'flags':
        return onIn(value).map(called).join(', ')
      case 'radio':
      case 'select':
        return called(value as string)
      case 'date':
        return format.day(value as string)
      case 'number': {
        const number = parseNumber(value as string, input.type === 'integer')
        return number === null ? (value as string) : format.count(number, 6)
      }
      case 'money': {
        const money = moneyIn(input)!
        const amount = parseMoney(value as string, money)
        return amount === null ? (value as string) : format.money(amount, money)
      }
      case 'bytes': {
        const bytes = parseBytes(value as string)
        return bytes === null ? (value as string) : format.bytes(bytes)
      }
      case 'part':
        return ''
      default:
        return value as string
    }
  }
}

/** The flags that are on. */
export const onIn = (value: FormValue): readonly string[] =>
  Object.entries((value ?? {}) as Readonly<Record<string, boolean>>)
    .filter(([, isOn]) => isOn)
    .map(([flag]) => flag)

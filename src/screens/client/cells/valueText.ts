// What the value of a field is called, in words.
import type { Column, Field, Look, Screen } from '../../../../generated/facts/screen'
import { roleTitleOf } from '../../../access/roleIdOf'
import { moneyIn } from '../moneyIn'
import { valueIn, type Ref, type Row } from '../row'
import type { Format, Say } from './useSay'

export const nothing = '–'

export interface Speaker {
  readonly say: Say
  readonly format: Format
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || namesIn(value).length === 0
}

/** Of values that are several, or named: each by its name. */
export function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return [String(value)]
  if ('name' in value) return [(value as Ref).name]
  return Object.entries(value).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
}

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''

/** The same in the words of the field, and roles in those of the manifest. */
export function wordsIn(field: Field | undefined, value: unknown, { say }: Speaker) {
  const values = Array.isArray(value) ? (value as unknown[]) : [value]
  return values.flatMap((each) => {
    const title = roleTitleOf(idOf(each))
    if (title) return [say(title)]
    return namesIn(each).map((name) => {
      const key = field?.values?.[name]
      return key ? say(key) : name
    })
  })
}

/** A number as its look writes it, or as an amount of money if its field is one. */
export function numberText(
  look: Look,
  value: unknown,
  { format }: Speaker,
  field?: Pick<Field, 'type' | 'currency'>,
): string {
  if (typeof value !== 'number') return nothing
  const money = field && moneyIn(field)
  if (money) return format.money(value, money)
  if (look === 'bytes') return format.bytes(value)
  if (look === 'duration') return format.duration(value)
  return format.count(value, 2)
}

export function timeText(look: Look, value: unknown, { format }: Speaker): string {
  if (typeof value !== 'string') return nothing
  if (look === 'moment') return format.moment(value)
  return look === 'age' ? format.age(value) : format.day(value)
}

/** How a field is shown where the screen does not say it for this place. */
export function lookOf({ columns, moreColumns }: Screen, field: string): Look {
  return [...columns, ...moreColumns].find((each) => each.field === field)?.as ?? 'text'
}

/** Whether a meter counts bytes: what it is part of does. */
export function isInBytes(screen: Screen, { field, of }: Pick<Column, 'field' | 'of'>): boolean {
  const inputs = screen.groups.flatMap((group) => group.inputs)
  const isBytes = (name: string | undefined) =>
    name !== undefined &&
    (lookOf(screen, name) === 'bytes' ||
      inputs.some((input) => input.field === name && input.kind === 'bytes'))
  return isBytes(field) || isBytes(of)
}

/** The value of a field as one line of text; empty where there is none. */
export function valueText(screen: Screen, field: string, row: Row, speaker: Speaker): string {
  const value = valueIn(row, field)
  if (isEmpty(value)) return ''
  const look = lookOf(screen, field)
  if (look === 'age' || look === 'date' || look === 'moment') return timeText(look, value, speaker)
  if (typeof value === 'number') return numberText(look, value, speaker, screen.fields[field])
  if (typeof value === 'boolean') {
    return speaker.say(value ? 'screens.list.yes' : 'screens.list.no')
  }
  return wordsIn(screen.fields[field], value, speaker).join(', ')
}

/** What a row is called. */
export const nameOf = ({ name, key }: Screen, row: Row): string =>
  String(valueIn(row, name) ?? valueIn(row, key))

/** The same over its page, where roles of the manifest are called as the reader's language does. */
export function titleOf(screen: Screen, row: Row, say: Say): string {
  const role = roleTitleOf(String(valueIn(row, screen.key)))
  return role ? say(role) : nameOf(screen, row)
}

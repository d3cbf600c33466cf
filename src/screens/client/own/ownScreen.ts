/** A screen with the customer's own fields beside those of the manifest: filters, columns, inputs. */
import type { Column, Field, InputKind, Look, Screen } from '../../../../generated/facts/screen'
import { ownFieldName, ownFieldTypes, type OwnField } from '../../ownField'
import type { Say } from '../cells/useSay'
import { isEmpty, wordsIn, type Speaker } from '../cells/valueText'
import type { FormInput } from '../form/values'
import { valueIn, type Row } from '../row'

/** A field with the name its customer gave it; `label` says only that it is one of those. */
export interface OwnFieldFacts extends Field {
  readonly ownName: string
}

/** One input of a form, with the words of the customer. */
export interface OwnInput extends FormInput {
  readonly name: string
  readonly choices: readonly string[]
}

const looks: Readonly<Record<OwnField['kind'], Look>> = {
  text: 'text',
  longText: 'text',
  number: 'count',
  date: 'date',
  select: 'text',
  multi: 'chips',
}

const inputs: Readonly<Record<OwnField['kind'], InputKind>> = {
  text: 'text',
  longText: 'textArea',
  number: 'number',
  date: 'date',
  select: 'select',
  multi: 'texts',
}

/** Where a screen names them all (`extra`): its bar has the first of those that are chosen from. */
const everyOwn = 'extra'
const mostInBar = 2

export function withOwnFields(screen: Screen, own: readonly OwnField[]): Screen {
  if (screen.calls.extra === undefined) return screen
  const facts = own.map(factsOf)
  const chosen = facts.filter(isChosen).map(({ name }) => name)
  return {
    ...screen,
    fields: {
      ...screen.fields,
      ...Object.fromEntries(facts.map((field) => [field.name, field])),
    },
    filters: [...screen.filters, ...facts.map(({ name }) => name)],
    bar: screen.bar.flatMap((name) => (name === everyOwn ? chosen.slice(0, mostInBar) : [name])),
    moreColumns: [...screen.moreColumns, ...own.map(columnOf)],
  }
}

const factsOf = ({ id, name, kind }: OwnField): OwnFieldFacts => ({
  name: ownFieldName(id),
  ownName: name,
  type: ownFieldTypes[kind],
  label: 'screens.form.own',
  isRequired: false,
})

const columnOf = ({ id, kind }: OwnField): Column => ({ field: ownFieldName(id), as: looks[kind] })

export const ownInputOf = ({ id, name, kind, choices }: OwnField): OwnInput => ({
  field: ownFieldName(id),
  kind: inputs[kind],
  type: ownFieldTypes[kind],
  isNeeded: false,
  name,
  choices,
})

const isChosen = ({ type }: Field) => type === 'enum' || type === 'texts'

/** What a row says in the fields that are the chips of its card. */
export function chipsIn({ fields }: Screen, chips: string, row: Row, speaker: Speaker) {
  const shown =
    chips === everyOwn
      ? Object.values(fields).filter((field) => isOwn(field) && isChosen(field))
      : [fields[chips]]
  return shown.flatMap((field) => {
    const value = field && valueIn(row, field.name)
    return isEmpty(value) ? [] : wordsIn(field, value, speaker)
  })
}

const isOwn = (field: Field): field is OwnFieldFacts => 'ownName' in field

/** What a field is called: by the manifest, or by the customer whose own it is. */
export function fieldLabel({ fields, title }: Screen, name: string, say: Say): string {
  const field = fields[name]
  if (!field) return say(title)
  return isOwn(field) ? field.ownName : say(field.label)
}

/** A screen with the customer's own fields beside those of the manifest: filters, columns, inputs. */
import type { Column, Field, InputKind, Look, Screen } from '../../../../generated/facts/screen'
import { ownFieldName, ownFieldTypes, type OwnField } from '../../ownField'
import type { Say } from '../cells/useSay'
import type { FormInput } from '../form/values'

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

export function withOwnFields(screen: Screen, own: readonly OwnField[]): Screen {
  if (own.length === 0) return screen
  const names = own.map(({ id }) => ownFieldName(id))
  return {
    ...screen,
    fields: {
      ...screen.fields,
      ...Object.fromEntries(own.map((each) => [ownFieldName(each.id), factsOf(each)])),
    },
    filters: [...screen.filters, ...names],
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

/** The own fields of which a row says one or several short words. */
export const ownChoicesIn = ({ fields }: Pick<Screen, 'fields'>): readonly Field[] =>
  Object.values(fields).filter(
    (field) => isOwn(field) && (field.type === 'enum' || field.type === 'texts'),
  )

const isOwn = (field: Field): field is OwnFieldFacts => 'ownName' in field

/** What a field is called: by the manifest, or by the customer whose own it is. */
export function fieldLabel({ fields, title }: Screen, name: string, say: Say): string {
  const field = fields[name]
  if (!field) return say(title)
  return isOwn(field) ? field.ownName : say(field.label)
}

import { fieldTypeOf, isMoney, type FieldType } from '../../read/forms/fieldTypes'
import type { SchemaEntry } from '../../read/manifest'
import { fieldEntry, type InputEntry } from '../../read/screenEntry'
import { columnsIn } from './fieldsOf'
import { screenKeys } from './screenKeys'
import { propertiesOfRows, type ScreenParts } from './screenParts'

/** Up to so many values stand open, more are chosen from a list. */
const mostRadios = 4
/** Texts that may be longer have several lines. */
const longestLine = 200

const usualKind: Readonly<Record<FieldType, string | undefined>> = {
  text: 'text',
  email: 'email',
  uri: 'uri',
  enum: 'select',
  ref: 'picker',
  refs: 'pickers',
  texts: 'texts',
  boolean: 'switch',
  integer: 'number',
  number: 'number',
  date: 'date',
  moment: undefined,
  flags: 'flags',
  other: undefined,
}

/** The kind of input; undefined: none fits but a part. */
export function inputKind({ as, input }: InputEntry, schema: SchemaEntry): string | undefined {
  if (input !== undefined) return 'part'
  const type = fieldTypeOf(schema)
  if (isMoney(schema)) return as === undefined ? 'money' : undefined
  if (as === 'image') return ['ref', 'uri', 'text'].includes(type) ? 'image' : undefined
  if (as === 'bytes') return type === 'integer' ? 'bytes' : undefined
  if (type === 'text' && (schema.maxLength ?? 0) > longestLine) return 'textArea'
  if (type === 'enum' && schema.enum!.length <= mostRadios) return 'radio'
  return usualKind[type]
}

/** One input as the form draws it. */
export function inputOf(
  entry: string | InputEntry,
  screen: ScreenParts,
  needed: ReadonlySet<string>,
  hasWord: (key: string) => boolean,
) {
  const named = fieldEntry<InputEntry>(entry)
  const { field, options, when, input, need, ahead, default: begins }: InputEntry = named
  const schema = propertiesOfRows(screen)[field] ?? {}
  const help = screenKeys(screen).help(field)
  const [condition] = Object.entries(when ?? {}).map(([of, values]) => ({ field: of, values }))
  const { currency, maxLength, minimum, maximum, maxItems } = schema
  return {
    field,
    kind: inputKind(named, schema),
    only: onlyIn(field, screen),
    isNeeded: need ?? needed.has(field),
    help: hasWord(help) ? help : undefined,
    options,
    optionsKey: screen.call(options)?.list?.key,
    optionsPicture: pictureOf(options, screen),
    when: condition,
    part: input,
    ahead,
    default: begins,
    currency,
    maxLength,
    minimum,
    maximum,
    maxItems,
  }
}

/** The field with the picture of what is picked, as a screen that lists the same draws it. */
function pictureOf(options: string | undefined, { call, screens }: ScreenParts) {
  const of = call(options)?.list?.of
  const pictures = screens()
    .filter(({ list }) => of !== undefined && list?.form.of === of)
    .flatMap((screen) => {
      const persons = columnsIn(screen).filter(({ as }) => as === 'person')
      const names = [...persons.map(({ picture }) => picture), screen.block.card?.picture]
      return names.flatMap((name = '') => {
        const isText = fieldTypeOf(propertiesOfRows(screen)[name] ?? {}) !== 'ref'
        return name !== '' && isText ? [name] : []
      })
    })
  return pictures[0]
}

/** A form of two calls may have fields that one of them alone takes. */
function onlyIn(field: string, { created, updated }: ScreenParts) {
  if (!created || !updated) return undefined
  const [creates, updates] = [created.fields.includes(field), updated.fields.includes(field)]
  return creates === updates ? undefined : creates ? 'create' : 'update'
}

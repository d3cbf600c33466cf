import type { ChangeForm } from '../read/forms/callForms'
import { formsIn } from '../read/forms/expandCalls'
import { fieldTypeOf, type FieldType } from '../read/forms/fieldTypes'
import type { CallEntry, EntityEntry, Manifest, SchemaEntry } from '../read/manifest'
import { inputsIn, listOf } from '../read/withScreenCalls'
import type { StoredEntry } from '../read/featureFile'

/** An entity whose rows the manifest keeps, with the calls about them that need no code. */
export interface StoredEntity {
  readonly name: string
  readonly feature: string
  /** The file that describes it. */
  readonly file: string
  readonly meaning: string
  readonly stored: StoredEntry
  /** The field that names a row; in the table it is `id`. */
  readonly key: string
  readonly hasTrash: boolean
  readonly columns: readonly StoredColumn[]
  readonly lists: readonly CallEntry[]
  /** With the list among whose rows each acts. */
  readonly calls: ReadonlyArray<{ readonly call: CallEntry; readonly list: string }>
  /** The order in which its screen lists the rows. */
  readonly order: { readonly field: string; readonly desc: boolean }
  /** The screen that lists its rows. */
  readonly screen: string | undefined
}

export interface StoredColumn {
  readonly field: string
  /** Its name in the database. */
  readonly column: string
  readonly type: FieldType
  readonly schema: SchemaEntry
  readonly isRequired: boolean
  /** A second column has the text without case and accents, by which rows are compared and sorted. */
  readonly isKeyed: boolean
  /** It holds the address of a picture, which is kept as long as a row shows it. */
  readonly isPicture: boolean
}

/** Fields that every stored row has in columns of its own. */
export const stampFields: ReadonlySet<string> = new Set(['createdAt', 'createdBy'])

export const snake = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const columnOf = (field: string, type: FieldType) =>
  snake(field) + (type === 'ref' ? '_id' : '')

export function storedEntities(manifest: Manifest): StoredEntity[] {
  const { features } = manifest
  if (!features.some(({ entities = {} }) => Object.values(entities).some(({ stored }) => stored)))
    return []
  const forms = formsIn(features)
  const calls = features.flatMap((feature) => feature.calls ?? [])
  const listIdOf = ({
    list,
    create,
    update,
    change,
    export: file,
    import: given,
    id,
  }: CallEntry) => {
    if (list) return id
    const form = create ?? update ?? given
    return change?.in ?? file?.in ?? forms?.fieldsOf(form)?.in
  }
  const ordered = ordersOf(manifest)
  return features.flatMap(({ name: feature, file, entities = {} }) =>
    Object.entries(entities).flatMap(([name, entity]): StoredEntity[] => {
      const { stored } = entity
      if (!stored) return []
      const derived = calls.filter((call) => call.handler !== 'own' && !isByCode(call))
      const lists = derived.filter(({ list }) => list?.of === name)
      const ids = new Set(lists.map(({ id }) => id))
      const [first] = lists
      const order = lists.map(({ id }) => ordered.get(id)).find((each) => each !== undefined)
      const [usual = ''] = first?.list?.sort ?? []
      return [
        {
          name,
          feature,
          file,
          meaning: entity.meaning ?? name,
          stored,
          key: first?.list?.key ?? '',
          hasTrash: lists.some(({ list }) => list?.trash),
          columns: columnsOf(entity, stored, lists, picturesOf(manifest, ids)),
          lists,
          calls: answerable(
            derived.flatMap((call) => {
              const list = listIdOf(call)
              return call.list || list === undefined || !ids.has(list) ? [] : [{ call, list }]
            }),
            order?.screen,
          ),
          order: order ?? { field: usual, desc: false },
          screen: order?.screen,
        },
      ]
    }),
  )
}

/** An export uses the words of a screen, and an import the handlers of other calls: without them code answers. */
function answerable(calls: StoredEntity['calls'], screen: string | undefined) {
  const ids = new Set(calls.map(({ call }) => call.id))
  const canUpdate = calls.some(({ call }) => call.update)
  return calls.filter(({ call: { export: file, import: given } }) => {
    if (file) return screen !== undefined
    return !given || (canUpdate && ids.has(given.like))
  })
}

/** The calls that need no code. */
export const callIdsOf = ({ lists, calls }: StoredEntity): string[] =>
  [...lists, ...calls.map(({ call }) => call)].map(({ id }) => id)

/** What rows must allow for a change. */
export const actOf = ({ may, does }: ChangeForm) => may ?? does ?? 'edit'

/** A change of which the manifest does not say what it does. */
const isByCode = ({ change }: CallEntry) =>
  change !== undefined && !change.does && !change.sets && !change.fields

/** The order of each list that a screen shows. */
function ordersOf({ features }: Manifest) {
  return new Map(
    features.flatMap(({ screens = {} }) =>
      Object.entries(screens).flatMap(([screen, { list, sort }]) => {
        if (list === undefined || sort === undefined) return []
        const desc = sort.startsWith('-')
        return [[list, { screen, field: desc ? sort.slice(1) : sort, desc }] as const]
      }),
    ),
  )
}

/** The fields that screens of these lists fill with a picture. */
const picturesOf = ({ features }: Manifest, lists: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    features
      .flatMap(({ screens = {} }) => Object.values(screens))
      .filter((screen) => lists.has(listOf(screen)))
      .flatMap((screen) => inputsIn(screen))
      .flatMap(({ field, as }) => (as === 'image' ? [field] : [])),
  )

function columnsOf(
  { properties = {}, required = [] }: EntityEntry,
  { unique = {} }: StoredEntry,
  lists: readonly CallEntry[],
  pictures: ReadonlySet<string>,
): StoredColumn[] {
  const compared = new Set([
    ...Object.keys(unique),
    ...lists.flatMap(({ list }) => [...(list?.filter ?? []), ...(list?.sort ?? [])]),
  ])
  return Object.entries(properties)
    .filter(([field]) => field !== lists[0]?.list?.key)
    .map(([field, schema]) => {
      const type = fieldTypeOf(schema)
      return {
        field,
        column: stampFields.has(field) ? snake(field) : columnOf(field, type),
        type,
        schema,
        isRequired: required.includes(field),
        isKeyed: type === 'text' && compared.has(field),
        isPicture: pictures.has(field),
      }
    })
}

import { nearest } from '../../problems/nearest'
import type { Problem, Spot } from '../../problems/problem'
import { keyOf, problemAt, related, spotAt, within } from '../../problems/spot'
import type { ListForm } from '../../read/forms/callForms'
import {
  fieldTypeOf,
  isSortable,
  isSummable,
  opsOf,
  refEntity,
  type FieldType,
} from '../../read/forms/fieldTypes'
import { rowFields } from '../../read/forms/listSchemas'
import type { Manifest, SchemaEntry } from '../../read/manifest'
import { doubled } from '../doubled'
import { entitiesOf } from '../propertiesOf'

/** A list can be asked only for fields of its rows, in ways that fit their types, and its rows have a key. */
export function ensureListsHold(manifest: Manifest): Problem[] {
  const entities = entitiesOf(manifest)
  const placed = manifest.features.flatMap(({ file, calls = [] }) =>
    calls.flatMap(({ list }, index) =>
      list ? [{ list, spot: spotAt(file, 'calls', index, 'list') }] : [],
    ),
  )
  const lacking = entities.has(refEntity)
    ? []
    : placed.slice(0, 1).map(({ spot }) => lacksRef(spot))
  return [
    ...lacking,
    ...placed.flatMap(({ list, spot }) => {
      const entity = entities.get(list.of)
      if (!entity) return []
      return [
        ...keyProblems(list, entity, spot),
        ...reservedFields(manifest, list.of, spot),
        ...fieldProblems(list, entity, spot),
        ...twice(list, spot),
      ]
    }),
  ]
}

const lacksRef = (spot: Spot) =>
  problemAt(
    'ENTITY-UNKNOWN',
    keyOf(spot),
    `Rows say who changed them by the entity ${refEntity}, which is not declared; it has id, name and pictureUrl.`,
  )

function keyProblems(
  { key, of }: ListForm,
  { properties = {}, required = [] }: SchemaEntry,
  spot: Spot,
) {
  const field = properties[key]
  if (field && fieldTypeOf(field) === 'text' && required.includes(key)) return []
  const known = required.filter(
    (name) => properties[name] && fieldTypeOf(properties[name]) === 'text',
  )
  const what = field ? `${key} of ${of} is no text that each row has` : `${of} has no field ${key}`
  const suggestion = nearest(key, known)
  return [
    problemAt('LIST-KEY', within(spot, 'key'), `${what}; the key names a row.`, { suggestion }),
  ]
}

function reservedFields({ features }: Manifest, of: string, spot: Spot): Problem[] {
  const home = features.find(({ entities = {} }) => Object.hasOwn(entities, of))!
  return rowFields
    .filter((name) => Object.hasOwn(home.entities![of]!.properties ?? {}, name))
    .map((name) =>
      problemAt(
        'LIST-FIELD',
        keyOf(spotAt(home.file, 'entities', of, 'properties', name)),
        `Each row of a list says ${name} by itself; call this field of ${of} otherwise.`,
        { related: [related(spot, `lists ${of}.`)] },
      ),
    )
}

const uses = [
  ['filter', 'filter by', (type: FieldType) => opsOf(type, false).length > 0],
  ['sort', 'sort by', isSortable],
  ['sums', 'sum up', isSummable],
] as const

function fieldProblems(list: ListForm, { properties = {} }: SchemaEntry, spot: Spot): Problem[] {
  return uses.flatMap(([use, verb, fits]) => {
    const known = Object.keys(properties).filter((name) => fits(fieldTypeOf(properties[name]!)))
    return (list[use] ?? []).flatMap((name, index) => {
      if (known.includes(name)) return []
      const why = properties[name]
        ? `No list can ${verb} ${name} of ${list.of}; fields for that: ${known.join(', ') || 'none'}`
        : `${list.of} has no field ${name}`
      const suggestion = nearest(name, known)
      return problemAt('LIST-FIELD', within(spot, use, index), `${why}.`, { suggestion })
    })
  })
}

/** Names that stand twice in a list of a form. */
function twice(list: ListForm, spot: Spot): Problem[] {
  return (['may', 'filter', 'sort', 'sums'] as const).flatMap((key) =>
    doubledNames(list[key], within(spot, key), key === 'may' ? 'act' : 'field'),
  )
}

export const doubledNames = (
  names: readonly string[] = [],
  spot: Spot,
  noun = 'field',
): Problem[] =>
  doubled(
    'ID-DOUBLED',
    noun,
    names.map((id, index) => ({ id, spot: within(spot, index) })),
  )

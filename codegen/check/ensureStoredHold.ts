import { nearest } from '../problems/nearest'
import type { Problem } from '../problems/problem'
import { problemAt, spotAt, within } from '../problems/spot'
import { isOfType } from '../stored/isOfType'
import { storedCallProblems } from './storedCallProblems'
import { refEntity } from '../read/forms/fieldTypes'
import type { Manifest } from '../read/manifest'
import { storedEntities, type StoredColumn, type StoredEntity } from '../stored/storedEntities'

/** `stored` fits the properties and the calls of its entity. */
export function ensureStoredHold(manifest: Manifest): Problem[] {
  const all = storedEntities(manifest)
  const tables = new Map<string, string>()
  return all.flatMap((entity) => {
    const spot = spotAt(entity.file, 'entities', entity.name, 'stored')
    const other = tables.get(entity.stored.table)
    tables.set(entity.stored.table, entity.name)
    return [
      ...(other === undefined
        ? []
        : [
            problemAt(
              'STORED-TABLE',
              within(spot, 'table'),
              `${other} already uses the table ${entity.stored.table}.`,
            ),
          ]),
      ...(entity.lists.length > 0
        ? []
        : [problemAt('STORED-LIST', spot, `No list call returns rows of ${entity.name}.`)]),
      ...fieldProblems(entity),
      ...typeProblems(entity),
      ...storedCallProblems(entity, manifest),
    ]
  })
}

function fieldProblems({ name, file, stored, columns }: StoredEntity): Problem[] {
  const spot = spotAt(file, 'entities', name, 'stored')
  const known = columns.map(({ field }) => field)
  const wrong = (
    field: string,
    ok: (column: StoredColumn) => boolean,
    what: string,
    at: readonly (string | number)[],
  ) => {
    const found = columns.find((column) => column.field === field)
    if (found && ok(found)) return []
    const message = found ? `${field} is ${what}.` : `${name} has no field ${field}.`
    return [
      problemAt('STORED-FIELD', within(spot, ...at), message, {
        suggestion: found ? undefined : nearest(field, known),
      }),
    ]
  }
  return [
    ...(stored.search ?? []).flatMap((field, index) =>
      wrong(field, isText, 'not a text, so it cannot be searched', ['search', index]),
    ),
    ...Object.keys(stored.unique ?? {}).flatMap((field) =>
      wrong(
        field,
        ({ type }) => type !== 'texts' && type !== 'boolean',
        'of a type that cannot be unique',
        ['unique', field],
      ),
    ),
    ...Object.keys(stored.refs ?? {}).flatMap((field) =>
      wrong(field, ({ type }) => type === 'ref', `not a ${refEntity}`, ['refs', field]),
    ),
    ...Object.entries(stored.defaults ?? {}).flatMap(([field, value]) =>
      wrong(
        field,
        (column) => isOfType(value, column),
        `of a type that cannot have the value ${value}`,
        ['defaults', field],
      ),
    ),
    ...(stored.sequence === undefined
      ? []
      : wrong(stored.sequence, ({ type }) => type === 'integer', 'not an integer', ['sequence'])),
  ]
}

const isText = ({ type }: StoredColumn) => type === 'text' || type === 'email'

/** Each field can be kept in a column, and one that rows must have gets its value from somewhere. */
function typeProblems({ name, file, stored, columns, calls, hasTrash }: StoredEntity): Problem[] {
  const written = new Set(
    calls.flatMap(({ call: { create } }) =>
      create?.like === undefined ? (create?.fields ?? []) : [],
    ),
  )
  const taken = new Set([
    'id',
    'customer_id',
    'updated_by_id',
    'updated_at',
    'search_key',
    ...(hasTrash ? ['deleted_at', 'deleted_by_id'] : []),
  ])
  return columns.flatMap(({ field, column, type, isRequired }) => {
    const spot = spotAt(file, 'entities', name, 'properties', field)
    const isStamp = field === 'createdAt' || field === 'createdBy'
    if (taken.has(column))
      return [
        problemAt(
          'STORED-FIELD',
          spot,
          `Every table has a column ${column} of its own; choose another name for ${field}.`,
        ),
      ]
    if (['refs', 'flags', 'other'].includes(type))
      return [problemAt('STORED-FIELD', spot, `${field} cannot be stored in a column.`)]
    if (type === 'ref' && !isStamp && stored.refs?.[field] === undefined)
      return [problemAt('STORED-FIELD', spot, `Say in \`refs\` which table ${field} refers to.`)]
    const isGiven =
      isStamp ||
      written.has(field) ||
      field === stored.sequence ||
      stored.defaults?.[field] !== undefined
    return isGiven || !isRequired || written.size === 0
      ? []
      : [
          problemAt(
            'STORED-FIELD',
            spot,
            `New rows would lack ${field}: add it to the fields of the create call, or give it a default.`,
          ),
        ]
  })
}

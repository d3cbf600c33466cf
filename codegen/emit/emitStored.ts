import type { CallEntry } from '../read/manifest'
import type { CallModel, Model } from '../resolve/model'
import { camel } from '../stored/camel'
import {
  actOf,
  callIdsOf,
  storedEntities,
  type StoredColumn,
  type StoredEntity,
} from '../stored/storedEntities'
import { uniqueIndex } from '../stored/tableOf'
import { ruleLiteral } from './emitRule'
import { doc, literal, typescript, union, type Output } from './output'

/** facts/stored.ts: the tables whose rows the manifest keeps, and what the calls about them do. */
export function emitStored({ manifest, calls: all }: Model): Output[] {
  const entities = storedEntities(manifest)
  const models = new Map(all.map((call) => [call.id, call]))
  const screens = entities.flatMap(({ name, screen, calls }) =>
    screen !== undefined && calls.some(({ call }) => call.export) ? [{ name, screen }] : [],
  )
  return [
    typescript(
      'facts/stored.ts',
      'features/*.yaml',
      screens
        .map(
          ({ name, screen }) => `import { screen as screenOf${name} } from './screens/${screen}'`,
        )
        .join('\n'),
      `${doc('Entities whose rows the manifest keeps: how each is stored, and what its calls do.')}
export const stored = {\n${entities.map((entity) => entityLines(entity, screens, models)).join('\n')}\n} as const`,
      `export type StoredCallId = ${union(entities.flatMap(callIdsOf))}`,
    ),
  ]
}

function entityLines(
  { name, stored, key, hasTrash, columns, lists, calls, order }: StoredEntity,
  screens: readonly { readonly name: string }[],
  models: ReadonlyMap<string, CallModel>,
): string {
  const { table, global: isGlobal = false, unique = {}, search, sequence, refs } = stored
  const facts = {
    table: camel(table),
    key,
    isGlobal,
    hasTrash,
    search: search ?? [],
    sequence,
    unique: Object.fromEntries(
      Object.entries(unique).map(([field, failure]) => [uniqueIndex(table, field), failure]),
    ),
    order: order.field === '' ? undefined : order,
    columns: Object.fromEntries(columns.map((column) => [column.field, columnFacts(column, refs)])),
    lists: lists.map(({ id }) => id),
  }
  const callLines = calls.map(({ call, list }) => callLine(models.get(call.id)!, list))
  const own = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([fact, value]) => `    ${fact}: ${literal(value)},`)
  const screen = screens.some((each) => each.name === name) ? [`    screen: screenOf${name},`] : []
  const answered = [`    calls: {`, ...callLines, `    },`]
  return `  ${name}: {\n${[...own, ...answered, ...screen].join('\n')}\n  },`
}

function callLine(call: CallModel, list: string): string {
  const facts = literal({ in: list, ...callFacts(call), rows: call.rows }).slice(2, -2)
  return `      ${call.id}: { ${facts}, access: ${ruleLiteral(call.rule)} },`
}

const columnFacts = (
  { field, column, type, isKeyed, isPicture }: StoredColumn,
  refs: Readonly<Record<string, string>> = {},
) => ({
  column: camel(column),
  type,
  isKeyed: isKeyed || undefined,
  isPicture: isPicture || undefined,
  refs: type === 'ref' ? camel(refs[field] ?? 'users') : undefined,
})

function callFacts({ create, update, change, import: given, export: file }: CallEntry) {
  if (create) return { does: 'create' }
  if (update) return { does: 'update' }
  if (file) return { does: 'export' }
  if (given) return { does: 'import', like: given.like, match: given.match }
  return { does: change!.does ?? 'set', may: actOf(change!), sets: change!.sets }
}

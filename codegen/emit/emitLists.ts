import type { EntityEntry } from '../read/manifest'
import { rowEntity } from '../read/forms/callForms'
import { fieldTypeOf } from '../read/forms/fieldTypes'
import type { CallModel, Model } from '../resolve/model'
import { ruleLiteral } from './emitRule'
import { doc, literal, property, typescript, type Output } from './output'

const isList = ({ list }: CallModel) => list !== undefined

const fieldsOf = (names: readonly string[] = [], { properties = {}, required = [] }: EntityEntry) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { type: fieldTypeOf(properties[name]!), isOptional: !required.includes(name) },
    ]),
  )

/** facts/lists.ts: what each list call can be asked, for the queries that answer it. */
export function emitLists({ calls, features, entities }: Model): Output {
  const lists = calls.filter(isList)
  const entityOf = new Map(entities.map(({ name, schema }) => [name, schema]))
  const rowOf = ({ id, list, rule, rows }: CallModel) => {
    const { of, key, search, trash, may, filter, sort, sums, extra } = list!
    const facts = {
      key,
      fields: Object.keys(entityOf.get(of)!.properties ?? {}),
      search: search ?? false,
      trash: trash ?? false,
      may: may ?? [],
      filter: fieldsOf(filter, entityOf.get(of)!),
      sort: fieldsOf(sort, entityOf.get(of)!),
      sums: sums ?? [],
      rows,
    }
    return `  ${id}: { ${literal(facts).slice(2, -2)}, extra: ${extra === undefined ? 'undefined' : literal(extra)}, access: ${ruleLiteral(rule)} },`
  }
  const imports = features.flatMap(({ name, calls: own }) => {
    const rows = own.filter(isList).map(({ id }) => rowEntity(id))
    return rows.length > 0 ? `import type { ${rows.join(', ')} } from './features/${name}'` : []
  })
  return typescript(
    'facts/lists.ts',
    'features/*.yaml',
    imports.join('\n'),
    `${doc('The fields of each list’s rows, what it can be asked for, the actions that its rows may allow, and for whom.')}
export const lists = {\n${lists.map(rowOf).join('\n')}\n} as const`,
    `export type ListId = keyof typeof lists`,
    `/** What the rows of each list are. */\nexport interface ListRows {\n${lists.map(({ id }) => `  ${property(id)}: ${rowEntity(id)}`).join('\n')}\n}`,
  )
}

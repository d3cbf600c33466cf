import { requestType, responseType, rowsType, schemaConst } from '../names/codeNames'
import type { DataEntry, EntityEntry } from '../read/manifest'
import type { ListForm } from '../read/forms/callForms'
import type { CallModel, EntityModel, Model } from '../resolve/model'
import { refsOf } from '../resolve/refsOf'
import { callBlock } from './emitCall'
import { formNames } from './emitForms'
import { doc, literal, property, typescript, union, type Output } from './output'
import { objectType, typeOf, zodObject, zodOf } from './schemaTypes'

/** facts/features/<feature>.ts: the entities and calls of one area, as types and as checks. */
export function emitFeatures(model: Model): Output[] {
  const owners = ownersOf(model)
  const checked = checkedEntities(model)
  const callNamed = (id: string) => model.calls.find((call) => call.id === id)
  return model.features
    .filter(({ entities, calls }) => entities.length + calls.length > 0)
    .map(({ name, file, entities, calls, data }) => {
      const blocks = [
        ...inOrder(entities).map((entity) => entityBlock(entity, callNamed, checked)),
        ...Object.entries(data).map(dataBlock),
        ...calls.map((call) => callBlock(call, callNamed)),
      ]
      const imports = importsOf(name, blocks.join('\n'), owners)
      return typescript(`facts/features/${name}.ts`, file, imports, ...blocks)
    })
}

/** Where a file of another feature finds what it names. */
function ownersOf({ entities, calls }: Model): ReadonlyMap<string, string> {
  return new Map([
    ...entities.flatMap(({ name, feature }) => [
      [name, feature] as const,
      [schemaConst(name), feature] as const,
    ]),
    ...calls.filter(({ list }) => list).map(({ id, feature }) => [rowsType(id), feature] as const),
  ])
}

const isType = (name: string) => /^[A-Z]/.test(name)

/** Types alone load nothing: two features that name each other's would wait in a circle. */
function importFrom(path: string, names: readonly string[]): string {
  if (names.every(isType)) return `import type { ${names.join(', ')} } from '${path}'`
  const each = names.map((name) => (isType(name) ? `type ${name}` : name))
  return `import { ${each.join(', ')} } from '${path}'`
}

/** Imports of all names that a text uses and other files declare. */
function importsOf(feature: string, text: string, owners: ReadonlyMap<string, string>): string {
  const named = new Set(text.match(/\b[A-Za-z_]\w*\b/g))
  const foreign = [...owners].filter(([name, owner]) => owner !== feature && named.has(name))
  const others = [...new Set(foreign.map(([, owner]) => owner))].sort()
  const kinds = ['Call', 'WriteCall'].filter((name) => named.has(name))
  const forms = formNames.filter((name) => named.has(name))
  return [
    ...(text.includes(' z.') ? [`import * as z from 'zod/mini'`] : []),
    ...(kinds.length > 0 ? [`import type { ${kinds.join(', ')} } from '../call'`] : []),
    ...(forms.length > 0 ? [importFrom('../forms', forms)] : []),
    ...others.map((other) => {
      const names = foreign.filter(([, owner]) => owner === other).map(([name]) => name)
      return importFrom(`./${other}`, names)
    }),
  ].join('\n')
}

/** Entities that somebody sends: no browser checks others. */
function checkedEntities({ entities, calls }: Model): ReadonlySet<string> {
  const schemas = new Map(entities.map(({ name, schema }) => [name, schema]))
  const checked = new Set<string>()
  const add = (name: string) => {
    const schema = schemas.get(name)
    if (!schema || checked.has(name)) return
    checked.add(name)
    for (const other of refsOf(schema)) add(other)
  }
  for (const { request, response, stream } of calls) {
    if (stream) add(stream.of)
    for (const name of [...refsOf(request), ...refsOf(response)]) add(name)
  }
  return checked
}

/** Entities before those that refer to them: schema constants are read when the module loads. */
function inOrder(entities: readonly EntityModel[]): EntityModel[] {
  const done = new Map<string, EntityModel>()
  const add = (entity: EntityModel, above: readonly string[]) => {
    if (done.has(entity.name) || above.includes(entity.name)) return
    for (const name of refsOf(entity.schema)) {
      const needed = entities.find((other) => other.name === name)
      if (needed) add(needed, [...above, entity.name])
    }
    done.set(entity.name, entity)
  }
  for (const entity of entities) add(entity, [])
  return [...done.values()]
}

function entityBlock(
  { name, schema }: EntityModel,
  callNamed: (id: string) => CallModel | undefined,
  checked: ReadonlySet<string>,
): string {
  const head = doc(schema.meaning, `(${schema.from})`)
  const isPlainObject = schema.type === 'object' && !schema.additionalProperties
  const list = schema.rowsOf === undefined ? undefined : callNamed(schema.rowsOf)?.list
  const type = list
    ? `export interface ${name} extends ${[list.of, ...rowParts(list, schema)].join(', ')} {}`
    : isPlainObject
      ? `export interface ${name} ${objectType(schema)}`
      : `export type ${name} = ${typeOf(schema)}`
  const check = isPlainObject ? zodObject(schema) : zodOf(schema)
  return `${head}\n${type}${checked.has(name) ? `\n\nexport const ${schemaConst(name)} = ${check}` : ''}`
}

/** Types that a row extends besides its entity. */
const rowParts = ({ trash, extra }: ListForm, { properties }: EntityEntry) => [
  `ListRow<${typeOf(properties!['may']!.items!)}>`,
  ...(trash ? ['Trashable'] : []),
  ...(extra === undefined ? [] : ['WithOwnFields']),
]

function dataBlock([name, { of, meaning, from, values }]: [string, DataEntry]): string {
  const rows = Object.entries(values).map(
    ([key, value]) => `  ${property(key)}: ${literal(value)},`,
  )
  const type = `Readonly<Record<${union(Object.keys(values))}, ${of}>>`
  return `${doc(meaning, `(${from})`)}\nexport const ${name}: ${type} = {\n${rows.join('\n')}\n}`
}

/** facts/call.ts and facts/calls.ts: what a call is, and the list of all of them as types. */
export function emitCalls({ calls, features }: Model): Output[] {
  const withCalls = features.filter((feature) => feature.calls.length > 0)
  const rows = calls.map(
    ({ id, auth }) =>
      `  ${id}: { request: ${requestType(id)}; response: ${responseType(id)}; auth: '${auth}' }`,
  )
  return [
    typescript(
      'facts/call.ts',
      'features/*.yaml',
      `import type { Rule } from './access'\nimport type { CallId } from './calls'\nimport type { RoleId } from './roles'\nimport type { FeatureId } from './routes'`,
      `/** Of the rows of a customer: those of the person, also those shared with them, or all; each holds the one before. */\nexport type RowScope = 'own' | 'shared' | 'customer'\n\nexport type Rows = RowScope | Readonly<Partial<Record<RoleId, RowScope>>>`,
      `/** Checks a value without throwing. */\nexport interface Schema<T> {\n  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown }\n}`,
      `/** One call of the API: everything both sides need to know of it. */
export interface Call<Id extends CallId = CallId, Request = unknown, Response = unknown> {
  readonly id: Id
  readonly feature: FeatureId
  readonly method: 'GET' | 'POST'
  /** Without a leading slash. */
  readonly path: string
  /** Form fields that tell calls of one path apart. */
  readonly variant?: Readonly<Record<string, string>>
  /**
   * bearer: a member; analytics: a member by the token of the analytics site, who reads only; guest: whoever
   * holds a link to record by, in the header Guest-Token.
   */
  readonly auth: 'none' | 'bearer' | 'guest' | 'analytics'
  /**
   * envelope: {clientRequest} to {status, clientResponse, errorMessage}; form: form-encoded to bare JSON;
   * csv: {clientRequest} to lines of CSV; events: nothing to text/event-stream.
   */
  readonly body: 'envelope' | 'form' | 'none' | 'csv' | 'events'
  readonly access: Rule
  /** Does not count as activity. */
  readonly background: boolean
  readonly idempotent: boolean
  /** Answered also while the person must choose a new password. */
  readonly beforePasswordChange?: boolean
  /** Whose rows it is about; a role that is not named touches its own. */
  readonly rows?: Rows
  /** The handler makes its own transactions. */
  readonly transaction?: 'own'
  /** Where a usual body is too short. */
  readonly bodyLimit?: { readonly bytes: number; readonly keys: number }
  /** Where browsers check what they send; the server checks every request. */
  readonly request?: Schema<Request>
  readonly response: Schema<Response>
}

/** A call for which people fill in a form. */
export interface WriteCall<Id extends CallId = CallId, Request = unknown, Response = unknown> extends Call<Id, Request, Response> {
  readonly request: Schema<Request>
}`,
    ),
    typescript(
      'facts/calls.ts',
      'features/*.yaml',
      withCalls
        .map(
          (feature) =>
            `import type { ${feature.calls.flatMap(({ id }) => [requestType(id), responseType(id)]).join(', ')} } from './features/${feature.name}'`,
        )
        .join('\n'),
      `/** Request, reply and authentication of every call. */\nexport interface Calls {\n${rows.join('\n')}\n}`,
      `export type CallId = keyof Calls`,
    ),
  ]
}

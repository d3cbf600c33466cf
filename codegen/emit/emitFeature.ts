import { requestType, responseType, schemaConst } from '../names/codeNames'
import type { DataEntry } from '../read/manifest'
import type { CallModel, EntityModel, FeatureModel, Model } from '../resolve/model'
import { refsOf } from '../resolve/refsOf'
import { ruleLiteral } from './emitRule'
import { doc, literal, property, typescript, union, type Output } from './output'
import { objectType, typeOf, zodObject, zodOf } from './schemaTypes'

/** facts/features/<feature>.ts: the entities and calls of one area, as types and as checks. */
export function emitFeatures(model: Model): Output[] {
  const ownerOf = new Map(model.entities.map(({ name, feature }) => [name, feature]))
  return model.features
    .filter(({ entities, calls }) => entities.length + calls.length > 0)
    .map((feature) => emitFeature(feature, ownerOf))
}

function emitFeature(
  { name, file, entities, calls, data }: FeatureModel,
  ownerOf: ReadonlyMap<string, string>,
): Output {
  const used = [
    ...entities.map(({ schema }) => schema),
    ...calls.flatMap(({ request, response }) => [request, response]),
  ]
  const foreign = [...new Set(used.flatMap(refsOf))]
    .filter((entity) => ownerOf.get(entity) !== name)
    .sort()
  const owners = [...new Set(foreign.map((entity) => ownerOf.get(entity)!))].sort()
  const imports = [
    `import * as z from 'zod/mini'`,
    ...(calls.length > 0 ? [`import type { Call } from '../call'`] : []),
    ...owners.map((owner) => {
      const theirs = foreign.filter((entity) => ownerOf.get(entity) === owner)
      return `import { ${theirs.flatMap((entity) => [schemaConst(entity), `type ${entity}`]).join(', ')} } from './${owner}'`
    }),
  ]
  return typescript(
    `facts/features/${name}.ts`,
    file,
    imports.join('\n'),
    ...inOrder(entities).map(entityBlock),
    ...Object.entries(data).map(dataBlock),
    ...calls.map(callBlock),
  )
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

function entityBlock({ name, schema }: EntityModel): string {
  const head = doc(schema.meaning, `(${schema.from})`)
  const isPlainObject = schema.type === 'object' && !schema.additionalProperties
  const type = isPlainObject
    ? `export interface ${name} ${objectType(schema)}`
    : `export type ${name} = ${typeOf(schema)}`
  return `${head}\n${type}\n\nexport const ${schemaConst(name)} = ${isPlainObject ? zodObject(schema) : zodOf(schema)}`
}

function dataBlock([name, { of, meaning, from, values }]: [string, DataEntry]): string {
  const rows = Object.entries(values).map(
    ([key, value]) => `  ${property(key)}: ${literal(value)},`,
  )
  const type = `Readonly<Record<${union(Object.keys(values))}, ${of}>>`
  return `${doc(meaning, `(${from})`)}\nexport const ${name}: ${type} = {\n${rows.join('\n')}\n}`
}

function callBlock(call: CallModel): string {
  const {
    id,
    feature,
    method,
    path,
    auth,
    body,
    rule,
    background = false,
    idempotent = false,
    beforePasswordChange,
    rows,
    transaction,
    bodyLimit,
    variant,
  } = call
  const types = [requestType(id), responseType(id)] as const
  const head = literal({ id, feature, method, path, variant, auth, body }).slice(2, -2)
  const tail = literal({
    background,
    idempotent,
    beforePasswordChange,
    rows,
    transaction,
    bodyLimit,
  }).slice(2, -2)
  return `export type ${types[0]} = ${typeOf(call.request)}

export type ${types[1]} = ${typeOf(call.response)}

${doc(call.meaning, `${method} ${path} (${call.from})`)}
export const ${id}: Call<'${id}', ${types.join(', ')}> = {
  ${head},
  access: ${ruleLiteral(rule)},
  ${tail},
  request: ${zodOf(call.request, '  ')},
  response: ${zodOf(call.response, '  ')},
}`
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
  readonly request: Schema<Request>
  readonly response: Schema<Response>
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

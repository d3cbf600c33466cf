import type { SchemaEntry } from '../read/manifest'
import type { Model } from '../resolve/model'
import { json, typescript, type Output } from './output'

/** wiring/calls.ts and wiring/handlers.ts: each call with its handler. One without the other does not compile. */
export function emitHandlers({ features }: Model): Output[] {
  const served = features
    .map((feature) => ({ ...feature, calls: feature.calls.filter((call) => !call.static) }))
    .filter(({ calls }) => calls.length > 0)
  const room = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const ids = served.flatMap(({ calls }) => calls.map(({ id }) => id))
  return [
    typescript(
      'wiring/calls.ts',
      'features/*.yaml',
      served
        .map(
          ({ name, calls }) =>
            `import { ${calls.map(({ id }) => id).join(', ')} } from '../facts/features/${name}'`,
        )
        .join('\n'),
      `/** Every call the server answers; those served as files are not among them. */\nexport const calls = {\n${ids.map((id) => `  ${id},`).join('\n')}\n}`,
      `export type ServedCallId = keyof typeof calls`,
    ),
    typescript(
      'wiring/handlers.ts',
      'features/*.yaml',
      [
        ...served.map(
          ({ name, folder }) =>
            `import * as ${room(name)} from '../../src/${folder}/server/handlers'`,
        ),
        `import type { Handler } from '../../src/server/context'`,
        `import type { ServedCallId } from './calls'`,
      ].join('\n'),
      `/** A call without a handler, or with one of another type, does not compile here. */\nexport const handlers: { readonly [Id in ServedCallId]: Handler<Id> } = {\n${served
        .flatMap(({ name, calls }) => calls.map(({ id }) => `  ${id}: ${room(name)}.${id},`))
        .join('\n')}\n}`,
      `/** A handler without a call does not compile here: its name would have to be \`never\`. */\ntype Surplus = ${served
        .map(({ name }) => `Exclude<keyof typeof ${room(name)}, ServedCallId>`)
        .join(' | ')}\nexport const surplus: [Surplus] extends [never] ? true : Surplus = true`,
    ),
  ]
}

/** wiring/schemas.json: the JSON Schemas (2020-12) of requests and replies, one a line, for the server's validator. */
export function emitSchemas({ entities, calls }: Model): Output {
  const strict = (schema: SchemaEntry) => jsonSchema(schema, (name) => `manifest#/$defs/${name}`)
  const row = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`
  const defined = entities.map(({ name, schema }) => `      ${row(name, strict(schema))}`)
  const checked = calls
    .filter((call) => !call.static)
    .map(
      ({ id, request, response }) =>
        `    ${row(id, { request: strict(request), response: strict(response) })}`,
    )
  const text = `{
  "definitions": {
    "$id": "manifest",
    "$defs": {
${defined.join(',\n')}
    }
  },
  "schemas": {
${checked.join(',\n')}
  }
}
`
  return { path: 'wiring/schemas.json', text }
}

/** Plain JSON Schema: our own keywords become the standard's, and objects admit only what they declare. */
export function jsonSchema(
  schema: SchemaEntry,
  refTo: (name: string) => string,
): Record<string, unknown> {
  const { meaning, properties, items, additionalProperties, $ref, ...rest } = schema
  const { from: _, ...plain } = rest as typeof rest & { from?: string }
  const inner = (entry: SchemaEntry) => jsonSchema(entry, refTo)
  return {
    ...($ref === undefined ? {} : { $ref: refTo($ref) }),
    ...plain,
    ...(meaning === undefined ? {} : { description: meaning }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, entry]) => [name, inner(entry)]),
      ),
    }),
    ...(items && { items: inner(items) }),
    ...(additionalProperties
      ? { additionalProperties: inner(additionalProperties) }
      : properties && { additionalProperties: false }),
  }
}

/** openapi.json: the same calls for everybody else's tools. */
export function emitOpenApi({ manifest, words, calls, entities }: Model): Output {
  const plain = (schema: SchemaEntry) =>
    jsonSchema(schema, (name) => `#/components/schemas/${name}`)
  const paths = new Map<string, Record<string, unknown>>()
  for (const group of groupByPath(calls))
    paths.set(`/${group[0]!.path}`, { [group[0]!.method.toLowerCase()]: operation(group, plain) })
  return json('openapi.json', {
    openapi: '3.1.0',
    info: {
      title: words.get(manifest.app.languages.default)!.get('app.name') ?? 'API',
      version: '1',
      description: 'Generated from the manifest.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ feature }) => feature))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries(entities.map(({ name, schema }) => [name, plain(schema)])),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  })
}

function groupByPath(calls: Model['calls']) {
  const groups = new Map<string, Model['calls'][number][]>()
  for (const call of calls)
    groups.set(`${call.method} ${call.path}`, [
      ...(groups.get(`${call.method} ${call.path}`) ?? []),
      call,
    ])
  return [...groups.values()]
}

function operation(group: Model['calls'], plain: (schema: SchemaEntry) => object) {
  const [first] = group
  const { id, meaning, feature, auth, body, request, response } = first!
  const envelope = (inner: object) => ({
    type: 'object',
    properties: { clientRequest: inner },
    required: ['clientRequest'],
  })
  const answer = (inner: object) => ({
    type: 'object',
    properties: {
      status: { type: 'string', enum: ['Ok', 'Error'] },
      clientResponse: inner,
      errorMessage: { type: 'string' },
      errorCode: { type: 'string' },
    },
    required: ['status'],
  })
  const requests = group.map((call) => plain(call.request))
  const asked = requests.length === 1 ? requests[0]! : { oneOf: requests }
  const replied = plain(response)
  return {
    operationId: group.map((call) => call.id).join('Or'),
    summary: group.map((call) => call.meaning).join(' '),
    tags: [feature],
    security: auth === 'bearer' ? [{ bearer: [] }] : [],
    ...(body === 'none'
      ? {
          parameters: Object.entries(request.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'path',
            required: true,
            schema: plain(schema),
          })),
        }
      : {
          requestBody: {
            required: true,
            content:
              body === 'form'
                ? { 'application/x-www-form-urlencoded': { schema: asked } }
                : { 'application/json': { schema: envelope(asked) } },
          },
        }),
    responses: {
      '200': {
        description: meaning,
        content: {
          'application/json': { schema: body === 'envelope' ? answer(replied) : replied },
        },
      },
      ...(body === 'none'
        ? { '404': { description: `There is no such ${id}.` } }
        : { '400': { description: 'The token is not usable.' } }),
      ...(auth === 'bearer'
        ? { '401': { description: 'Nobody is signed in.' }, '403': { description: 'Not allowed.' } }
        : {}),
    },
  }
}

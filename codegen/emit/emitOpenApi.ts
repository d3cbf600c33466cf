import type { SchemaEntry } from '../read/manifest'
import type { Model } from '../resolve/model'
import { jsonSchema } from '../resolve/jsonSchema'
import { json, type Output } from './output'

/** openapi.json: the same calls for everybody else's tools. */
export function emitOpenApi({ manifest, words, calls, entities }: Model): Output {
  const paths = new Map<string, Record<string, unknown>>()
  for (const group of groupByPath(calls))
    paths.set(`/${group[0]!.path}`, { [group[0]!.method.toLowerCase()]: operation(group) })
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
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        analytics: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guest: { type: 'apiKey', in: 'header', name: 'Guest-Token' },
      },
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

function operation(group: Model['calls']) {
  const [first] = group
  const { id, meaning, feature, auth, body, request, response, stream } = first!
  const requests = group.map((call) => plain(call.request))
  const asked = requests.length === 1 ? requests[0]! : { oneOf: requests }
  const replied = plain(response)
  return {
    operationId: group.map((call) => call.id).join('Or'),
    summary: group.map((call) => call.meaning).join(' '),
    tags: [feature],
    security: auth === 'none' ? [] : [{ [auth]: [] }],
    ...(body === 'none' || body === 'events'
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
        content:
          body === 'csv'
            ? { 'text/csv': { schema: replied } }
            : stream
              ? { 'text/event-stream': { schema: plain({ $ref: stream.of }) } }
              : { 'application/json': { schema: body === 'envelope' ? answer(replied) : replied } },
      },
      ...(body === 'none'
        ? { '404': { description: `There is no such ${id}.` } }
        : { '400': { description: 'The token is not usable.' } }),
      ...(stream ? { '429': { description: 'Too many listen already.' } } : {}),
      ...(auth === 'bearer' || auth === 'analytics'
        ? { '401': { description: 'Nobody is signed in.' }, '403': { description: 'Not allowed.' } }
        : {}),
    },
  }
}

const plain = (schema: SchemaEntry) => jsonSchema(schema, (name) => `#/components/schemas/${name}`)

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
    errorParams: { type: 'object' },
    errorFaults: { type: 'array', items: { type: 'object' } },
  },
  required: ['status'],
})

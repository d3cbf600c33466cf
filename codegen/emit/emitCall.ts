import { requestType, responseType, rowsType, schemaConst, valuesConst } from '../names/codeNames'
import type { SchemaEntry } from '../read/manifest'
import { formOf, rowEntity, type ListForm } from '../read/forms/callForms'
import type { CallModel } from '../resolve/model'
import { ruleLiteral } from './emitRule'
import { doc, literal, union } from './output'
import { objectType, pure, typeOf, zodOf } from './schemaTypes'

/** One call: the types of both its sides, and what they need to know of it. */
export function callBlock(
  call: CallModel,
  callNamed: (id: string) => CallModel | undefined,
): string {
  const { id, feature, method, path, auth, body, rule, variant } = call
  const { background = false, idempotent = false } = call
  const { beforePasswordChange, rows, transaction, bodyLimit } = call
  const head = literal({ id, feature, method, path, variant, auth, body }).slice(2, -2)
  const tail = literal({
    background,
    idempotent,
    beforePasswordChange,
    rows,
    transaction,
    bodyLimit,
  }).slice(2, -2)
  const { before, request, requestCheck, response, responseCheck } = sidesOf(call, callNamed)
  return `${before.map((block) => `${block}\n\n`).join('')}export type ${requestType(id)} = ${request}

export type ${responseType(id)} = ${response}

${doc(call.meaning, `${method} ${path} (${call.from})`)}
export const ${id}: ${requestCheck === undefined ? 'Call' : 'WriteCall'}<'${id}', ${requestType(id)}, ${responseType(id)}> = {
  ${head},
  access: ${ruleLiteral(rule)},
  ${tail},${requestCheck === undefined ? '' : `\n  request: ${requestCheck},`}
  response: ${responseCheck},
}`
}

interface Sides {
  /** Declared before the call. */
  readonly before: readonly string[]
  readonly request: string
  /** Where browsers check what they send. */
  readonly requestCheck?: string
  readonly response: string
  readonly responseCheck: string
}

/** Types and checks of facts/forms.ts stand for what calls of one form have in common. */
function sidesOf(call: CallModel, callNamed: (id: string) => CallModel | undefined): Sides {
  const plain = {
    before: [],
    request: typeOf(call.request),
    response: typeOf(call.response),
    responseCheck: zodOf(call.response, '  '),
  }
  const inList = (id: string | undefined) => callNamed(id ?? '')?.list
  switch (formOf(call)) {
    case 'list':
      return listSides(call, call.list!, plain)
    case 'change':
      return {
        ...plain,
        request: `ChangeRequest<${rowsType(call.change!.in)}>${besides(call.request, ['selection'])}`,
        response: 'ChangeResponse',
        responseCheck: 'changeResponse',
      }
    case 'export': {
      const { in: list } = call.export!
      const columns = typeOf(call.request.properties!['columns']!.items!)
      return {
        ...plain,
        request: `ExportRequest<${rowsType(list)}, ${sortsOf(inList(list))}, ${columns}>`,
      }
    }
    case 'import':
      return {
        ...plain,
        request: `ImportRequest<${requestType(call.import!.like)}['values']>`,
        requestCheck: pure(`importRequest(${valuesConst(call.import!.like)})`, ''),
        response: 'ImportResponse',
        responseCheck: 'importResponse',
      }
    case 'create': {
      const values = valuesConst(call.id)
      return {
        ...plain,
        before: [`export const ${values} = ${zodOf(call.request.properties!['values']!)}`],
        requestCheck: pure(`object({ values: ${values} })`),
      }
    }
    case 'update':
      return { ...plain, requestCheck: zodOf(call.request, '  ') }
    default:
      return plain
  }
}

function listSides(call: CallModel, form: ListForm, plain: Sides): Sides {
  const { search, filter = [], trash, extra, sums } = form
  const isFiltered = filter.length > 0 || extra !== undefined
  const has = [search && 'search', isFiltered && 'filters', trash && 'trash'].filter(
    (part) => typeof part === 'string',
  )
  const field = extra === undefined ? union(filter) : 'string'
  const rows = rowsType(call.id)
  const row = rowEntity(call.id)
  const ours = {
    before: [`export type ${rows} = WhichRows<${union(has)}, ${field}>`],
    request: `ListRequest<${rows}, ${sortsOf(form)}>`,
  }
  if (sums) return { ...plain, ...ours }
  return {
    ...ours,
    response: `ListResponse<${row}>`,
    responseCheck: pure(`listResponse(${schemaConst(row)})`, ''),
  }
}

const sortsOf = (form: ListForm | undefined) => union(form?.sort ?? [])

/** The other properties of a request, as a type to be added. */
function besides({ properties = {}, required = [] }: SchemaEntry, known: readonly string[]) {
  const others = Object.entries(properties).filter(([name]) => !known.includes(name))
  if (others.length === 0) return ''
  return ` & ${objectType({ properties: Object.fromEntries(others), required })}`
}

import type { CallEntry, FeatureFile, Manifest, SchemaEntry } from '../manifest'
import { formOf, rowEntity, type FieldsForm, type FormName } from './callForms'
import { page, question, rowOf } from './listSchemas'
import { object } from './schemas'
import {
  changeOf,
  changeReply,
  exported,
  imported,
  importReply,
  newValues,
  updateOf,
  type List,
} from './writeSchemas'

/**
 * Writes out what the forms of calls stand for, so that all that follows sees ordinary calls with ordinary schemas.
 * Where a form names what is not there, which a check tells, less is written.
 */
export function expandCalls(manifest: Manifest): Manifest {
  const forms = formsIn(manifest.features)
  if (!forms) return manifest
  return { ...manifest, features: manifest.features.map((feature) => expanded(feature, forms)) }
}

/** The calls that others name, and the rows they are about. */
interface Forms {
  listNamed(id: string | undefined): List | undefined
  /** The fields a create or an update writes, its own or those of the call it is like. */
  fieldsOf(form: CallEntry['create']): FieldsForm | undefined
}

export function formsIn(features: Manifest['features']): Forms | undefined {
  const calls = features.flatMap((feature) => feature.calls ?? [])
  if (!calls.some(formOf)) return undefined
  const entities = new Map(features.flatMap((feature) => Object.entries(feature.entities ?? {})))
  const byId = new Map(calls.map((call) => [call.id, call]))
  return {
    listNamed(id) {
      const form = id === undefined ? undefined : byId.get(id)?.list
      return form && { id: id!, form, entity: entities.get(form.of) ?? {} }
    },
    fieldsOf(form) {
      if (form?.like === undefined) return form
      const other = byId.get(form.like)?.create
      return other?.like === undefined ? other : undefined
    },
  }
}

function expanded<Feature extends FeatureFile & { readonly name: string }>(
  feature: Feature,
  forms: Forms,
): Feature {
  const calls = feature.calls ?? []
  const rows = calls.flatMap(({ id, list }) => {
    const named = list && forms.listNamed(id)
    return named ? [[rowEntity(id), rowOf(id, named.form, named.entity)] as const] : []
  })
  if (!calls.some(formOf)) return feature
  return {
    ...feature,
    calls: calls.map((call) => withSchemas(call, feature.name, forms)),
    entities: { ...Object.fromEntries(rows), ...feature.entities },
  }
}

const nothing = object({})

function withSchemas(call: CallEntry, feature: string, forms: Forms): CallEntry {
  const form = formOf(call)
  if (!form) return call
  const fields = forms.fieldsOf(call.create ?? call.update ?? call.import)
  const list = forms.listNamed(listIdOf(call, fields))
  const usual = {
    method: 'POST' as const,
    path: `rest/secure/service/${feature}/${call.id}`,
    meaning: meaningOf(form, call.stream?.of ?? list?.form.of ?? 'rows'),
    ...usualFacts[form],
  }
  const schemas =
    list && form !== 'stream'
      ? schemasOf(form, call, list, fields ?? { in: list.id, fields: [] })
      : undefined
  return { ...usual, ...call, ...(schemas ?? { request: nothing, response: restOf(form) }) }
}

/** The events of a stream are checked one by one; what remains of a reply is its text. */
const restOf = (form: FormName): SchemaEntry => (form === 'stream' ? { type: 'string' } : nothing)

const listIdOf = ({ id, list, change, export: file }: CallEntry, fields?: FieldsForm) =>
  list ? id : (change?.in ?? file?.in ?? fields?.in)

const usualFacts: Readonly<Record<FormName, Partial<CallEntry>>> = {
  list: { idempotent: true },
  create: {},
  update: {},
  change: {},
  // A page of it at a time has the connection, which others need meanwhile.
  export: { idempotent: true, body: 'csv', transaction: 'own' },
  // 500 rows of 40 fields.
  import: { bodyLimit: { bytes: 2_000_000, keys: 22_000 } },
  // Listening is nothing that people do, and lasts longer than a transaction may.
  stream: {
    method: 'GET',
    body: 'events',
    idempotent: true,
    background: true,
    transaction: 'own',
  },
}

function meaningOf(form: FormName, of: string): string {
  switch (form) {
    case 'list':
      return `A page of rows: ${of}.`
    case 'create':
      return `Adds a row: ${of}.`
    case 'update':
      return `Changes a row: ${of}.`
    case 'change':
      return `Does one thing with several rows: ${of}.`
    case 'export':
      return `Rows as a table for other programs: ${of}.`
    case 'import':
      return `Adds and changes rows of a table: ${of}.`
    case 'stream':
      return `Tells what happens, as it happens: ${of}.`
  }
}

function schemasOf(
  form: Exclude<FormName, 'stream'>,
  call: CallEntry,
  list: List,
  fields: FieldsForm,
): { request: SchemaEntry; response: SchemaEntry } {
  const row = { $ref: rowEntity(list.id) }
  switch (form) {
    case 'list':
      return { request: question(list.form), response: page(list.id, list.form, list.entity) }
    case 'create':
      return { request: object({ values: newValues(list, fields) }), response: row }
    case 'update':
      return { request: updateOf(list, fields), response: row }
    case 'change':
      return { request: changeOf(list, call.change!), response: changeReply }
    case 'export':
      return { request: exported(list), response: { type: 'string' } }
    case 'import':
      return { request: imported(list, fields), response: importReply }
  }
}

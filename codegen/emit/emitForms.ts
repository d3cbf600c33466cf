import { formOf } from '../read/forms/callForms'
import { refEntity } from '../read/forms/fieldTypes'
import type { Model } from '../resolve/model'
import { typescript, type Output } from './output'

/** Names that facts/forms.ts exports. */
export const formNames = [
  'listResponse',
  'changeResponse',
  'importRequest',
  'importResponse',
  'WhichRows',
  'ListRow',
  'Trashable',
  'WithOwnFields',
  'ListRequest',
  'ListResponse',
  'ChangeRequest',
  'ChangeResponse',
  'ExportRequest',
  'ImportRequest',
  'ImportResponse',
]

/** facts/forms.ts: what all calls of one form have in common. */
export function emitForms(model: Model): Output[] {
  const home = formsHome(model)
  return home === undefined ? [] : [formsFile(home)]
}

/** The feature that describes Ref, which forms need; undefined while no call has a form. */
export const formsHome = ({ calls, entities }: Model): string | undefined =>
  calls.some(formOf) ? entities.find(({ name }) => name === refEntity)?.feature : undefined

const formsFile = (home: string) =>
  typescript(
    'facts/forms.ts',
    'features/*.yaml',
    `import * as z from 'zod/mini'\nimport type { Schema } from './call'\nimport type { Ref } from './features/${home}'`,
    `/** One condition. With is on one field any of them, otherwise all must hold; none has no value. */
export interface Condition<Field extends string> {
  field: Field
  op: 'is' | 'has' | 'from' | 'to' | 'none'
  value?: string
}

/** The rows that somebody means, by what a list can be asked. */
export type WhichRows<Part extends 'search' | 'filters' | 'trash', Field extends string> = Pick<
  { search?: string; filters?: Condition<Field>[]; trash?: boolean },
  Part
>

type FieldOf<Rows> = Rows extends { filters?: Condition<infer Field>[] } ? Field : never

export type ListRequest<Rows, Sort extends string> = Rows & {
  sort?: { field: Sort; desc: boolean }
  /** The \`next\` of the page before. */
  after?: string
  limit?: number
  ids?: string[]
  /** Answers the values of this field, with how many rows have each. */
  values?: FieldOf<Rows>
  /** Answers how many rows each of these finds. */
  counts?: { id: string; filters: Condition<FieldOf<Rows>>[] }[]
  /** Counts beyond the number up to which counting is quick. */
  exact?: boolean
}

/** Fields that every row has besides those of its entity. */
export interface ListRow<Act extends string> {
  /** Actions that this person may take. */
  may: Act[]
  rev: number
  changed?: { by?: Ref; at: string }
}

export interface Trashable {
  trashed?: { by?: Ref; at: string }
}

/** Values of own fields by field id. */
export interface WithOwnFields {
  extra: Record<string, string | number | string[]>
}

export interface ListResponse<Row> {
  rows: Row[]
  next?: string
  total?: number
  /** There are at least as many as \`total\`. */
  isFloor?: boolean
  counts?: { id: string; count: number; isFloor: boolean }[]
  values?: { value: string; name?: string; count: number }[]
}

/** Rows one by one, or all that a question finds but these; \`expected\` is how many the person was told. */
export interface ChangeRequest<Rows> {
  selection: { ids: string[] } | { all: Rows; except: string[]; expected: number }
}

export interface ChangeResponse {
  changed: string[]
  refused: { id: string; code: string; params?: Record<string, string> }[]
}

export type ExportRequest<Rows, Sort extends string, Column extends string> = Rows & {
  sort?: { field: Sort; desc: boolean }
  ids?: string[]
  columns: Column[]
}

export interface ImportRequest<Values> {
  importId: string
  /** Judges without writing. */
  dryRun: boolean
  mode: 'fill' | 'overwrite' | 'skip'
  /** Sends nothing to anybody. */
  isQuiet?: boolean
  rows: Values[]
}

export interface ImportResponse {
  rows: {
    verdict: 'new' | 'changed' | 'same' | 'skipped' | 'refused'
    id?: string
    faults: { field: string; code: string }[]
  }[]
  places?: { free: number; whole: number }
  invites?: boolean
}`,
    `const count = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))
const fault = /* @__PURE__ */ z.object({ field: /* @__PURE__ */ z.string(), code: /* @__PURE__ */ z.string() })

export const listResponse = <Row>(row: z.ZodMiniType<Row>): Schema<ListResponse<Row>> =>
  z.object({
    rows: z.array(row),
    next: z.optional(z.string()),
    total: z.optional(count),
    isFloor: z.optional(z.boolean()),
    counts: z.optional(z.array(z.object({ id: z.string(), count, isFloor: z.boolean() }))),
    values: z.optional(z.array(z.object({ value: z.string(), name: z.optional(z.string()), count }))),
  })

export const changeResponse: Schema<ChangeResponse> = /* @__PURE__ */ z.object({
  changed: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  refused: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
    id: /* @__PURE__ */ z.string(),
    code: /* @__PURE__ */ z.string(),
    params: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string())),
  })),
})

export const importRequest = <Values>(values: z.ZodMiniType<Values>): Schema<ImportRequest<Values>> =>
  z.object({
    importId: z.string().check(z.minLength(1), z.maxLength(64)),
    dryRun: z.boolean(),
    mode: z.enum(['fill', 'overwrite', 'skip']),
    isQuiet: z.optional(z.boolean()),
    rows: z.array(values).check(z.maxLength(500)),
  })

export const importResponse: Schema<ImportResponse> = /* @__PURE__ */ z.object({
  rows: /* @__PURE__ */ z.array(/* @__PURE__ */ z.object({
    verdict: /* @__PURE__ */ z.enum(['new', 'changed', 'same', 'skipped', 'refused']),
    id: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
    faults: /* @__PURE__ */ z.array(fault),
  })),
  places: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({ free: count, whole: count })),
  invites: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})`,
  )

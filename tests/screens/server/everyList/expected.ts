/** What a list should answer, by loops over its rows as they are answered. */
import { sql } from 'kysely'
import { stored } from '../../../../generated/facts/stored'
import type { List } from '../../../../src/screens/server'
import { ownFieldName, ownFieldTypes } from '../../../../src/screens/ownField'
import type { Askable, Question, SearchFilter } from '../../../../src/screens/question'
import type { Context } from '../../../../src/server/context'

export interface Seen {
  readonly id: string
  readonly isTrashed: boolean
  readonly row: Readonly<Record<string, unknown>>
}

/** The fields in which the words of a search are looked for. */
export const searched: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.values(stored).flatMap(({ lists, search }) => lists.map((id) => [id, search])),
  ),
  listUsers: ['name', 'email', 'title', 'department', 'location', 'extra'],
  listPeople: ['name', 'title', 'department', 'location', 'extra'],
  listRoleChoices: ['name'],
  listContacts: ['firstName', 'lastName', 'email', 'company', 'title', 'phone'],
  listRoleBases: ['name'],
  listStaticContactLists: ['name'],
  listContactListChoices: ['name'],
  listContactLists: ['name'],
  listIndustryTypeChoices: ['name'],
  listCustomers: ['name', 'city'],
  listProfileFields: ['name'],
  listIndustryTypes: ['path'],
  listAccounts: ['name', 'email'],
  listGeneralRoles: ['name'],
  listBrokenAssets: ['name'],
  listMergeableAccounts: ['name'],
  listLetters: ['name', 'email'],
  listClips: ['title', 'description', 'tags', 'owner'],
  listShotTypeChoices: ['name'],
  listApproverChoices: ['name'],
  listClipPeople: ['name'],
  listFiles: ['title', 'name', 'owner'],
  listScripts: ['title', 'body'],
  listBumpers: ['title'],
  listPrograms: ['title', 'owner'],
  listInbox: ['title', 'owner'],
  listApprovals: ['title', 'askedBy'],
  listApprovalPolicies: ['name'],
  listPolicyChoices: ['name'],
  listConsents: ['name'],
  listConsentForms: ['name'],
  listConsentFormChoices: ['name'],
  listBumperClips: ['name'],
  listTemplates: ['title', 'description'],
  listChannels: ['name', 'description'],
  discoverChannels: ['name', 'description'],
  listChannelChoices: ['name'],
  listTemplateChoices: ['name', 'description'],
  listRecordingTasks: ['title', 'assignee'],
  listCampaigns: ['name'],
  listCampaignLetters: ['subject'],
  listCampaignPeople: ['name', 'email'],
  listCampaignPages: ['name'],
  listCampaignRequests: ['name'],
  listSuppressed: ['name', 'email'],
  listCrowdRequests: ['title'],
  listFileRequests: ['title', 'assignee'],
  listDeliverables: ['title', 'maker'],
  listOrders: ['title'],
  listEditors: ['name'],
  listEditingVendors: ['name'],
  listCrowdSubmissions: ['name', 'email'],
  listStoryboards: ['title', 'goal', 'owner'],
  listStoryboardChoices: ['name'],
  listSharePages: ['title'],
  listSharePrograms: ['name'],
  listLayouts: ['letter', 'subject'],
  listWhitelist: ['pattern'],
  listShareLayouts: ['name'],
  listShareLayoutChoices: ['name'],
}

/** Orders that no field of the row says. */
type OrderKey = (seen: Seen, all: ReadonlyMap<string, Seen>, keys: Keys) => string
const orders: Readonly<Record<string, OrderKey>> = {
  'listIndustryTypes.path': pathOf,
}

/** Of whose order the rows themselves say nothing. */
export const isUnsaid = ({ callId }: List, { field }: { field: string }) =>
  ['listIndustryTypeChoices.name', 'listMergeableAccounts.name'].includes(`${callId}.${field}`)

function pathOf({ row }: Seen, all: ReadonlyMap<string, Seen>, keys: Keys): string {
  const own = String(row['position']).padStart(4, '0') + keys(String(row['name']))
  const parent = all.get((row['parent'] as { id?: string } | undefined)?.id ?? '')
  return parent ? `${pathOf(parent, all, keys)}\u0001${own}` : own
}

/** What filters may name: the customer's own fields too. */
export async function filtersOf(
  { facts, definition }: List,
  context: Context,
): Promise<Askable['filter']> {
  const own = (await definition.extra?.fields(context)) ?? []
  const each = own.map(({ id, kind }) => [
    ownFieldName(id),
    { type: ownFieldTypes[kind], isOptional: true },
  ])
  return { ...facts.filter, ...Object.fromEntries(each) }
}

/** The value of a field of the entity, or of one of the customer's own. */
export const valueIn = (row: Seen['row'], field: string): unknown => {
  const own = Object.entries((row['extra'] ?? {}) as Seen['row'])
  const found = own.find(([id]) => ownFieldName(id) === field)
  return found ? found[1] : row[field]
}

/** All rows the member sees, read by the list's own `rows`, `load` and `present`. */
export async function readAll({ definition, present }: List, context: Context): Promise<Seen[]> {
  const id = typeof definition.id === 'string' ? sql.ref(definition.id) : definition.id
  const found = await definition
    .rows(context.db, context)
    .select(sql`${id}`.as('id'))
    .execute()
  if (found.length === 0) return []
  const ids = found.map((each) => each.id as string)
  const loaded = await definition.load(context.db, ids, context)
  const shown = await present(loaded, context)
  return loaded.map((each, at) => ({
    id: each.id,
    isTrashed: definition.trash !== undefined && each.deletedAt != null,
    row: shown[at]!,
  }))
}

/** What `search_key` makes of a text; that it is right, list.test.ts shows. */
export type Keys = (text: string) => string

export async function keysOf(texts: readonly string[], { db }: Context): Promise<Keys> {
  const all = [...new Set(texts)].filter((text) => !text.includes('\0'))
  const { rows } = await sql<{ key: string }>`
    select search_key(t) as key from unnest(${all}::text[]) with ordinality as each (t, at) order by at`.execute(
    db,
  )
  const keys = new Map(all.map((text, at) => [text, rows[at]!.key]))
  return (text) => keys.get(text) ?? text
}

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  // Of the customer's own fields some are numbers, by which people are found as well.
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export const wordsOf = ({ search = '', filters = [] }: Question): string[] => [
  ...search.split(/\s+/),
  ...filters.flatMap(({ value = '' }) => [value, value.trim()]),
]

/** The rows that match, in no order. */
export function matching(
  list: List,
  filter: Askable['filter'],
  all: readonly Seen[],
  { search = '', filters = [], trash = false }: Question,
  { keys, now }: { keys: Keys; now: Date },
): Seen[] {
  const words = search.split(/\s+/).filter(Boolean).map(keys)
  const fields = searched[list.callId]
  return all.filter(({ isTrashed, row }) => {
    if (isTrashed !== trash) return false
    const text = (fields ?? [])
      .flatMap((field) => wordsOfValue(row[field]))
      .map(keys)
      .join(' ')
    if (!words.every((word) => text.includes(word))) return false
    const anyOf = new Set(filters.flatMap(({ field, op }) => (op === 'is' ? [field] : [])))
    return (
      [...anyOf].every((field) =>
        filters.some((each) => each.field === field && each.op === 'is' && holds(each)),
      ) && filters.every((each) => each.op === 'is' || holds(each))
    )
    function holds(asked: SearchFilter): boolean {
      const { type } = filter[asked.field]!
      return passes(type, valueIn(row, asked.field), asked, keys, now)
    }
  })
}

/** A Ref is found by its name alone. */
const wordsOfValue = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'name' in value
    ? [String(value.name)]
    : textsIn(value)

const dayMs = 86_400_000
const idOf = (ref: unknown) => (ref as { id: string }).id

function passes(
  type: string,
  given: unknown,
  { op, value = '' }: SearchFilter,
  keys: Keys,
  now: Date,
): boolean {
  if (op === 'none') return given === undefined || (Array.isArray(given) && given.length === 0)
  if (given === undefined) return false
  switch (type) {
    case 'refs':
      return (given as unknown[]).map(idOf).includes(value)
    case 'ref':
      return idOf(given) === value
    case 'texts':
      return (given as string[]).includes(value)
    case 'flags':
      return (given as Record<string, boolean>)[value] === true
    case 'integer':
    case 'number':
      return op === 'from' ? Number(given) >= Number(value) : Number(given) <= Number(value)
    case 'date':
    case 'moment': {
      const relative = /^([+-]\d+)d$/.exec(value)
      const then = relative ? now.getTime() + Number(relative[1]) * dayMs : Date.parse(value)
      const at = type === 'date' ? Math.floor(then / dayMs) * dayMs : then
      const isDay = relative === null && value.length === 10
      const moment = Date.parse(String(given))
      return op === 'from' ? moment >= at : moment <= (isDay ? at + dayMs - 1 : at)
    }
    case 'enum':
    case 'boolean':
      return String(given) === value
    case 'email':
    case 'uri':
      return op === 'is'
        ? given === value
        : String(given).toLowerCase().includes(value.toLowerCase())
    default:
      return op === 'is'
        ? keys(String(given)) === keys(value)
        : keys(String(given)).includes(keys(value.trim()))
  }
}

/** The orders in which these rows may come, by what the field shows or by its key. */
export function orderings(
  list: List,
  found: readonly Seen[],
  all: readonly Seen[],
  { field, desc }: { field: string; desc: boolean },
  keys: Keys,
): string[][] {
  const byId = new Map(all.map((seen) => [seen.id, seen]))
  const own = orders[`${list.callId}.${field}`]
  const { type } = list.facts.sort[field]!
  const shown = ({ row }: Seen) =>
    row[field] === undefined ? undefined : comparable(type, row[field])
  const sorts: ((seen: Seen) => string | number | undefined)[] = own
    ? [(seen) => own(seen, byId, keys)]
    : [shown, (seen) => (typeof shown(seen) === 'string' ? keys(String(shown(seen))) : shown(seen))]
  return sorts.map((valueOf) =>
    found
      .toSorted((a, b) => {
        const [x, y] = [valueOf(a), valueOf(b)]
        if (x === undefined || y === undefined) {
          if (x !== y) return x === undefined ? 1 : -1
        } else if (x !== y) return (desc ? -1 : 1) * (isBefore(x, y) ? -1 : 1)
        return (desc ? -1 : 1) * (a.id < b.id ? -1 : 1)
      })
      .map(({ id }) => id),
  )
}

function comparable(type: string, value: unknown): string | number {
  if (type === 'moment' || type === 'date') return Date.parse(String(value))
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : String(value)
}

/** Texts as the database compares them: by their bytes. */
const isBefore = (x: string | number, y: string | number) =>
  typeof x === 'number' ? x < Number(y) : Buffer.compare(Buffer.from(x), Buffer.from(String(y))) < 0

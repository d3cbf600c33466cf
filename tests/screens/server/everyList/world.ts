/** Hostile rows in every list of the manifest, written by the calls of the screens that show it. */
import type { Schema } from '../../../support/schema'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { Screen } from '../../../../generated/facts/screen'
import { roles as knownRoles, type RoleId } from '../../../../generated/facts/roles'
import { handlers } from '../../../../generated/wiring/handlers'
import { definitions, schemas } from '../../../../generated/wiring/schemas.json'
import { can } from '../../../../src/access/can'
import { rowScopeOf } from '../../../../src/access/rowScope'
import { worldOf } from '../../../../src/access/worldOf'
import type { OwnField } from '../../../../src/screens/ownField'
import { listsAmong, type List } from '../../../../src/screens/server'
import type { Context } from '../../../../src/server/context'
import { Failure } from '../../../../src/server/errors'
import { flagsOf } from '../../../../src/session/server'
import { anApproval, aPolicy } from '../../../support/approvals'
import { insertSharePage, onAir } from '../../../support/sharing'
import { insertTemplate } from '../../../support/templates'
import { aStoryboard } from '../../../support/work'
import { insertBumper } from '../../../support/bumpers'
import { aCampaign } from '../../../support/campaigns'
import { insertClip } from '../../../support/clips'
import { contextOf } from '../../../support/contacts'
import { insertFile } from '../../../support/files'
import type { TestApp } from '../../../support/world'
import { hostile } from '../oracle'

const { lists } = listsAmong(handlers)

/** All lists of the product, by the ids of their calls. */
export const everyList: ReadonlyMap<string, List> = lists

const screens = Object.values(
  import.meta.glob<{ screen: Screen }>('../../../../generated/facts/screens/*.ts', { eager: true }),
).map(({ screen }) => screen)

type AnyHandler = (request: unknown, context: Context) => Promise<unknown>
const handlerOf = (id: string) => (handlers as unknown as Record<string, AnyHandler>)[id]!

/** Somebody who may ask for the rows of each list, all of them in one customer. */
export async function createAsking(app: TestApp): Promise<(list: List) => Context> {
  const given = await contextOf(app.database, { roles: ['cm'] })
  const flags = flagsOf({ flags: {} })
  return ({ facts }) => {
    const role = (Object.keys(knownRoles) as RoleId[]).find((each) =>
      can(facts.access, worldOf([each], flags)),
    )!
    const roles = [role]
    const held = [{ role, closed: new Set<string>() }]
    const member = { ...given.member, roles, held, flags }
    return { ...given, member, services: app.services, rows: rowScopeOf(facts, roles) }
  }
}

/** Its answer, or undefined where it is refused: a value may be taken already, or unfit. */
export async function attempt(id: string, request: unknown, context: Context): Promise<unknown> {
  const run = (db: Context['db']) => handlerOf(id)(request, { ...context, db })
  try {
    return await context.db.transaction().execute(run)
  } catch (fault) {
    if (fault instanceof Failure) return undefined
    throw fault
  }
}

const someIds = async (listId: string | undefined, asking: (list: List) => Context) => {
  const list = listId === undefined ? undefined : everyList.get(listId)
  if (!list) return []
  const { rows } = await list.answer({ limit: 200 }, asking(list))
  return rows.map((row) => (row as Record<string, string>)[list.facts.key]!)
}

/** Requests that add a row to the screen's list. */
export async function rowsFor(screen: Screen, asking: (list: List) => Context) {
  const { create } = screen.calls
  const schema = (schemas as unknown as Record<string, { request: Schema }>)[create!.id]!
  const values = schema.request.properties!['values']!
  const picked: Record<string, readonly string[]> = {}
  for (const { field, options } of screen.groups.flatMap(({ inputs }) => inputs)) {
    if (options) picked[field] = await someIds(options, asking)
  }
  const own = await ownValues(everyList.get(screen.calls.list.id)!, asking)
  return fc
    .record({ values: valueOf(values, picked) as fc.Arbitrary<object>, extra: own })
    .map(({ values: each, extra }) => ({ values: extra ? { ...each, extra } : each }))
}

/** Values of the customer's own fields, of lists that have any. */
async function ownValues(
  list: List,
  asking: (list: List) => Context,
): Promise<fc.Arbitrary<object | undefined>> {
  const fields = await list.definition.extra?.fields(asking(list))
  if (!fields) return fc.constant(undefined)
  const values = fields.map((field) => [field.id, ownValueOf(field)])
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  })
}

function ownValueOf({ kind, choices }: OwnField): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'number':
      return fc.constantFrom(-5, 0, 7, 2.5, 1e9)
    case 'date':
      return aDay
    case 'select':
      return fc.constantFrom(...choices)
    case 'multi':
      return fc.subarray([...choices])
    default:
      return aText.map((text) => text.slice(0, 200))
  }
}

export const screensWith = (call: 'create'): readonly Screen[] =>
  screens.filter(({ calls, isPage }) => calls[call] && !isPage)

/** Adds rows to every list, and does with some of them what its screen can do. */
export async function fill(asking: (list: List) => Context, count: number): Promise<void> {
  await fillClips(asking(everyList.get('listClips')!), count)
  await fillFiles(asking(everyList.get('listFiles')!), count)
  await fillBumpers(asking(everyList.get('listBumpers')!), count)
  await fillTemplates(asking(everyList.get('listTemplates')!), count)
  await fillStoryboards(asking(everyList.get('listStoryboards')!), count)
  await fillApprovals(asking(everyList.get('listApprovals')!), count)
  await fillSharePages(asking(everyList.get('listSharePages')!), count)
  await fillWhitelist(asking(everyList.get('listWhitelist')!), count)
  await fillCampaigns(asking(everyList.get('listCampaigns')!))
  for (const screen of screensWith('create')) {
    const list = everyList.get(screen.calls.list.id)!
    const context = asking(list)
    for (const request of fc.sample(await rowsFor(screen, asking), { numRuns: count, seed: 11 })) {
      await attempt(screen.calls.create!.id, request, context)
    }
    const ids = await someIds(screen.calls.list.id, asking)
    for (const [at, { call, ask }] of screen.actions.entries()) {
      if (ask || /erase|remove|close/i.test(call)) continue
      const some = ids.filter((id, n) => n % 4 === at % 4 && id !== context.member.customerId)
      await attempt(call, { selection: { ids: some } }, context)
    }
  }
}

/** Letters name one of them. */
async function fillCampaigns({ db, member }: Context): Promise<void> {
  for (const name of words) await aCampaign(db, member, { name })
}

/** Clips begin with an upload instead of a form. */
async function fillClips({ db, member }: Context, count: number): Promise<void> {
  const clip = fc.record({
    title: aText,
    durationMs: fc.option(fc.nat(90_000)),
    fileName: aText,
    state: fc.constantFrom('ready', 'ready', 'failed', 'uploaded', 'playable'),
    createdAt: fc
      .date({ min: new Date('2025-06-01'), max: new Date('2026-11-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    deletedAt: fc.constantFrom(undefined, undefined, new Date('2026-11-01')),
    description: aText,
    tags: fc.array(aText, { maxLength: 3 }),
    language: fc.constantFrom(undefined, 'de', 'en'),
    rating: fc.nat(5),
    visibility: fc.constantFrom('private' as const, 'shared' as const, 'customer' as const),
    rightsExpireAt: fc.option(aDay, { nil: undefined }),
  })
  for (const given of fc.sample(clip, { numRuns: count, seed: 11 })) {
    await insertClip(db, member, { ...given, title: given.title.slice(0, 300) })
  }
}

async function fillFiles({ db, member }: Context, count: number): Promise<void> {
  const file = fc.record({
    title: aText.map((text) => text.slice(0, 300)),
    kind: fc.constantFrom('image', 'logo', 'document', 'music', 'font', 'subtitle'),
    state: fc.constantFrom('ready', 'ready', 'failed', 'rejected', 'uploaded'),
    tags: fc.array(
      aText.map((text) => text.slice(0, 40)),
      { maxLength: 3 },
    ),
    licence: fc.constantFrom(undefined, 'own', 'stock', 'cc'),
    licenceExpiresAt: fc.option(aDay, { nil: undefined }),
    visibility: fc.constantFrom('private', 'customer'),
    deletedAt: fc.constantFrom(undefined, undefined, new Date('2026-11-01')),
  })
  for (const given of fc.sample(file, { numRuns: count, seed: 11 })) {
    await insertFile(db, member, given)
  }
}

/** Programs can be made of those that are published. */
async function fillTemplates({ db, member }: Context, count: number): Promise<void> {
  const template = fc.record({
    title: aText.map((text) => text.slice(0, 200)),
    isBio: fc.boolean(),
    isPublished: fc.boolean(),
  })
  for (const given of fc.sample(template, { numRuns: count, seed: 11 }))
    await insertTemplate(db, member, given)
}

/** Templates among them, and in every state. */
async function fillStoryboards({ db, member }: Context, count: number): Promise<void> {
  const storyboard = fc.record({
    title: aText.map((text) => text.slice(0, 200)),
    goal: fc.option(aText.map((text) => text.slice(0, 500))),
    state: fc.constantFrom('draft', 'active', 'on_hold', 'cancelled', 'archived'),
    isTemplate: fc.boolean(),
    dueOn: fc.option(fc.constantFrom('2026-11-27', '2026-12-04')),
    deletedAt: fc.constantFrom(undefined, undefined, new Date('2026-11-01')),
  })
  for (const given of fc.sample(storyboard, { numRuns: count, seed: 11 }))
    await aStoryboard(db, member, given)
}

/** Pages show programs on air. */
async function fillSharePages({ db, member }: Context, count: number): Promise<void> {
  const page = fc.record({
    title: aText.filter((text) => text.trim() !== '').map((text) => text.slice(0, 120)),
    plays: fc.nat(9),
    maxPlays: fc.constantFrom(null, null, 5),
    expiresOn: fc.option(aDay),
    disabledAt: fc.constantFrom(null, null, new Date('2026-11-01')),
  })
  for (const { title, ...change } of fc.sample(page, { numRuns: count, seed: 11 })) {
    const { programId } = await onAir(db, member, { title })
    const pageId = await insertSharePage(db, member, programId, title)
    await db.updateTable('sharePages').set(change).where('id', '=', pageId).execute()
  }
}

/** No text drawn by lot is an address. */
async function fillWhitelist(context: Context, count: number): Promise<void> {
  const values = fc.record({
    customer: fc.constant(context.member.customerId),
    purpose: fc.constantFrom('sender', 'recipient'),
    pattern: fc.oneof(fc.emailAddress(), fc.domain()),
  })
  for (const given of fc.sample(values, { numRuns: count, seed: 11 }))
    await attempt('addWhitelist', { values: given }, context)
}

/** Versions wait for a yes; policies name people who manage campaigns. */
async function fillApprovals({ db, member }: Context, count: number): Promise<void> {
  const approval = fc.record({
    title: aText.filter((text) => text.trim() !== '').map((text) => text.slice(0, 200)),
    state: fc.constantFrom('pending' as const, 'approved' as const, 'withdrawn' as const),
    decision: fc.constantFrom(undefined, undefined, 'approve' as const),
    currentStage: fc.constantFrom(1, 1, 2),
    dueOn: fc.option(aDay, { nil: undefined }),
  })
  for (const given of fc.sample(approval, { numRuns: count, seed: 11 })) {
    await anApproval(db, member, given)
    const name = `${given.title} ${given.dueOn}`
    const taken = await db
      .selectFrom('approvalPolicies')
      .select('id')
      .where('nameKey', '=', sql<string>`search_key(${name})`)
      .executeTakeFirst()
    if (!taken) await aPolicy(db, member, [{ approvers: [member.userId], rule: 'any' }], { name })
  }
}

/** Bumpers are made of clips, of which few have the right shape by chance. */
async function fillBumpers({ db, member }: Context, count: number): Promise<void> {
  const bumper = fc.record({
    title: aText.map((text) => text.slice(0, 200)),
    kind: fc.constantFrom('intro', 'outro'),
    aspect: fc.constantFrom('w16h9', 'w9h16', 'w1h1', 'w4h5'),
    state: fc.constantFrom('draft', 'active', 'retired'),
    durationMs: fc.nat(15_000),
    deletedAt: fc.constantFrom(undefined, undefined, new Date('2026-11-01')),
  })
  for (const given of fc.sample(bumper, { numRuns: count, seed: 11 })) {
    await insertBumper(db, member, given)
  }
}

const words = [
  'Ada',
  'Åse',
  'ÅSE',
  'Øst',
  'Straße',
  'acme',
  'ACME',
  'a.b',
  'Zoë Brandt',
  '😀',
  'Łódź',
  'A · b',
]

const aText = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...words), fc.nat(99)).map((each) => each.join(' ')),
    },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  )
  .filter((each) => each.trim() !== '' && !each.includes('\0'))

const aDay = fc.constantFrom('1990-02-28', '2026-03-01', '2025-12-31', '2026-01-30', '2026-01-29')

/** An entity that the schema names, such as `manifest#/$defs/Ref`. */
const meantBy = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : (definitions.$defs as unknown as Record<string, Schema>)[schema.$ref.split('/').at(-1)!]!

function valueOf(
  given: Schema,
  picked: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<unknown> {
  const { type, enum: values, format, ...rest } = meantBy(given)
  const { maxLength = 200, minimum = 0, maximum = 1e6 } = rest
  if (values) return fc.constantFrom(...values)
  if (format === 'email')
    return fc.nat(1e6).map((n) => `${['o.b', 'Ada', 'x_y', '100%'][n % 4]}${n}@test.example`)
  if (format === 'date') return aDay
  if (format === 'uri') return fc.nat().map((n) => `https://test.example/${n}`)
  switch (type) {
    case 'integer':
    case 'number':
      return fc.constantFrom(minimum, Math.min(minimum + 7, maximum), Math.min(maximum, 2e9))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.uniqueArray(valueOf(rest.items ?? {}, picked), {
        minLength: rest.minItems ?? 0,
        maxLength: 2,
      })
    case 'object': {
      const { properties = {}, required = [] } = rest
      const fields = Object.entries(properties).map(([field, schema]) => [
        field,
        fieldOf(field, schema, picked),
      ])
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...required],
      })
    }
    default:
      return aText.map((text) => text.slice(0, maxLength))
  }
}

function fieldOf(
  field: string,
  schema: Schema,
  picked: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<unknown> {
  // Of a storyboard: no list has them.
  if (field === 'shotId') return fc.constant(undefined)
  const ids = picked[field]
  if (!ids || ids.length === 0) return valueOf(schema, picked)
  const one = fc.constantFrom(...ids)
  return schema.type === 'array'
    ? fc.uniqueArray(one, { minLength: schema.minItems ?? 0, maxLength: 2 })
    : one
}

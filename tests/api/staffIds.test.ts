// Staff reach every customer by their own calls: whatever is no thing of the kind that a field names is answered like what
// never was and changes nothing, and what they name beside a customer is that customer's.
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { lists } from '../../generated/facts/lists'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { can } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import { aMember, callAs, freshApp, signIn } from '../support/world'
import { flagCombinations } from '../visibility/worlds'
import { isFault, shapeOf } from './fields/answers'
import { anAsker, featureOf, memberCalls, requestOf } from './fields/asker'
import { allRows, notAmong } from './fields/contents'
import { fieldsOf, placed, type Field } from './fields/fields'
import { isIdField, meaningOf, type Kind } from './fields/meant'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const staff = await signIn(app, await aMember(db, { roles: ['superAdmin'] }))
// A session notes when it is used first.
await callAs(app, staff, 'listCustomers', { limit: 1 })
const { own: theirs, canary } = await anAsker(app)
const { own: others } = await anAsker(app)

const staffWorlds = flagCombinations.map((flags) => worldOf(['superAdmin'], flags))
const staffCalls = (Object.keys(calls) as ServedCallId[]).filter(
  (id) =>
    calls[id].auth === 'bearer' &&
    calls[id].body !== 'events' &&
    staffWorlds.some((world) => can(calls[id].access, world)),
)
const fields = staffCalls
  .flatMap((id) => fieldsOf(id).filter(isIdField))
  .filter((field) => !['chosen', 'everybodys'].includes(String(meaningOf(field))))

/** Which things of customers staff reach by a call of theirs. */
function reachedBy({ id, path }: Field): readonly Kind[] {
  if (memberCalls.includes(id)) return []
  const last = path.replaceAll('[]', '').split('.').at(-1)!
  const key = id in lists ? lists[id as keyof typeof lists].key : byCall(id)
  const meant = last === 'ids' ? key : last
  if (/^(customer|customerId|vendor)$/.test(meant)) return ['customerId']
  if (/^(user|userId|into)$/.test(meant)) return ['userId']
  if (/^asset(Id)?$/.test(meant)) return ['assetId']
  return meant === 'layoutId' && /ShareLayouts?$/.test(id) ? ['layoutId'] : []
}
const byCall = (id: string) =>
  id.endsWith('Customers') ? 'customerId' : /Account/.test(id) ? 'userId' : 'layoutId'

test('staff have calls that name things', () => {
  expect(staffCalls.length).toBeGreaterThan(50)
  expect(fields.length).toBeGreaterThan(50)
})

const isWrongFor = (field: Field, kind: string) => !reachedBy(field).includes(kind as Kind)

const answerTo = (field: Field, id: string) =>
  callAs(app, staff, field.id, placed(field, requestOf(field.id, theirs), id))

test.each([...new Set(fields.map(featureOf))])(
  '%s answers for what a field does not name as for what never was',
  async (feature) => {
    const asking = fields.filter((field) => featureOf(field) === feature)
    const unknown = new Map<Field, string>()
    const wrong: object[] = []
    for (const field of asking) {
      const nothing = ulid()
      const answer = await answerTo(field, nothing)
      unknown.set(field, shapeOf(answer, nothing))
      if (isFault(answer)) wrong.push({ what: `${field.id} ${field.path}`, answer: answer.body })
    }
    const before = await allRows(db)
    for (const field of asking)
      for (const [kind, id] of Object.entries(theirs).filter(([each]) => isWrongFor(field, each))) {
        const answer = await answerTo(field, id)
        const [what, seen] = [`${field.id} ${field.path} ${kind}`, shapeOf(answer, id)]
        if (seen !== unknown.get(field)) wrong.push({ what, seen, expected: unknown.get(field) })
        if (JSON.stringify(answer.body).includes(canary)) wrong.push({ what, tells: seen })
      }
    expect(wrong).toEqual([])
    expect(notAmong(before, await allRows(db))).toEqual([])
  },
)

const refusalOf = async (id: ServedCallId, request: object) => {
  const before = await allRows(db)
  const { body } = await callAs(app, staff, id, request)
  expect(notAmong(before, await allRows(db))).toEqual([])
  return body['errorCode']
}

describe('what staff name beside a customer', () => {
  const customer = theirs.customerId
  const account = (roleId: string) => ({
    values: { name: 'A', email: `${ulid()}@test.example`.toLowerCase(), customer, roles: [roleId] },
  })
  const reprocessed = (asset: string) => ({ values: { kind: 'reprocessAsset', customer, asset } })

  test.each<readonly [string, ServedCallId, (id: string) => object, string, string]>([
    ['a role', 'addAccount', account, others.roleId, '9991232'],
    ['an asset', 'askAdminAction', reprocessed, others.assetId, ulid()],
  ])('%s of another one is answered like what never was', async (_, id, request, foreign, none) => {
    const code = await refusalOf(id, request(none))
    expect(code).toMatch(/^(roleUnknown|malformedRequest)$/)
    expect(await refusalOf(id, request(foreign))).toBe(code)
  })

  test('a layout of share pages is given to no other one while its pages use it', async () => {
    const { layoutId, pageId } = others
    await db.updateTable('sharePages').set({ layoutId }).where('id', '=', pageId).execute()
    const given = { layoutId, rev: 1, values: { customer } }
    expect(await refusalOf('updateShareLayout', given)).toBe('layoutInUse')
  })
})

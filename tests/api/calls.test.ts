// Every call of the manifest over HTTP: anonymous, malformed, right. Who is let in stands in authorisation.test.ts;
// what a call answers in detail its own area tests.
import { beforeAll, describe, expect, test } from 'vitest'
import type { FlagId } from '../../generated/facts/flags'
import { flags as allFlags } from '../../generated/facts/flags'
import { roles, type RoleId } from '../../generated/facts/roles'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { can } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import { callAs, post, signIn, type TestSession } from '../support/talk'
import { aMember, freshApp } from '../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database

const callIds = Object.keys(calls) as ServedCallId[]
const bearerCalls = callIds.filter(
  (id) => calls[id].auth === 'bearer' && calls[id].body !== 'events',
)
const roleIds = Object.keys(roles) as RoleId[]
const flagIds = Object.keys(allFlags) as FlagId[]

/** Fits no request of any call, whatever the call. */
const nonsense = { neverAField: true }

const sessions = new Map<string, TestSession>()
const sessionFor = (role: RoleId, flagged: boolean) => sessions.get(`${role} ${flagged}`)!

const allOn = Object.fromEntries(flagIds.map((flag) => [flag, true]))
/** Somebody who may make the call, without flags where that is possible. */
function callerOf(id: ServedCallId): TestSession | undefined {
  for (const flags of [{}, allOn]) {
    const role = roleIds.find((candidate) => can(calls[id].access, worldOf([candidate], flags)))
    if (role) return sessionFor(role, flags === allOn)
  }
  return undefined
}

beforeAll(async () => {
  for (const role of roleIds) {
    for (const flagged of [true, false]) {
      const customer = {
        flags: JSON.stringify(Object.fromEntries(flagIds.map((flag) => [flag, flagged]))),
      }
      sessions.set(
        `${role} ${flagged}`,
        await signIn(app, await aMember(db, { roles: [role], customer })),
      )
    }
  }
})

describe.each(bearerCalls)('%s', (id) => {
  test('is answered 401 to a stranger, however well or badly the request is formed', async () => {
    for (const request of [{}, nonsense]) {
      const { status, body } = await callAs(app, undefined, id, request)
      expect({ status, body }).toMatchObject({
        status: 401,
        body: { status: 'Error', errorCode: 'unauthorized' },
      })
    }
    const { status } = await post(app, calls[id].path, '{', {
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(401)
  })

  test.each(['', 'x', 'a.b.c', 'null'])('is refused with the token %j', async (token) => {
    const forged = { reply: { access_token: token }, cookies: {} } as unknown as TestSession
    expect((await callAs(app, forged, id)).status).toBe(401)
  })

  test.each([
    ['a field it does not know', { clientRequest: { nonsense: 1 } }],
    ['a list', []],
    ['an envelope of another type', { clientRequest: 'x' }],
  ])('answers %s with a clear error', async (_, payload) => {
    const bearer = callerOf(id)!.reply.access_token
    const { body } = await post(app, calls[id].path, payload, { bearer })
    expect(body).toMatchObject({ status: 'Error', errorCode: 'malformedRequest' })
    expect(body['errorMessage']).not.toBe('')
  })

  test('refuses unknown and forbidden fields by name', async () => {
    const caller = callerOf(id)
    if (!caller) return
    for (const field of ['customerId_', 'roles', 'isLocked', 'createdBy']) {
      const { body } = await callAs(app, caller, id, { [field]: 'x' })
      expect(body).toMatchObject({ errorCode: 'malformedRequest' })
    }
  })
})

test.each(['rest/secure/service/clip/nothing', 'rest/x', 'oauth/nothing'])(
  '%s is no call: 404',
  async (path) => expect((await post(app, path, {})).status).toBe(404),
)

test('a token in the body of a form call is never a bearer', async () => {
  const session = sessionFor('cm', false)
  const { status } = await post(
    app,
    calls.getRoles.path,
    { clientRequest: {} },
    { cookies: session.cookies },
  )
  expect(status).toBe(401)
})

describe('the calls without a request answer whoever may make them', () => {
  const plain: ReadonlyArray<{ id: ServedCallId; role: RoleId }> = [
    { id: 'getCustomerProfiles', role: 'viewer' },
    { id: 'getOrganizationAccess', role: 'superAdmin' },
    { id: 'getRoles', role: 'admin' },
    { id: 'getUploadSignature', role: 'cc' },
    { id: 'listClips', role: 'cm' },
  ]
  test.each(plain)('$id to a $role', async ({ id, role }) => {
    expect(await callAs(app, sessionFor(role, false), id)).toMatchObject({
      status: 200,
      body: { status: 'Ok' },
    })
  })
})

test('a refused call is audited with its name', async () => {
  await callAs(app, sessionFor('viewer', false), 'listClips')
  const events = await db
    .selectFrom('auditEvents')
    .select('target')
    .where('action', '=', 'access.refused')
    .execute()
  expect(events.map(({ target }) => target)).toContain('listClips')
})

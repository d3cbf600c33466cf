import { beforeAll, describe, expect, test } from 'vitest'
import type { RoleId } from '../../generated/facts/roles'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { can } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import {
  aCustomer,
  aMember,
  callAs,
  freshApp,
  signIn,
  type TestApp,
  type TestSession,
} from '../support/world'
import { roleIds } from '../visibility/worlds'

const bearerCalls = Object.values(calls).filter(({ auth }) => auth === 'bearer')
const allFlags = {
  allowZoomIntegration: true,
  allowYoutubeIntegration: true,
  enableStoryBoard: true,
  campaignManagerAccess: true,
  hideOrganization: true,
  proEditVendor: true,
}

let app: TestApp
const sessions = new Map<string, TestSession>()
const keyOf = (role: RoleId | 'nobody', hasFlags: boolean) => `${role} ${hasFlags}`

beforeAll(async () => {
  app = await freshApp({ withMedia: true })
  for (const hasFlags of [true, false]) {
    const customerId = await aCustomer(
      app.database.db,
      hasFlags ? { flags: JSON.stringify(allFlags) } : {},
    )
    for (const role of roleIds)
      sessions.set(
        keyOf(role, hasFlags),
        await signIn(app, await aMember(app.database.db, { roles: [role], customerId })),
      )
    sessions.set(
      keyOf('nobody', hasFlags),
      await signIn(app, await aMember(app.database.db, { roles: [], customerId })),
    )
  }
})

/** Only the gate is asked here: what is behind it answers in the tests of each feature. */
const isLetIn = (status: number) => status !== 401 && status !== 403

describe.each(bearerCalls.map(({ id, access }) => ({ id: id as ServedCallId, access })))(
  '$id',
  ({ id, access }) => {
    test('is refused to whoever is not signed in', async () => {
      expect((await callAs(app, undefined, id)).status).toBe(401)
    })

    test.each(['', 'x', 'a.b.c', 'null'])('is refused with the token %j', async (token) => {
      const forged = { reply: { access_token: token }, cookies: {} } as unknown as TestSession
      expect((await callAs(app, forged, id)).status).toBe(401)
    })

    test.each(
      [...roleIds, 'nobody' as const].flatMap((role) =>
        [true, false].map((hasFlags) => ({ role, hasFlags })),
      ),
    )(
      'lets $role in exactly when the manifest does (all flags: $hasFlags)',
      async ({ role, hasFlags }) => {
        const flags = hasFlags ? allFlags : {}
        const allowed = can(access, worldOf(role === 'nobody' ? [] : [role], flags))
        const { status, body } = await callAs(app, sessions.get(keyOf(role, hasFlags)), id, {
          nonsense: true,
        })
        expect({ role, letIn: isLetIn(status) }).toEqual({ role, letIn: allowed })
        expect(body).toMatchObject({
          status: 'Error',
          errorCode: allowed ? 'malformedRequest' : 'forbidden',
        })
      },
    )

    test.each([
      ['a field it does not know', { clientRequest: { nonsense: 1 } }],
      ['a list', []],
      ['an envelope of another type', { clientRequest: 'x' }],
    ])('answers %s with a clear error and stays up', async (_, payload) => {
      const role = roleIds.find((candidate) => can(access, worldOf([candidate], {})))!
      const { access_token } = sessions.get(keyOf(role, false))!.reply
      const response = await app.server.inject({
        method: 'POST',
        url: `/${calls[id].path}`,
        headers: { authorization: `Bearer ${access_token}` },
        payload,
      })
      expect(response.json()).toMatchObject({ status: 'Error', errorCode: 'malformedRequest' })
      expect(response.json<{ errorMessage: string }>().errorMessage).not.toBe('')
    })
  },
)

test.each(['rest/secure/service/clip/nothing', 'rest/x', 'oauth/nothing'])(
  '%s is no call: 404',
  async (path) => {
    const response = await app.server.inject({ method: 'POST', url: `/${path}`, payload: {} })
    expect(response.statusCode).toBe(404)
  },
)

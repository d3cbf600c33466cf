import { expect, test, describe } from 'vitest'
import type { MenuCounts } from '../../../generated/facts/features/home'
import { flags } from '../../../generated/facts/flags'
import { assemble } from '../../../src/main/assemble'
import { demoPassword, emailOf, people, type PersonId } from '../../../src/main/demo/cast'
import { seedDemo } from '../../../src/main/demo/seedDemo'
import { appParts } from '../../support/freshApp'
import { callAs, refresh, trySignIn, type TestSession } from '../../support/talk'

const parts = await appParts({ withMedia: true })
const app = await assemble(parts)
const { db } = parts.database
const options = { ...parts, services: app.services, log: app.server.log }

const isFirst = await seedDemo(options)

async function enter(person: PersonId): Promise<TestSession> {
  const { status, body, cookies } = await trySignIn(app, {
    userName: emailOf(person),
    password: demoPassword,
  })
  expect(status).toBe(200)
  return { reply: body as unknown as TestSession['reply'], cookies }
}

async function countsOf(session: TestSession): Promise<MenuCounts> {
  const { body } = await callAs(app, session, 'getMenuNotificationCount', {
    customerUserId: session.reply.userUUID,
  })
  return body['clientResponse'] as MenuCounts
}

async function peopleFound(request: object): Promise<string[]> {
  const { body } = await callAs(app, await enter('viewer'), 'listPeople', request)
  return (body['clientResponse'] as { rows: { name: string }[] }).rows.map(({ name }) => name)
}

describe('an empty database becomes a demo', () => {
  test('once', async () => {
    expect(isFirst).toBe(true)
    expect(await seedDemo(options)).toBe(false)
  })

  test('with contacts in lists, by hand and by rule', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listContactLists')
    const { rows } = body['clientResponse'] as { rows: { name: string; members: number }[] }
    expect(rows).toHaveLength(5)
    for (const { name, members } of rows)
      expect({ name, members }).toEqual({
        name,
        members: expect.toSatisfy((count: number) => count > 3),
      })
  })

  test('with a directory that tells more of people than their names', async () => {
    expect((await peopleFound({ limit: 200 })).length).toBeGreaterThan(12)
    expect(await peopleFound({ search: 'drone pilot' })).toEqual(['Chloe Brandt', 'Gabriel Moreau'])
  })

  test.each([
    { person: 'super', role: '1132' },
    { person: 'cm', role: '1632' },
    { person: 'admin', role: '1532' },
    { person: 'cc', role: '1232' },
    { person: 'viewer', role: '1432' },
  ] as const)('$person@demo.example signs in with the role …$role', async ({ person, role }) => {
    const { userRoles, additionalDetails } = (await enter(person)).reply
    expect(userRoles.map((id) => id.slice(-4))).toEqual([role])
    expect(additionalDetails.UserDetails.name).toBe(people[person].name)
  })

  test('with colleagues, of whom some were invited and one is gone', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listUsers', { limit: 200 })
    const { rows } = body['clientResponse'] as { rows: { state: string }[] }
    const states = rows.map(({ state }) => state)
    expect(states.length).toBeGreaterThan(15)
    expect(new Set(states)).toEqual(new Set(['active', 'invited', 'inactive']))
  })

  test('in which cm belongs to four customers: one locked, one vendor with all flags on, one with all off', async () => {
    const session = await enter('cm')
    const { body } = await callAs(app, session, 'getCustomerProfiles')
    const profiles = Object.values(
      body['clientResponse'] as Record<string, { customerID: string; isLocked: boolean }>,
    )
    expect(profiles.map(({ isLocked }) => isLocked)).toEqual([false, false, false, true])

    const flagCounts: number[] = []
    let current = session
    for (const { customerID } of profiles.slice(0, 3)) {
      const switched = await callAs(app, current, 'switchCustomer', { customerId: customerID })
      current = { ...current, reply: switched.body['clientResponse'] as TestSession['reply'] }
      const access = (await callAs(app, current, 'getOrganizationAccess')).body[
        'clientResponse'
      ] as Record<string, unknown>
      flagCounts.push(Object.keys(flags).filter((flag) => access[flag] === true).length)
    }
    expect(flagCounts).toEqual([2, Object.keys(flags).length, 0])
    expect(await refresh(app, current)).toMatchObject({ status: 200 })
  })

  test('with something waiting for everybody', async () => {
    expect(await countsOf(await enter('cm'))).toMatchObject({
      inboxNewCount: 3,
      inboxWatchedCount: 1,
      inboxLibraryCount: 4,
      clipsToRecordCount: 2,
      assetReqToRecordCount: 1,
      deliverablesCount: 2,
      programsForApprovalCount: 2,
      crowdSourceRT: 2,
      newBioProgramsCount: 1,
    })
    for (const person of ['admin', 'cc', 'viewer'] as const) {
      const { inboxNewCount, clipsToRecordCount, assetReqToRecordCount } = await countsOf(
        await enter(person),
      )
      expect(Math.min(inboxNewCount, clipsToRecordCount, assetReqToRecordCount)).toBeGreaterThan(0)
    }
  })

  test('with real films', async () => {
    const { body } = await callAs(app, await enter('cm'), 'listClips')
    expect(body['clientResponse']).toMatchObject({ total: 8 })
  })

  test('and one that was cut off is finished at the next start, without doubles', async () => {
    await db.deleteFrom('auditEvents').where('action', '=', 'demo.completed').execute()
    await db.deleteFrom('footageClips').where('title', '=', 'Harbour at dawn').execute()
    expect(await seedDemo(options)).toBe(true)
    const clips = await db.selectFrom('footageClips').select('title').execute()
    expect(clips).toHaveLength(11)
  })
})

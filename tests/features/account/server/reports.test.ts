import { expect, test } from 'vitest'
import type { Report } from '../../../../generated/facts/features/account'
import type { RoleId } from '../../../../generated/facts/roles'
import { performRunJob } from '../../../../src/server/runs/performRun'
import { insertClip } from '../../../support/clips'
import { runDueJobs } from '../../../support/dueJobs'
import { callAs, signIn, type TestSession } from '../../../support/talk'
import { aMember, freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database

async function aPerson(roles: RoleId[], customerId?: string) {
  const member = await aMember(db, { roles, ...(customerId ? { customerId } : {}) })
  return { member, session: await signIn(app, member) }
}

const listed = async (session: TestSession): Promise<Report[]> =>
  (await callAs(app, session, 'listReports')).body['clientResponse'] as never

const make = (session: TestSession, reportId: Report['reportId']) =>
  callAs(app, session, 'makeReport', { reportId })

/** Makes a report and returns its lines. */
async function linesOf(session: TestSession, reportId: Report['reportId']) {
  expect((await make(session, reportId)).body).toMatchObject({ status: 'Ok' })
  await runDueJobs(app, performRunJob)
  const report = (await listed(session)).find((each) => each.reportId === reportId)!
  expect(report).toMatchObject({ state: 'succeeded', keptUntil: '2026-03-08T09:00:00.000Z' })
  const { body } = await app.server.inject({ method: 'GET', url: report.fileUrl! })
  return body.trim().split('\r\n')
}

test.each<{ role: RoleId; reports: string[] }>([
  { role: 'viewer', reports: ['signIns'] },
  { role: 'cc', reports: ['signIns', 'uploads'] },
  { role: 'admin', reports: ['signIns', 'people'] },
  { role: 'cm', reports: ['signIns', 'uploads', 'people', 'storage'] },
  { role: 'superAdmin', reports: ['signIns', 'customers'] },
])('$role may have $reports, and no other', async ({ role, reports }) => {
  const { session } = await aPerson([role])
  expect(await listed(session)).toEqual(reports.map((reportId) => ({ reportId, state: 'none' })))
  const all = ['uploads', 'people', 'storage', 'customers'] as const
  const others = all.filter((reportId) => !reports.includes(reportId))
  for (const reportId of others) expect((await make(session, reportId)).status).toBe(403)
})

test('the people of the customer, and the storage of each', async () => {
  const { member, session } = await aPerson(['cm'])
  const { customerId } = member
  const colleague = await aMember(db, { customerId, roles: ['viewer'], user: { name: 'Åsa' } })
  await aMember(db)
  const film = await insertClip(db, colleague)
  // What was made of it takes room as well.
  await db
    .updateTable('mediaAssets')
    .set({ madeBytes: 7 })
    .where('id', '=', (clip) =>
      clip.selectFrom('footageClips').select('assetId').where('footageClips.id', '=', film),
    )
    .execute()
  await insertClip(db, colleague, { deletedAt: new Date('2026-02-01T00:00:00Z') })
  const people = await linesOf(session, 'people')
  expect(people).toHaveLength(3)
  expect(people).toContainEqual(expect.stringMatching(/^Åsa,.*,Viewer,Active,/))
  expect(await linesOf(session, 'storage')).toEqual([
    'Name,Clips,Size (bytes),Of that in the trash (bytes)',
    'Åsa,2,17,5',
  ])
})

test('speaks the language of whoever asks, and tells the time of their place', async () => {
  const { member, session } = await aPerson(['viewer'])
  const theirs = db.updateTable('users').set({ locale: 'de', timezone: 'America/New_York' })
  await theirs.where('id', '=', member.userId).execute()
  const [heads, first] = await linesOf(session, 'signIns')
  expect(heads).toBe('Zeit,Ereignis,Organisation,IP-Adresse')
  expect(first).toMatch(/^2026-03-01 04:00,Angemeldet,/)
})

test('one that is being made is not asked for twice', async () => {
  const { session } = await aPerson(['viewer'])
  await make(session, 'signIns')
  expect((await make(session, 'signIns')).body).toMatchObject({ errorCode: 'reportUnderWay' })
  await runDueJobs(app, performRunJob)
  expect((await make(session, 'signIns')).body).toMatchObject({ status: 'Ok' })
})

test('how much customers use is for super-admin', async () => {
  const { member } = await aPerson(['cm'])
  const { session } = await aPerson(['superAdmin'])
  const lines = await linesOf(session, 'customers')
  expect(lines[0]).toContain('Name,City,State,Locked,People,Seats,Stored (bytes)')
  expect(lines).toContainEqual(expect.stringContaining(`Customer ${member.customerId},Oslo,Active`))
})

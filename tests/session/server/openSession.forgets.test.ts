import { beforeEach, expect, test } from 'vitest'
import { aMember, freshApp, signIn, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database
const hourMs = 60 * 60_000
const opened = new Date('2026-03-01T09:00:00Z')

let gone: TestMember

beforeEach(async () => {
  await db.deleteFrom('sessionFamilies').execute()
  app.clock.now = opened
  gone = await aMember(db)
  for (let count = 0; count < 12; count++) await signIn(app, gone)
})

async function keptAfter(hours: number, signIns: number): Promise<number> {
  app.clock.now = new Date(opened.getTime() + hours * hourMs)
  for (let count = 0; count < signIns; count++) await signIn(app, await aMember(db))
  const ofGone = db.selectFrom('sessionFamilies').select('id').where('userId', '=', gone.userId)
  return (await ofGone.execute()).length
}

test.each([
  { hours: 1, signIns: 1, kept: 12, why: 'they run' },
  { hours: 48, signIns: 2, kept: 12, why: 'they are over for a day, not for longer' },
  { hours: 48.1, signIns: 1, kept: 2, why: 'ten at a time go' },
  { hours: 48.1, signIns: 2, kept: 0, why: 'the next takes the rest' },
])(
  'of twelve sessions of somebody who never came back $kept are kept after $hours hours and $signIns sign-ins of others: $why',
  async ({ hours, signIns, kept }) => {
    expect(await keptAfter(hours, signIns)).toBe(kept)
  },
)

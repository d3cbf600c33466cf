import { expect, test } from 'vitest'
import { auditKeepDays } from '../../generated/facts/constants'
import { writeAudit } from '../../src/server/audit'
import { forgetAuditJob } from '../../src/server/forgetAudit'
import { createIds } from '../../src/server/ids'
import { jobs } from '../../src/main/jobs'
import { freshDatabase } from '../support/freshDatabase'

const day = 86_400_000
const at = new Date('2026-03-01T09:00:00Z')
const daysLater = (days: number) => new Date(at.getTime() + days * day)

test(`what was done is told for ${auditKeepDays} days, and then forgotten`, async () => {
  const database = await freshDatabase()
  const stamp = { ip: '192.0.2.1', newId: createIds(() => at) }
  await writeAudit(database.db, [{ action: 'first' }], { ...stamp, now: at })
  await writeAudit(database.db, [{ action: 'later' }], { ...stamp, now: daysLater(1) })
  const leftAfter = async (days: number) => {
    await forgetAuditJob.run({ database, now: () => daysLater(days) } as never)
    const events = await database.db.selectFrom('auditEvents').select('action').execute()
    return events.map(({ action }) => action).toSorted()
  }

  expect(await leftAfter(auditKeepDays)).toEqual(['first', 'later'])
  expect(await leftAfter(auditKeepDays + 0.5)).toEqual(['later'])
  expect(jobs).toContain(forgetAuditJob)
})

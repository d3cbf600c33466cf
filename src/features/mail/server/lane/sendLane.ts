/**
 * Sends what is due, as much as may leave within a minute. It recurs instead of being asked for, so
 * a process that dies leaves nothing behind but letters of which nobody knows: those are told.
 */
import { defineJob, type JobWork } from '../../../../server/jobs/job'
import { MailFault, type MailTransport } from '../../../../server/mail/transport'
import type { Db } from '../../../../server/database/tables'
import { findDue, type Due } from './findDue'
import { putBack, settleDeferred, settleRefused, settleSent, settleUnsure } from './settle'
import type { WriteTo } from './services'
import { settleWhole, stopLetter, writerOf } from './stopLetter'
import { takeMessage, type Opened, type Taken } from './takeMessage'

export const sendLaneJob = defineJob({
  id: 'mail.lane',
  lane: 'mail',
  everyMs: 5_000,
  // A letter that was on its way then is not offered again.
  neverRepeats: true,
  async run(work) {
    const { database, now, services } = work
    await markUnsure(database.db, now())
    const { transport } = services.mail
    const touched = transport ? await sendDue(transport, work) : new Set<string>()
    for (const letterId of await endBatches(database.db)) touched.add(letterId)
    const setting = { db: database.db, now: now(), services }
    for (const letterId of touched)
      await (await writerOf(letterId, setting))?.changed(letterId, setting)
  },
})

/** This job runs once at a time, so whatever is being sent now was sent by a process that died. */
const markUnsure = (db: Db, now: Date) =>
  db
    .updateTable('mailMessages')
    .set({ state: 'unsure', settledAt: now })
    .where('state', '=', 'sending')
    .execute()

/** Returns the letters of which some were sent. */
async function sendDue(transport: MailTransport, work: JobWork): Promise<Set<string>> {
  const { database, now, services, signal } = work
  const opened = openOnce(work)
  const touched = new Set<string>()
  const resting = new Set<string>()
  for (const due of await findDue(database.db, services.mailLane.perMinute, now())) {
    if (signal.aborted) break
    if (resting.has(due.domain)) continue
    const taken = await takeMessage(due.id, opened, work)
    if (!taken) continue
    touched.add(taken.letterId)
    const end = await send(taken, due, transport, work)
    if (end === 'rest') resting.add(due.domain)
    if (end === 'down') break
  }
  return touched
}

async function send(
  taken: Taken,
  { domain }: Due,
  transport: MailTransport,
  work: JobWork,
): Promise<'go on' | 'rest' | 'down'> {
  const { now, log } = work
  const { db } = work.database
  try {
    await transport.send(taken.letter)
    await settleSent(db, taken.messageId, now())
    return 'go on'
  } catch (fault) {
    if (!(fault instanceof MailFault)) throw fault
    const { message, kind, about } = fault
    log.warn({ messageId: taken.messageId, fault: message }, 'a letter was not taken')
    if (kind === 'unsure') await settleUnsure(db, taken.messageId, message, now())
    else if (about === 'us') await putBack(db, taken, message, now())
    else return settleFault(taken, domain, fault, work)
    return kind === 'unsure' ? 'go on' : 'down'
  }
}

/** What was said of the address or the letter, whole or not at all. */
const settleFault = (
  taken: Taken,
  domain: string,
  fault: MailFault,
  { database, now, newId, services }: JobWork,
): Promise<'go on' | 'rest'> =>
  settleWhole(database.db, { now: now(), newId, services }, async (stopping) => {
    if (fault.kind === 'passing')
      return (await settleDeferred(taken, domain, fault, stopping)) ? 'rest' : 'go on'
    await settleRefused(taken, fault, stopping)
    await stopLetter(taken.letterId, stopping)
    return 'go on'
  })

/** Each letter is read once a turn. */
function openOnce({ now, services }: JobWork): Opened {
  const opened = new Map<string, WriteTo | undefined>()
  return async (letterId, kind, db) => {
    if (!opened.has(letterId)) {
      const letters = services.mailLane.kinds.find((each) => each.kind === kind)
      opened.set(letterId, await letters?.open(letterId, { db, now: now(), services }))
    }
    return opened.get(letterId)
  }
}

/** Of which nothing is left to send. */
async function endBatches(db: Db): Promise<string[]> {
  const over = await db
    .updateTable('mailBatches')
    .set({ state: 'over' })
    .where('state', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailMessages as left')
            .select('left.id')
            .whereRef('left.letterId', '=', 'mailBatches.id')
            .where('left.state', 'in', ['queued', 'deferred']),
        ),
      ),
    )
    .returning('id')
    .execute()
  return over.map(({ id }) => id)
}

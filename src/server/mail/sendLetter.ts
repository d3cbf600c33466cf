/**
 * Sends one letter, never twice: a letter that was being sent when the process died may have
 * arrived, so somebody has to say that it shall be sent again.
 */
import { defineJob, type JobWork } from '../jobs/job'
import { noteCameBack } from './cameBack'
import type { Letter } from './letter'
import {
  addressLetter,
  beginSending,
  deleteLetter,
  deleteLettersBefore,
  keepLetter,
  lockLetter,
  queueAgain,
  settleLetter,
} from './queries'
import { MailFault, type MailTransport } from './transport'
import { comesFrom, mayReach } from './whitelist'

/** 2, 4, 8 … seconds and then every hour (jobs/runJob.ts): two days in all. */
const mostTries = 60
const keptMs = 30 * 86_400_000

export const sendLetterJob = defineJob({ id: 'mail.send', lane: 'mail', run: sendLetter })

/** Letters that were sent, failed or kept are forgotten after thirty days. */
export const forgetLettersJob = defineJob({
  id: 'mail.forget',
  lane: 'upkeep',
  everyMs: 3_600_000,
  async run({ database, now }) {
    await deleteLettersBefore(database.db, new Date(now().getTime() - keptMs))
  },
})

async function sendLetter(work: JobWork): Promise<void> {
  const { transport } = work.services.mail
  const letter = await word(work)
  if (letter && transport) await send(letter, transport, work)
}

/** The worded letter, if it is to be sent now. */
function word({ database, services, subjectId: id, now }: JobWork): Promise<Letter | undefined> {
  return database.db.transaction().execute(async (db) => {
    const row = await lockLetter(db, id)
    if (row?.state === 'sending') await settleLetter(db, id, now(), 'unsure')
    if (row?.state !== 'queued') return undefined
    const { letters, transport } = services.mail
    const definition = letters.find(({ kind }) => kind === row.kind)
    const written = await definition?.write(row, { db, now: now(), services })
    if (!written) {
      await deleteLetter(db, id)
      return undefined
    }
    const { address } = written.to
    if (!(await mayReach(db, row.customerId, address))) {
      await addressLetter(db, id, written)
      await noteCameBack(row, { address, fault: 'notWhitelisted' }, { db, now: now(), services })
      return undefined
    }
    const named = {
      ...written,
      ...(definition?.cameBack && { id: services.mail.letterIds.of(id) }),
    }
    const letter = { ...named, ...(await comesFrom(db, row.customerId, written.replyTo)) }
    if (transport) await beginSending(db, id, letter)
    else await keepLetter(db, id, letter, now())
    return letter
  })
}

async function send(letter: Letter, transport: MailTransport, work: JobWork): Promise<void> {
  const { database, failures, log, now, subjectId: id } = work
  try {
    await transport.send(letter)
    await settleLetter(database.db, id, now())
  } catch (fault) {
    if (!(fault instanceof MailFault)) throw fault
    const isOver = fault.kind !== 'passing' || failures + 1 >= mostTries
    if (!isOver) {
      await queueAgain(database.db, { id, tries: failures + 1 }, fault.message)
      throw fault
    }
    await giveUp(letter, fault, work)
    log.error({ letterId: id, fault: fault.message }, 'a letter was not sent')
  }
}

/** Of one that may have arrived nobody says that it did not. */
function giveUp({ to }: Letter, { kind, message }: MailFault, work: JobWork): Promise<void> {
  const { database, services, now, subjectId: id } = work
  return database.db.transaction().execute(async (db) => {
    const row = await lockLetter(db, id)
    if (row && kind !== 'unsure')
      await noteCameBack(row, { address: to.address, fault: message }, { db, now: now(), services })
    else await settleLetter(db, id, now(), message)
  })
}

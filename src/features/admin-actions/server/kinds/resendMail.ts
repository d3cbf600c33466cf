import { askForJob } from '../../../../server/jobs/askForJob'
import { listUnsentLetters, requeueLetter } from '../../../../server/mail/queries'
import { sendLetterJob } from '../../../../server/mail/sendLetter'
import { defineRun } from '../../../../server/runs/run'

/** Sends all letters of a customer again that failed, or of which nobody knows whether they arrived. */
export const resendMail = defineRun({
  kind: 'adminActions.resendMail',
  async run({ customerId, isDryRun }, { database: { db }, services, now, say, report }) {
    const letters = await listUnsentLetters(db, customerId ?? '', {
      withKept: services.mail.transport !== undefined,
    })
    for (const [at, { id, toName, toAddress }] of letters.entries()) {
      const name = toAddress ?? toName ?? ''
      if (!isDryRun) {
        const order = { subjectId: id, customerId }
        await db.transaction().execute(async (within) => {
          await requeueLetter(within, id)
          await askForJob(sendLetterJob, order, { db: within, now: now(), services })
        })
      }
      await say({ key: isDryRun ? 'adminActions.log.wouldSend' : 'adminActions.log.sent', name })
      report((100 * (at + 1)) / letters.length)
    }
    if (!isDryRun) services.jobs.emit('asked')
    await say({ key: 'adminActions.log.letters', count: letters.length })
  },
})

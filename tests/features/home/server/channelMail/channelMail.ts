/** A channel that writes letters, those who follow it, and what has come to them. */
import type { GivenChannel } from '../../../../support/channels'
import { aChannel, aProgramOnAir, deliver, follow } from '../../../../support/channels'
import { sendLetters } from '../../../../support/letters'
import { aMailbox } from '../../../../support/mailbox'
import { runRecurring } from '../../../../support/recurring'
import { aCustomer, aMember, freshApp } from '../../../../support/world'
import type { JobDefinition } from '../../../../../src/server/jobs/job'

const addressOf = (userId: string) => `${userId.toLowerCase()}@test.example`

export async function channelMailWorld(job: JobDefinition) {
  const mailbox = await aMailbox()
  const app = await freshApp({ environment: { SMTP_URL: mailbox.url } })
  const { db } = app.database

  async function open(given: GivenChannel) {
    const customerId = await aCustomer(db, { name: 'Northwind', timezone: 'UTC' })
    const cm = await aMember(db, { customerId, user: { name: 'Chloe' } })
    const channelId = await aChannel(db, cm, { name: 'Studio hour', ...given })
    const join = async (user: object = {}) => {
      const member = await aMember(db, { customerId, roles: ['viewer'], user })
      await follow(db, member, channelId)
      return member
    }
    const post = async (title: string, more: object = {}) => {
      const programId = await aProgramOnAir(db, cm, title)
      const sent = { deliveredAt: app.clock.now, ...more }
      return { programId, deliveryId: await deliver(db, cm, programId, { channelId }, sent) }
    }
    return { customerId, cm, channelId, join, post, reader: await join() }
  }

  const view = (
    { userId, customerId }: { userId: string; customerId: string },
    programId: string,
  ) =>
    db
      .insertInto('viewings')
      .values({
        userId,
        customerId,
        programId,
        versionNo: 1,
        viewedVersionNo: 1,
        openedAt: app.clock.now,
        completedAt: app.clock.now,
        completedBy: 'manual',
      })
      .execute()

  return {
    app,
    db,
    open,
    view,
    pass: (minutes: number) =>
      (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000)),
    look: () => runRecurring(app, job),
    /** The letters to this person that have left by now. */
    async lettersTo({ userId }: { userId: string }) {
      await runRecurring(app, job)
      await sendLetters(app)
      return mailbox.letters.filter(({ to }) => to.includes(addressOf(userId)))
    },
  }
}

// Who has a storyboard open is heard by those who may see it, over HTTP (work.md 3).
import { expect, test } from 'vitest'
import { freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { follow } from '../../../support/streams'
import { aStoryboard } from '../../../support/work'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
const join = async (role: 'cm' | 'cc', customer = customerId) => {
  const user = { name: 'Mira' }
  const member = await aMember(db, { customerId: customer, roles: [role], user })
  return { member, session: await signIn(app, member) }
}
const [mira, adrian, chloe] = [await join('cm'), await join('cm'), await join('cc')]

/** Ok, or why not. */
const tell = async (who: typeof mira, request: object) => {
  const said = { isTyping: false, isNew: false, isGone: false, ...request }
  const { body } = await callAs(app, who.session, 'tellPresence', said)
  return body['errorCode'] ?? body['status']
}

test('the others hear who it is and at which shot, and whoever says it does not', async () => {
  const storyboardId = await aStoryboard(db, mira.member)
  const [own, others, creators] = [
    await follow(app, mira.session),
    await follow(app, adrian.session),
    await follow(app, chloe.session),
  ]
  expect(await tell(mira, { storyboardId, shotId: 'shot-one', isTyping: true })).toBe('Ok')
  const { userId: id } = mira.member
  expect(await others.next()).toEqual({
    topic: 'storyboards',
    here: {
      id: storyboardId,
      person: { id, name: 'Mira' },
      at: 'shot-one',
      isTyping: true,
      isNew: false,
      isGone: false,
    },
  })
  // Whatever comes first was told to everybody.
  app.services.events.tell({ customerId, topic: 'tasks', to: 'all' })
  expect([await own.next(), await creators.next()]).toEqual([
    { topic: 'tasks' },
    { topic: 'tasks' },
  ])
})

test('nothing is told of a storyboard that one does not see', async () => {
  const elsewhere = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
  const stranger = await join('cm', elsewhere)
  const storyboardId = await aStoryboard(db, stranger.member)
  expect(await tell(mira, { storyboardId })).toBe('notFound')
  expect(await tell(chloe, { storyboardId })).toBe('forbidden')
})

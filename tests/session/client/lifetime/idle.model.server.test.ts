// The client's own edge talks to the real server here: what both sides hold of one person's idleness.
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { readClockFx } from '../../../../src/browser/clock'
import { filmWatched } from '../../../../src/browser/film'
import { inputNoticed } from '../../../../src/browser/input'
import { secondPassed } from '../../../../src/browser/tick'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import '../../../../src/session/client/lifetime/idle.model'
import '../../../../src/session/client/lifetime/reactions.model'
import { $phase } from '../../../../src/session/client/lifetime/start.model'
import { sessionOf } from '../../../../src/session/client/tokens/storedSession'
import { getMenuNotificationCountFx } from '../../../../src/shell/sidebar/counts.model'
import { browserEdge, storedWith } from '../../../support/browserEdge'
import { answerOf } from '../../../support/talk'
import { aMember, freshApp, signIn, type TestMember } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const beginning = new Date('2026-03-01T09:00:00Z')
const stepMs = 10_000

let member: TestMember

beforeEach(async () => {
  app.clock.now = new Date(beginning)
  member = await aMember(db, { customer: { idleSessionTimeoutMins: 30 } })
})

const family = () =>
  db
    .selectFrom('sessionFamilies')
    .select(['lastActiveAt', 'endReason'])
    .where('userId', '=', member.userId)
    .executeTakeFirstOrThrow()

/** A tab of a signed-in person that has started against the real server. */
async function aTab() {
  const { reply, cookies } = await signIn(app, member)
  const now = app.clock.now.getTime()
  const session = sessionOf(reply, { gen: 1, ep: 1, now: now - 20_000, flags: null })
  const reported: (string | undefined)[] = []

  async function answer(outgoing: Outgoing): Promise<Reply> {
    reported.push(outgoing.headers['Active-Seconds-Ago'])
    return (await answerOf(app, outgoing, cookies)).reply
  }

  const edge = browserEdge({ stored: storedWith(session), answer })
  const scope = fork({
    handlers: [...edge.handlers, [readClockFx, () => app.clock.now.getTime()]],
  })
  await allSettled(appStarted, { scope })

  async function pass(minutes: number, meanwhile: () => Promise<unknown> = async () => {}) {
    for (let ms = 0; ms < minutes * 60_000; ms += stepMs) {
      app.clock.now = new Date(app.clock.now.getTime() + stepMs)
      await meanwhile()
      await allSettled(secondPassed, { scope, params: app.clock.now.getTime() })
      await edge.pass(scope, stepMs)
    }
  }
  const polls = () =>
    edge.seen.sent.filter(({ url }) => url.endsWith('getMenuNotificationCount')).length
  return { ...edge, scope, pass, polls, reported }
}

test('case 35: background polls for 31 minutes keep neither side from ending the session', async () => {
  const { pass, polls, seen, scope } = await aTab()
  expect(scope.getState($phase)).toBe('signedIn')
  const { lastActiveAt } = await family()
  await pass(29.5)
  expect(polls()).toBeGreaterThan(40)
  expect(await family()).toEqual({ lastActiveAt, endReason: null })
  expect(seen.left).toEqual([])
  await pass(1.5)
  expect(seen.left).toEqual(['/login/status/sessionExpired'])
  expect(await family()).toMatchObject({ lastActiveAt })
})

test.each([
  { what: 'typing', happening: inputNoticed },
  { what: 'a film', happening: filmWatched },
])(
  '$what for an hour, with nothing but background calls, keeps both sides',
  async ({ happening }) => {
    const { pass, seen, scope, reported } = await aTab()
    let steps = 0
    await pass(60, async () => {
      steps += 1
      if (steps % 6 === 0) await allSettled(happening, { scope })
    })
    expect(seen.left).toEqual([])
    const { lastActiveAt, endReason } = await family()
    expect(endReason).toBeNull()
    expect(app.clock.now.getTime() - lastActiveAt.getTime()).toBeLessThan(2 * 60_000)
    expect(reported.every((seconds) => seconds !== undefined && Number(seconds) <= 60)).toBe(true)
    const answered = await allSettled(getMenuNotificationCountFx, {
      scope,
      params: { customerUserId: member.userId },
    })
    expect(answered.status).toBe('done')
  },
)

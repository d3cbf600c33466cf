// What stops work on its way out asks first; what ends a session by itself does not, and says so afterwards.
import { allSettled, createEffect, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { storageChangedElsewhere } from '../../../../src/browser/tabs'
import { readOtherTabsFx } from '../../../../src/browser/unfinished/otherTabs'
import {
  $leavingQuestion,
  lastQuestionGiven,
  leavePressed,
  stayPressed,
} from '../../../../src/browser/unfinished/question.model'
import { $stoppedWork } from '../../../../src/browser/unfinished/stopped.model'
import type { UnfinishedWork } from '../../../../src/browser/unfinished/unfinishedWork'
import { unfinishedWorkChanged } from '../../../../src/browser/unfinished/work.model'
import { sessionEnding, signOutPressed } from '../../../../src/session/client/lifetime/ending.model'
import '../../../../src/session/client/lifetime/otherTabs.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { switchAsked } from '../../../../src/session/client/customers/switch.model'
import { aSession, browserEdge, http, storedWith } from '../../../support/browserEdge'
import { movedTo } from '../../../support/customers'

const uploads = (count: number, holder = 'footage'): UnfinishedWork => ({
  holder,
  count,
  running: 'shell.leaving.uploads.running',
  stopped: 'shell.leaving.uploads.stopped',
})

/** A tab that is signed in, with so many uploads in it and in the others. */
async function aTab({ here = 0, elsewhere = 0 }) {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) => (url.endsWith('switchCustomer') ? movedTo('c2') : http(200, {})),
  })
  const others = elsewhere > 0 ? [uploads(elsewhere, 'files')] : []
  const scope = fork({
    handlers: [...edge.handlers, [readOtherTabsFx, () => others]],
    values: [[$session, aSession()]],
  })
  const change = (work: UnfinishedWork) =>
    allSettled(unfinishedWorkChanged, { scope, params: work })
  await change(uploads(here))
  const customerId = () => scope.getState($session)?.customerId
  return { ...edge, scope, change, customerId, asked: () => scope.getState($leavingQuestion) }
}

type Tab = Awaited<ReturnType<typeof aTab>>

const acts = [
  {
    act: 'signing out',
    press: ({ scope }: Tab) => allSettled(signOutPressed, { scope }),
    isDone: ({ seen }: Tab) => seen.left.includes('/login'),
  },
  {
    act: 'switching the organization',
    press: ({ scope }: Tab) => allSettled(switchAsked, { scope, params: 'c2' }),
    isDone: (tab: Tab) => tab.customerId() === 'c2',
  },
]

describe('what a feature asks last', () => {
  test.each([
    { answer: true, isDone: true },
    { answer: false, isDone: false },
  ])('answered with $answer, signing out happens: $isDone', async ({ answer, isDone }) => {
    const tab = await aTab({ here: 1 })
    const asked: string[] = []
    const lastFx = createEffect((): boolean => {
      asked.push('last')
      return answer
    })
    await allSettled(lastQuestionGiven, { scope: tab.scope, params: lastFx })
    await allSettled(signOutPressed, tab)
    expect(asked).toEqual([])
    await allSettled(leavePressed, tab)
    expect(asked).toEqual(['last'])
    expect(tab.seen.left.includes('/login')).toBe(isDone)
    expect(tab.asked()).toBeNull()
  })

  test('holds nobody if it breaks, and nobody who only switches the organization', async () => {
    const brokenFx = createEffect((): boolean => {
      throw new Error('No disk.')
    })
    const neverFx = createEffect((): boolean => false)
    const leaver = await aTab({})
    await allSettled(lastQuestionGiven, { scope: leaver.scope, params: brokenFx })
    await allSettled(signOutPressed, leaver)
    expect(leaver.seen.left).toContain('/login')

    const switcher = await aTab({})
    await allSettled(lastQuestionGiven, { scope: switcher.scope, params: neverFx })
    await allSettled(switchAsked, { scope: switcher.scope, params: 'c2' })
    expect(switcher.customerId()).toBe('c2')
  })
})

describe.each(acts)('$act', ({ press, isDone }) => {
  test('asks nobody where nothing is unfinished', async () => {
    const tab = await aTab({})
    await press(tab)
    expect(tab.asked()).toBeNull()
    expect(isDone(tab)).toBe(true)
  })

  test.each([
    { where: 'here', given: { here: 3 }, count: 3, isElsewhere: false },
    { where: 'in another tab', given: { elsewhere: 2 }, count: 2, isElsewhere: true },
    { where: 'in both', given: { here: 3, elsewhere: 2 }, count: 5, isElsewhere: true },
  ])('asks with the number of uploads $where', async ({ given, count, isElsewhere }) => {
    const tab = await aTab(given)
    await press(tab)
    expect(tab.asked()).toMatchObject({ works: [{ count }], isElsewhere })
    expect(isDone(tab)).toBe(false)
  })

  test('happens when the person agrees, and not before', async () => {
    const tab = await aTab({ here: 1 })
    await press(tab)
    await allSettled(stayPressed, tab)
    expect(tab.asked()).toBeNull()
    await allSettled(leavePressed, tab)
    expect(isDone(tab)).toBe(false)
    await press(tab)
    await allSettled(leavePressed, tab)
    expect(tab.asked()).toBeNull()
    expect(isDone(tab)).toBe(true)
    expect(tab.stored.has('tab/leaving.stopped')).toBe(false)
  })
})

test('the number falls while the question stands', async () => {
  const tab = await aTab({ here: 3 })
  await allSettled(signOutPressed, tab)
  await tab.change(uploads(2))
  expect(tab.asked()).toMatchObject({ works: [{ count: 2 }] })
})

test('one holder that is done does not let go of what another holds', async () => {
  const tab = await aTab({ here: 1 })
  const recording: UnfinishedWork = {
    ...uploads(1, 'recorder'),
    running: 'shell.leaving.uploads.stopped',
  }
  await tab.change(recording)
  await tab.change(uploads(0))
  expect(tab.seen.isLeavingGuarded).toBe(true)
  await allSettled(signOutPressed, tab)
  expect(tab.asked()?.works).toEqual([recording])
  await tab.change({ ...recording, count: 0 })
  expect(tab.seen.isLeavingGuarded).toBe(false)
})

/** What the page that comes after it in the same tab has to say. */
async function toldAfter({ stored }: Tab) {
  const scope = fork({ handlers: browserEdge({ stored }).handlers })
  await allSettled(appStarted, { scope })
  return scope.getState($stoppedWork)
}

describe('what nobody was asked about', () => {
  test.each(['idle', 'expired', 'inactive', 'serverError', 'oops', 'noExpiry'] as const)(
    'an end by %s is never held up, and the next page of the tab says what was stopped',
    async (ending) => {
      const tab = await aTab({ here: 3, elsewhere: 1 })
      await allSettled(sessionEnding, { scope: tab.scope, params: ending })
      expect(tab.asked()).toBeNull()
      expect(tab.seen.left).toHaveLength(1)
      expect(tab.seen.isLeavingGuarded).toBe(false)
      expect(await toldAfter(tab)).toEqual([uploads(3)])
    },
  )

  test.each([
    { flag: 'flag.logout', reason: 'signOut' },
    { flag: 'flag.switch', reason: 'c2' },
  ])('$flag of another tab: this one is loaded again, and says so', async ({ flag, reason }) => {
    const tab = await aTab({ here: 2 })
    const params = { key: flag, value: `2:tabB:${reason}:1` }
    await allSettled(storageChangedElsewhere, { scope: tab.scope, params })
    expect(tab.seen.reloads).toBe(1)
    expect(await toldAfter(tab)).toEqual([uploads(2)])
  })
})

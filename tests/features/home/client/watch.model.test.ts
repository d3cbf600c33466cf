// A program is watched: what is told of it, where it goes on, and what follows (reach.md 1, 2).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ReportViewingRequest, Watch } from '../../../../generated/facts/features/home'
import { $isOnline, networkChanged } from '../../../../src/browser/network'
import { pageHidden, pageLeft } from '../../../../src/browser/tabs'
import '../../../../src/features/home/client/home.model'
import { playOnChosen } from '../../../../src/features/home/client/watch/choices.model'
import { $jump } from '../../../../src/features/home/client/watch/jump.model'
import { $isFilling, missingAsked } from '../../../../src/features/home/client/watch/missing.model'
import {
  $countdown,
  $nextUp,
  countdownStopped,
} from '../../../../src/features/home/client/watch/nextUp.model'
import { unsentKey } from '../../../../src/features/home/client/watch/unsent.model'
import { $watched, filmMoved } from '../../../../src/features/home/client/watch/viewing.model'
import {
  $isGone,
  $state,
  $watch,
  likeToggled,
} from '../../../../src/features/home/client/watch/watch.model'
import { eventHeard } from '../../../../src/shell/events/heard'
import { noticeActionChosen } from '../../../../src/shell/notices/notices.model'
import { screenClosed } from '../../../../src/shell/routing/screen.model'
import type { FilmMoment } from '../../../../src/ui/media/filmMoment'
import { openArea, refused, type Answers } from '../../../support/area'
import { http, noAnswer } from '../../../support/browserEdge'
import { aMoment, aWatch } from './watch/aWatch'

const row = (programId: string) => ({
  ...aWatch(),
  programId,
  turn: 0,
  isPosted: false,
  deliveredAt: '2026-01-01T00:00:00.000Z',
  may: [],
  rev: 1,
})

async function open(watch: Partial<Watch> = {}, answers: Answers = {}, search = '?from=library') {
  const told: ReportViewingRequest[] = []
  const area = await openArea(
    'home.watch',
    {
      getWatch: () => aWatch(watch),
      listInbox: () => ({ rows: ['p0', 'p1', 'p2', 'p3'].map(row), total: 4 }),
      listAudienceComments: () => ({ comments: [], mayComment: true }),
      reportViewing(report: ReportViewingRequest) {
        told.push(report)
        return { percent: 40, viewed: false, gone: false }
      },
      ...answers,
    },
    { pathname: '/home/watch/p1', search, params: { programId: 'p1' } },
  )
  const { scope } = area
  const move = (...moments: FilmMoment[]) =>
    moments.reduce(
      (before, params) => before.then(() => allSettled(filmMoved, { scope, params })),
      Promise.resolve(),
    )
  /** Each second of it. */
  const play = (fromMs: number, toMs: number) =>
    move(
      aMoment(fromMs, { kind: 'play' }),
      ...Array.from({ length: (toMs - fromMs) / 1_000 }, (_, at) =>
        aMoment(fromMs + (at + 1) * 1_000),
      ),
    )
  return { ...area, told, move, play }
}
const paused = (atMs: number) => aMoment(atMs, { kind: 'pause', isPaused: true })
const seeking = (atMs: number) => aMoment(atMs, { kind: 'seeking', isSeeking: true })

test('what was played is told every 15 s of play and on a pause, each second once', async () => {
  const { told, play, move, pass, scope } = await open()
  await play(0, 14_000)
  expect(told).toEqual([])
  await pass(15_000)
  await play(14_000, 20_000)
  await move(paused(20_500))
  expect(told.map(({ ranges, positionMs }) => ({ ranges, positionMs }))).toEqual([
    { ranges: [[0, 14]], positionMs: 14_000 },
    { ranges: [[14, 20.5]], positionMs: 20_500 },
  ])
  expect(told[0]).toMatchObject({ programId: 'p1', versionNo: 3, sessionId: told[1]!.sessionId })
  expect(scope.getState($watch)).toMatchObject({ percent: 40, state: 'started' })
  expect(scope.getState($watched)).toEqual([[0, 20_500]])
})

test('nothing is told of a film that was only looked for a place in', async () => {
  const { told, move, scope } = await open()
  await move(seeking(30_000), aMoment(30_000, { isPaused: true }))
  await allSettled(pageHidden, { scope })
  expect(told).toEqual([])
})

test('what is sought is not played, but where it stands is told', async () => {
  const { told, play, move, scope } = await open()
  await play(0, 2_000)
  await move(paused(2_000), seeking(30_000), aMoment(30_000, { isPaused: true }))
  await allSettled(pageHidden, { scope })
  expect(told.map(({ ranges, positionMs }) => ({ ranges, positionMs }))).toEqual([
    { ranges: [[0, 2]], positionMs: 2_000 },
    { ranges: [], positionMs: 30_000 },
  ])
})

test.each([
  { how: 'the tab is hidden', leave: pageHidden, keepalive: true },
  { how: 'the page is left', leave: pageLeft, keepalive: true },
])('when $how, what is left is told by a request that goes on', async ({ leave, keepalive }) => {
  const { seen, told, play, scope } = await open()
  await play(0, 3_000)
  await allSettled(leave, { scope })
  expect(told[0]?.ranges).toEqual([[0, 3]])
  expect(seen.sent.at(-1)).toMatchObject({ keepalive })
})

test('another screen is opened: what was played is told', async () => {
  const { told, play, scope } = await open()
  await play(0, 3_000)
  await allSettled(screenClosed, {
    scope,
    params: { routeId: 'home.watch', params: {}, customerId: 'c1' },
  })
  expect(told[0]?.ranges).toEqual([[0, 3]])
})

test.each([
  { what: 'what has to be watched is not counted', isRequired: true, watched: [] },
  { what: 'anything else is', isRequired: false, watched: [[0, 3_000]] },
])('out of sight $what', async ({ isRequired, watched }) => {
  const { play, scope } = await open({ isRequired })
  await allSettled(pageHidden, { scope })
  await play(0, 3_000)
  expect(scope.getState($watched)).toEqual(watched)
})

test('offline it is kept on this computer, and sent once there is a network', async () => {
  let isDown = true
  const sent: ReportViewingRequest[] = []
  const { stored, play, move, scope } = await open(
    {},
    {
      reportViewing(report: ReportViewingRequest) {
        if (isDown) return noAnswer
        sent.push(report)
        return { percent: 10, viewed: false, gone: false }
      },
    },
  )
  await play(0, 3_000)
  await move(paused(3_000))
  await allSettled(networkChanged, { scope, params: false })
  await play(3_000, 5_000)
  await move(paused(5_000))
  expect(scope.getState($isOnline)).toBe(false)
  expect(JSON.parse(stored.get(unsentKey)!)).toMatchObject([
    { programId: 'p1', ranges: [[0, 5]], positionMs: 5_000 },
  ])
  isDown = false
  await allSettled(networkChanged, { scope, params: true })
  expect(sent).toMatchObject([{ ranges: [[0, 5]], positionMs: 5_000 }])
  expect(stored.has(unsentKey)).toBe(false)
})

test('what the server refuses is not sent again', async () => {
  const { stored, play, move } = await open(
    {},
    { reportViewing: () => refused('malformedRequest') },
  )
  await play(0, 3_000)
  await move(paused(3_000))
  expect(stored.has(unsentKey)).toBe(false)
})

test('a program that is withdrawn meanwhile is gone, and nothing more is told of it', async () => {
  let asked = 0
  const { play, move, scope } = await open(
    {},
    {
      reportViewing() {
        asked += 1
        return { percent: 0, viewed: false, gone: true }
      },
    },
  )
  await play(0, 3_000)
  await move(paused(3_000))
  await play(3_000, 6_000)
  await move(paused(6_000))
  expect(scope.getState($isGone)).toBe(true)
  expect(asked).toBe(1)
})

test('a program that is withdrawn while it plays is gone as soon as the inbox has changed', async () => {
  const { play, scope } = await open(
    {},
    { reportViewing: () => ({ percent: 0, viewed: false, gone: true }) },
  )
  await play(0, 3_000)
  expect(scope.getState($isGone)).toBe(false)
  await allSettled(eventHeard, { scope, params: { topic: 'inbox' } })
  expect(scope.getState($isGone)).toBe(true)
})

test('a program that is withdrawn while it is paused is gone as soon as the inbox has changed', async () => {
  let gone = false
  const { scope, play, move } = await open(
    {},
    { reportViewing: () => ({ percent: 4, viewed: false, gone }) },
  )
  await play(0, 2_000)
  await move(paused(2_000))
  gone = true
  await allSettled(eventHeard, { scope, params: { topic: 'inbox' } })
  expect(scope.getState($isGone)).toBe(true)
})

test('it goes on 3 s before where it was left, says so, and starts over on a press', async () => {
  const { scope, notices } = await open({ positionMs: 33_000 })
  expect(scope.getState($jump)).toEqual({ toMs: 30_000 })
  expect(notices()).toMatchObject([{ text: { params: { time: '00:30' } } }])
  await allSettled(noticeActionChosen, { scope, params: notices()[0]!.id })
  expect(scope.getState($jump)).toEqual({ toMs: 0 })
})

test('what is missing plays, one stretch after the other, up to the outro', async () => {
  const { scope, move, play } = await open({
    watched: [
      [0, 10],
      [20, 50],
    ],
  })
  await allSettled(missingAsked, { scope })
  expect(scope.getState($jump)).toEqual({ toMs: 10_000, plays: true })
  await move(seeking(10_000))
  await play(10_000, 20_000)
  expect(scope.getState($jump)).toEqual({ toMs: 50_000, plays: true })
  await move(seeking(50_000))
  await play(50_000, 55_000)
  expect(scope.getState($jump)).toEqual({ plays: false })
  expect(scope.getState($isFilling)).toBe(false)
})

test('what follows in the list begins 8 s after the end, only where one plays on', async () => {
  const { scope, seen, move, pass } = await open()
  const end = aMoment(60_000, { kind: 'ended', isPaused: true })
  expect(scope.getState($nextUp)?.map(({ programId }) => programId)).toEqual(['p2', 'p3'])
  await move(end)
  expect(scope.getState($countdown)).toBeNull()
  await allSettled(playOnChosen, { scope, params: true })
  await move(end)
  await pass(7_000)
  expect([scope.getState($countdown), seen.visited]).toEqual([1, []])
  await allSettled(countdownStopped, { scope })
  await pass(9_000)
  expect(seen.visited).toEqual([])
  await move(end)
  await pass(8_000)
  expect(seen.visited).toEqual(['/home/watch/p2?from=library'])
})

test.each([
  { what: 'missing', answer: refused('notFound'), state: 'missing' },
  { what: 'not to be read', answer: http(500, {}), state: 'failed' },
])('a program that is $what says so', async ({ answer, state }) => {
  const { scope } = await open({}, { getWatch: () => answer })
  expect(scope.getState($state)).toBe(state)
})

test('a thumb counts at once, and is taken back where the server refuses', async () => {
  const { scope } = await open({}, { likeProgram: () => refused('notFound') })
  const liking = allSettled(likeToggled, { scope })
  expect(scope.getState($watch)).toMatchObject({ likes: 3, isLiked: true })
  await liking
  expect(scope.getState($watch)).toMatchObject({ likes: 2, isLiked: false })
})

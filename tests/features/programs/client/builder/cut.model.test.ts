// The program that stands open is built, undone, saved by itself and handed over (programs.md 3, 4).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type {
  AddProgramRequest,
  GetProgramRequest,
  HoldEditRequest,
  ListProgramsRow,
  ProgramEdit,
  SaveTimelineRequest,
} from '../../../../../generated/facts/features/programs'
import {
  $timeline,
  cut,
  edited,
} from '../../../../../src/features/programs/client/builder/cut.model'
import { mineKept } from '../../../../../src/features/programs/client/builder/copying.model'
import { $edit, turnAsked } from '../../../../../src/features/programs/client/builder/turn.model'
import '../../../../../src/features/programs/client/programs.model'
import type { Op } from '../../../../../src/features/programs/timeline'
import { networkChanged } from '../../../../../src/browser/network'
import { pageHidden } from '../../../../../src/browser/tabs'
import { openArea, refused } from '../../../../support/area'
import { noAnswer, ok } from '../../../../support/browserEdge'
import { aTimeline, aTitle } from '../../../../support/timelines'

const row: ListProgramsRow = {
  programId: 'p1',
  title: 'Welcome',
  kind: 'standard',
  state: 'draft',
  owner: { id: 'maya', name: 'Maya' },
  isMine: true,
  isNew: false,
  collaborators: [],
  aspect: '16:9',
  durationMs: 0,
  versionNo: 0,
  hasChanges: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  rev: 1,
  may: ['edit', 'build'],
}

const begun = aTimeline([aTitle('one'), aTitle('two')])
const noFacts = { media: {}, slots: {}, files: {} }
const free = { isMine: false, isMe: false, hasAsked: false, mayTake: true }

/** A server with one program, in which somebody else may build too. */
async function openBuilder(turn: Partial<ProgramEdit> = {}, stored: Record<string, string> = {}) {
  const kept = {
    timeline: begun,
    timelineRev: 1,
    acts: [] as string[],
    isDown: false,
    isFull: false,
  }
  const copies: Record<string, typeof begun> = {}
  const edit = (): ProgramEdit => ({
    ...free,
    isMine: true,
    isMe: true,
    ...turn,
    timelineRev: kept.timelineRev,
  })
  const area = await openArea(
    'programs.list',
    {
      listPrograms: () => ({ rows: [row], total: 1 }),
      addProgram: ({ values }: AddProgramRequest) => ok({ ...row, ...values, programId: 'p2' }),
      getProgram: ({ programId }: GetProgramRequest) => ({
        program: { ...row, programId },
        timeline: kept.timeline,
        timelineRev: kept.timelineRev,
        facts: noFacts,
        edit: { ...free, timelineRev: kept.timelineRev },
      }),
      holdEdit({ act }: HoldEditRequest) {
        kept.acts.push(act)
        return edit()
      },
      saveTimeline({ programId, timeline, timelineRev }: SaveTimelineRequest) {
        if (kept.isDown) return noAnswer
        if (kept.isFull) return refused('quotaUsedUp')
        if (programId !== 'p1') {
          copies[programId] = timeline
          return { program: { ...row, programId }, timelineRev: 2, facts: noFacts }
        }
        if (timelineRev !== kept.timelineRev) return refused('changedMeanwhile')
        Object.assign(kept, { timeline, timelineRev: timelineRev + 1 })
        return { program: row, timelineRev: kept.timelineRev, facts: noFacts }
      },
      listRenders: () => ({ renders: [] }),
      listProgramVersions: () => ({ versions: [], coming: [] }),
      listClips: () => ({ rows: [], total: 0 }),
    },
    { search: '?open=p1', stored },
  )
  const { scope } = area
  const act = (op: Op, typing?: string) =>
    allSettled(edited, { scope, params: { op, ...(typing && { typing }) } })
  const ids = (timeline = scope.getState($timeline)) => timeline?.blocks.map(({ id }) => id)
  return { ...area, kept, copies, act, ids, turn }
}

const remove: Op = { op: 'remove', blockIds: ['one'] }

test('whoever opens it takes the turn, and what they do is saved a moment later', async () => {
  const { act, ids, kept, pass, scope } = await openBuilder()
  expect(kept.acts).toEqual(['hold'])
  await act(remove)
  expect(ids()).toEqual(['two'])
  expect(ids(kept.timeline)).toEqual(['one', 'two'])
  await pass(1_000)
  expect(ids(kept.timeline)).toEqual(['two'])
  expect(scope.getState(cut.$isUnsaved)).toBe(false)
})

test('undo leads back to the first document, redo to the last, and both are saved', async () => {
  const { act, ids, kept, pass, scope } = await openBuilder()
  await act(remove)
  await act({ op: 'setLook', aspect: '1:1' })
  const last = scope.getState($timeline)
  for (let step = 0; step < 3; step++) await allSettled(cut.undone, { scope })
  expect(scope.getState($timeline)).toEqual(begun)
  expect(scope.getState(cut.$canUndo)).toBe(false)
  await allSettled(cut.redone, { scope })
  await allSettled(cut.redone, { scope })
  expect(scope.getState($timeline)).toEqual(last)
  await pass(1_000)
  expect(ids(kept.timeline)).toEqual(['two'])
  expect(kept.timeline.aspect).toBe('1:1')
})

test('what is dragged or typed in one go is one step', async () => {
  const { act, scope } = await openBuilder()
  for (const out of [50, 40, 30]) await act({ op: 'trim', blockId: 'two', out }, 'trim two')
  await act({ op: 'trim', blockId: 'one', out: 20 }, 'trim one')
  expect(scope.getState($timeline)?.blocks.map(({ out }) => out)).toEqual([20, 30])
  await allSettled(cut.undone, { scope })
  await allSettled(cut.undone, { scope })
  expect(scope.getState($timeline)).toEqual(begun)
})

test('what cannot be done is told, and changes nothing', async () => {
  const { act, notices, scope } = await openBuilder()
  await act({ op: 'remove', blockIds: ['gone'] })
  expect(scope.getState($timeline)).toEqual(begun)
  expect(notices()).toMatchObject([{ tone: 'warn', text: { key: 'programs.refused.notThere' } }])
})

test('who looks on changes nothing, and sees what others save', async () => {
  const { act, ids, kept, pass } = await openBuilder({
    isMine: false,
    isMe: false,
    by: { id: 'mira', name: 'Mira' },
  })
  await act(remove)
  expect(ids()).toEqual(['one', 'two'])
  Object.assign(kept, { timeline: aTimeline([aTitle('theirs')]), timelineRev: 5 })
  await pass(3_500)
  expect(ids()).toEqual(['theirs'])
})

test('the last change is saved before the turn is handed over', async () => {
  const { act, ids, kept, scope } = await openBuilder()
  await act(remove)
  await allSettled(turnAsked, { scope, params: 'handOver' })
  expect(ids(kept.timeline)).toEqual(['two'])
  expect(kept.acts).toEqual(['hold', 'handOver'])
})

test('somebody who asks is told to whoever builds, who may refuse', async () => {
  const { kept, notices, pass, scope, turn } = await openBuilder()
  Object.assign(turn, { asked: { id: 'chloe', name: 'Chloe' } })
  await pass(15_500)
  expect(notices()).toMatchObject([
    { text: { key: 'programs.turn.asked', params: { name: 'Chloe' } } },
  ])
  Object.assign(turn, { asked: undefined })
  await allSettled(turnAsked, { scope, params: 'refuse' })
  expect(kept.acts.at(-1)).toBe('refuse')
  expect(scope.getState($edit)?.asked).toBeUndefined()
  expect(notices()).toEqual([])
})

test('what another has saved meanwhile is not written over; one takes what they made of it', async () => {
  const { act, ids, kept, pass, scope } = await openBuilder()
  await act(remove)
  Object.assign(kept, { timeline: aTimeline([aTitle('theirs')]), timelineRev: 5 })
  await pass(1_000)
  expect(scope.getState(cut.$isConflict)).toBe(true)
  expect(ids(kept.timeline)).toEqual(['theirs'])
  await allSettled(cut.theirsTaken, { scope })
  expect(ids()).toEqual(['theirs'])
  expect(scope.getState(cut.$isConflict)).toBe(false)
})

test('what is built offline is counted, and saved as soon as the server is reached', async () => {
  const { act, ids, kept, notices, pass, scope } = await openBuilder()
  kept.isDown = true
  for (const out of [50, 40]) await act({ op: 'trim', blockId: 'two', out }, 'trim two')
  await act(remove)
  await pass(1_000)
  expect(scope.getState(cut.$isUnreached)).toBe(true)
  expect(scope.getState(cut.$unsaved)?.changes).toBe(2)
  expect(notices()).toEqual([])
  kept.isDown = false
  await allSettled(networkChanged, { scope, params: true })
  expect(ids(kept.timeline)).toEqual(['two'])
  expect(scope.getState(cut.$isUnreached)).toBe(false)
})

test('what the server refuses is told with its reason, until it is saved', async () => {
  const { act, ids, kept, notices, pass, scope } = await openBuilder()
  kept.isFull = true
  await act(remove)
  await pass(1_000)
  expect(notices()).toMatchObject([
    {
      text: {
        key: 'screens.document.refused',
        params: { reason: { key: 'failures.quotaUsedUp' } },
      },
    },
  ])
  expect(scope.getState(cut.$isRefused)).toBe(true)
  kept.isFull = false
  await allSettled(cut.saveAsked, { scope })
  expect(ids(kept.timeline)).toEqual(['two'])
  expect(scope.getState(cut.$isRefused)).toBe(false)
  expect(notices()).toEqual([])
})

test('what could not be saved is there when the program is opened again, and is saved then', async () => {
  const before = await openBuilder()
  before.kept.isDown = true
  await before.act(remove)
  await allSettled(pageHidden, { scope: before.scope })
  const { ids, kept, pass, scope, stored } = await openBuilder(
    {},
    Object.fromEntries(before.stored),
  )
  expect(ids()).toEqual(['two'])
  await pass(1_000)
  expect(ids(kept.timeline)).toEqual(['two'])
  expect([...stored.keys()].filter((key) => key.includes('unsaved'))).toEqual([])
  await allSettled(cut.undone, { scope })
  expect(scope.getState($timeline)).toEqual(begun)
})

test('what another has built over becomes a program of its own, where one keeps it', async () => {
  const { act, copies, ids, kept, pass, scope } = await openBuilder()
  await act(remove)
  Object.assign(kept, { timeline: aTimeline([aTitle('theirs')]), timelineRev: 5 })
  await pass(1_000)
  await allSettled(mineKept, { scope, params: 'Welcome (mine)' })
  expect(copies['p2']?.blocks.map(({ id }) => id)).toEqual(['two'])
  expect(ids(kept.timeline)).toEqual(['theirs'])
  expect(scope.getState(cut.$isConflict)).toBe(false)
  expect(scope.getState(cut.$isUnsaved)).toBe(false)
})

test('what is edited while theirs is read is not written over it', async () => {
  const { act, ids, kept, pass, scope } = await openBuilder()
  await act(remove)
  Object.assign(kept, { timeline: aTimeline([aTitle('theirs')]), timelineRev: 5 })
  await pass(1_000)
  const reading = allSettled(cut.theirsTaken, { scope })
  await act({ op: 'setLook', aspect: '1:1' })
  await reading
  await pass(2_000)
  expect(ids()).toEqual(['theirs'])
  expect(ids(kept.timeline)).toEqual(['theirs'])
  expect(kept.timeline.aspect).toBe('16:9')
})

test('what is built while nothing can be saved is there again after the page was loaded anew', async () => {
  const before = await openBuilder()
  await before.act(remove)
  Object.assign(before.kept, { timelineRev: 5 })
  await before.pass(1_000)
  expect(before.scope.getState(cut.$isConflict)).toBe(true)
  await before.act({ op: 'setLook', aspect: '1:1' })
  await allSettled(pageHidden, { scope: before.scope })
  const { scope } = await openBuilder({}, Object.fromEntries(before.stored))
  expect(scope.getState($timeline)?.aspect).toBe('1:1')
})

test('a turn is handed over although it is held anew while the last change is saved', async () => {
  const { act, kept, scope } = await openBuilder()
  await act(remove)
  await Promise.all([
    allSettled(turnAsked, { scope, params: 'handOver' }),
    allSettled(turnAsked, { scope, params: 'hold' }),
  ])
  expect(kept.acts).toContain('handOver')
})

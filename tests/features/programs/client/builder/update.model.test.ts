// A newer version of the template is shown before it is taken over, and undone like any edit (programs.md 7).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type {
  ListProgramsRow,
  SaveTimelineRequest,
  Timeline,
} from '../../../../../generated/facts/features/programs'
import { $timeline, cut } from '../../../../../src/features/programs/client/builder/cut.model'
import {
  $newer,
  $update,
  updateClosed,
  updateLooked,
  updateTaken,
} from '../../../../../src/features/programs/client/builder/update.model'
import '../../../../../src/features/programs/client/programs.model'
import { openArea } from '../../../../support/area'
import { aBlock, aSlot, aTimeline, aTitle } from '../../../../support/timelines'

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
const follows = (versionNo: number) => ({ template: { templateId: 't', versionNo, may: [] } })
const begun = aTimeline([aBlock('who', { slotId: 'who' })], follows(1))
const start = aTimeline([aTitle('hello', { locked: true }), aSlot('who', 'who')], follows(2))
const facts = { media: {}, slots: {}, files: {} }

async function openBuilder({ isMine = true, newerNo = 2 } = {}) {
  const kept: { timeline: Timeline } = { timeline: begun }
  const edit = { isMine, isMe: isMine, hasAsked: false, mayTake: false, timelineRev: 1 }
  const area = await openArea(
    'programs.list',
    {
      listPrograms: () => ({ rows: [row], total: 1 }),
      getProgram: () => ({
        program: row,
        timeline: begun,
        timelineRev: 1,
        facts,
        edit,
        newer: { name: 'Guide', versionNo: newerNo },
      }),
      getTemplateUpdate: () => ({ programId: 'p1', start, facts }),
      holdEdit: () => edit,
      saveTimeline({ timeline }: SaveTimelineRequest) {
        kept.timeline = timeline
        return { program: row, timelineRev: 2, facts }
      },
      listRenders: () => ({ renders: [] }),
      listProgramVersions: () => ({ versions: [], coming: [] }),
      listClips: () => ({ rows: [], total: 0 }),
    },
    { search: '?open=p1' },
  )
  return { ...area, kept }
}

test('what it changes is shown first, and nothing changes when it is left', async () => {
  const { scope } = await openBuilder()
  expect(scope.getState($newer)).toEqual({ name: 'Guide', versionNo: 2 })
  await allSettled(updateLooked, { scope })
  expect(scope.getState($update)?.changes.map(({ kind }) => kind)).toEqual(['added'])
  await allSettled(updateClosed, { scope })
  expect(scope.getState($update)).toBeNull()
  expect(scope.getState($timeline)).toEqual(begun)
})

test('it is taken over and saved as one edit, and undo offers it again', async () => {
  const { scope, kept, pass } = await openBuilder()
  await allSettled(updateLooked, { scope })
  await allSettled(updateTaken, { scope })
  expect(scope.getState($newer)).toBeNull()
  expect(scope.getState($update)).toBeNull()
  await pass(1_000)
  expect(kept.timeline).toMatchObject({
    template: { versionNo: 2 },
    blocks: [{ id: 'hello' }, { id: 'who', media: { assetId: 'a1' } }],
  })
  await allSettled(cut.undone, { scope })
  expect(scope.getState($timeline)).toEqual(begun)
  expect(scope.getState($newer)).toMatchObject({ versionNo: 2 })
})

test.each([
  ['who looks on', { isMine: false }],
  ['a program that follows the latest', { newerNo: 1 }],
])('%s is not asked', async (_, given) => {
  const { scope } = await openBuilder(given)
  expect(scope.getState($newer)).toBeNull()
})

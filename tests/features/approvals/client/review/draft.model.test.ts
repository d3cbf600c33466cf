// What is said about a version is kept until it is sent (programs.md 8).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type {
  AddCommentRequest,
  ListApprovalsRow,
  ReviewComment,
} from '../../../../../generated/facts/features/approvals'
import type {
  ListProgramsRow,
  ProgramVersion,
} from '../../../../../generated/facts/features/programs'
import '../../../../../src/features/approvals/client/approvals.model'
import {
  $chosenId,
  $marks,
} from '../../../../../src/features/approvals/client/review/comments.model'
import {
  $draft,
  $isUnsent,
  draftChanged,
  draftSent,
  strokeDrawn,
} from '../../../../../src/features/approvals/client/review/draft.model'
import {
  $base,
  $version,
  versionChosen,
} from '../../../../../src/features/approvals/client/review/review.model'
import { $tab, tabChosen } from '../../../../../src/features/approvals/client/review/side.model'
import { navigateFx } from '../../../../../src/browser/location'
import { $userId } from '../../../../../src/session/client'
import { http } from '../../../../support/browserEdge'
import { openArea } from '../../../../support/area'

const maya = { id: 'maya', name: 'Maya' }
const at = '2026-02-01T00:00:00.000Z'

const version = (versionNo: number): ProgramVersion => ({
  versionId: `v${versionNo}`,
  versionNo,
  kind: 'rendered',
  durationMs: 9_000,
  bodyEndMs: 9_000,
  isIncomplete: false,
  emptySlots: 0,
  madeAt: at,
})
const approval = (
  versionNo: number,
  state: ListApprovalsRow['state'],
  isDecidedByMe: boolean,
): ListApprovalsRow => ({
  approvalId: `a${versionNo}`,
  title: 'Film',
  program: { id: 'p', name: 'Film' },
  versionId: `v${versionNo}`,
  versionNo,
  state,
  waitsForMe: false,
  isDecidedByMe,
  stageNo: 1,
  stages: [],
  askedBy: maya,
  askedAt: at,
  isOverdue: false,
  durationMs: 9_000,
  may: [],
  rev: 1,
})
const program: ListProgramsRow = {
  programId: 'p',
  title: 'Film',
  kind: 'standard',
  state: 'in_approval',
  owner: maya,
  isMine: true,
  isNew: false,
  collaborators: [],
  aspect: '16:9',
  durationMs: 9_000,
  versionNo: 4,
  hasChanges: false,
  createdAt: at,
  updatedAt: at,
  may: [],
  rev: 1,
}
const said = ({ commentId, body, fromMs, versionId, drawing = [] }: AddCommentRequest) =>
  ({
    commentId,
    body,
    fromMs,
    versionId,
    versionNo: 3,
    drawing,
    mentions: [],
    author: maya,
    isMine: true,
    mayEdit: true,
    createdAt: at,
    isEdited: false,
    rev: 1,
  }) satisfies ReviewComment

async function openReview(fails: { yes: boolean } = { yes: false }) {
  const sent: AddCommentRequest[] = []
  const area = await openArea('approvals.review', {
    listPrograms: () => ({ rows: [program] }),
    listProgramVersions: () => ({
      versions: [version(4), version(3), version(2), version(1)],
      coming: [],
    }),
    listApprovals: () => ({
      rows: [approval(3, 'pending', false), approval(1, 'changes_requested', true)],
    }),
    listComments: () => ({ comments: [], decisions: [] }),
    getVersionTimeline: () => http(404, {}),
    addComment: (request: AddCommentRequest) => {
      sent.push(request)
      if (fails.yes) return http(503, {})
      return said(request)
    },
  })
  return { ...area, sent }
}

test('the version that is asked for is watched, beside the one that this person decided on last', async () => {
  const { scope } = await openReview()
  expect(scope.getState($version)?.versionNo).toBe(3)
  expect(scope.getState($base)?.versionNo).toBe(1)
})

test('a notice opens the side that it is about, until another one is chosen', async () => {
  const { scope } = await openReview()
  expect(scope.getState($tab)).toBe('comments')
  const to = '/myprograms/review/p?v=1&tab=approval'
  await allSettled(navigateFx, { scope, params: { to } })
  expect(scope.getState($tab)).toBe('approval')
  expect(scope.getState($version)?.versionNo).toBe(1)
  await allSettled(versionChosen, { scope, params: 4 })
  expect(scope.getState($tab)).toBe('approval')
  await allSettled(tabChosen, { scope, params: 'changes' })
  expect(scope.getState($tab)).toBe('changes')
})

test('what is sent stands on the time line with what was drawn, and the next begins empty', async () => {
  const { scope, sent } = await openReview()
  const stroke = { kind: 'box' as const, colour: 0, points: [0, 0, 1, 1] }
  await allSettled(strokeDrawn, { scope, params: { stroke, atMs: 1_200 } })
  await allSettled(draftChanged, { scope, params: { body: 'Heavy.' } })
  await allSettled(draftSent, { scope })
  expect(sent).toMatchObject([{ versionId: 'v3', fromMs: 1_200, drawing: [stroke] }])
  expect(scope.getState($marks).map(({ comment }) => comment.body)).toEqual(['Heavy.'])
  expect(scope.getState($chosenId)).toBe(sent[0]?.commentId)
  expect(scope.getState($draft)).toMatchObject({ body: '', drawing: [] })
})

test('what could not be sent is kept, and sent again it is the same comment', async () => {
  const fails = { yes: true }
  const { scope, sent } = await openReview(fails)
  await allSettled(draftChanged, { scope, params: { body: 'Shorter.' } })
  await allSettled(draftSent, { scope })
  expect(scope.getState($isUnsent)).toBe(true)
  expect(scope.getState($draft).body).toBe('Shorter.')
  fails.yes = false
  await allSettled(draftSent, { scope })
  expect(sent[1]?.commentId).toBe(sent[0]?.commentId)
  expect(scope.getState($isUnsent)).toBe(false)
})

test('what is said of a moment stays with the version whose moment it is', async () => {
  const { scope, sent } = await openReview()
  await allSettled(draftChanged, { scope, params: { body: 'Here.', fromMs: 2_000 } })
  await allSettled(versionChosen, { scope, params: 4 })
  await allSettled(draftSent, { scope })
  expect(sent).toMatchObject([{ versionId: 'v3', fromMs: 2_000 }])
})

test('what one person has typed is not there for the next', async () => {
  const { scope, stored } = await openReview()
  await allSettled(draftChanged, { scope, params: { body: 'Mine.' } })
  expect([...stored.keys()].filter((key) => key.includes(scope.getState($userId)))).toEqual(
    expect.arrayContaining([expect.stringContaining('unsent')]),
  )
})

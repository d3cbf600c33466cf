// What is decided, asked for and published about a version: refusals are told where it was asked.
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ListApprovalsRow } from '../../../../../generated/facts/features/approvals'
import type {
  ListProgramsRow,
  ProgramVersion,
} from '../../../../../generated/facts/features/programs'
import '../../../../../src/features/approvals/client/approvals.model'
import {
  $asking,
  $refusal,
  asked,
  askingOpened,
  decided,
  published,
  unpublished,
  withdrawn,
} from '../../../../../src/features/approvals/client/review/decide.model'
import { openArea, refused } from '../../../../support/area'

const approvalRefused = { changed: [], refused: [{ id: 'a', code: 'approversMissing' }] }

const open = () =>
  openArea(
    'approvals.review',
    {
      listPrograms: () => ({ rows: [{ programId: 'p', may: [] }] as unknown as ListProgramsRow[] }),
      listProgramVersions: () => ({
        versions: [{ versionId: 'v', versionNo: 1 }] as ProgramVersion[],
        coming: [],
      }),
      listApprovals: () => ({
        rows: [{ approvalId: 'a', versionId: 'v', may: [] }] as unknown as ListApprovalsRow[],
      }),
      listPolicyChoices: () => ({ rows: [] }),
      askApproval: () => refused('approversMissing'),
      publishProgram: () => refused('notApproved'),
      approveVersions: () => approvalRefused,
      askForChanges: () => approvalRefused,
      withdrawApprovals: () => approvalRefused,
      unpublishPrograms: () => approvalRefused,
    },
    { params: { programId: 'p' } },
  )

const approversMissing = { key: 'failures.approversMissing' }
const tried = [
  {
    asking: 'ask',
    act: asked,
    given: { policyId: 'one' },
    why: approversMissing,
  },
  {
    asking: 'publish',
    act: published,
    given: { withoutCaptions: true },
    why: { key: 'failures.notApproved' },
  },
  {
    asking: 'approve',
    act: decided,
    given: { decision: 'approve', words: '' },
    why: approversMissing,
  },
  {
    asking: 'changes',
    act: decided,
    given: { decision: 'changes', words: 'No.' },
    why: approversMissing,
  },
  { asking: 'withdraw', act: withdrawn, given: undefined, why: approversMissing },
  { asking: 'unpublish', act: unpublished, given: undefined, why: approversMissing },
] as const

test.each(tried)(
  'why it did not work to $asking stands in the dialog, which stays',
  async ({ asking, act, given, why }) => {
    const { scope, notices } = await open()
    const before = notices()
    await allSettled(askingOpened, { scope, params: asking })
    await allSettled(act as typeof decided, { scope, params: given as never })
    expect(scope.getState($asking)).toBe(asking)
    expect(scope.getState($refusal)).toMatchObject(why)
    expect(notices()).toEqual(before)
  },
)

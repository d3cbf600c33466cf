// A yes or a no to the version that is watched, asking for one, and publishing it.
import { decisionUndoMs } from '../../../../../generated/facts/constants'
import { failureTexts, type FailureCode } from '../../../../../generated/facts/failures'
import { attach, createEvent, createStore, merge, sample } from 'effector'
import type {
  AskApprovalRequest,
  PolicyChoice,
} from '../../../../../generated/facts/features/approvals'
import type { Words } from '../../../../browser/text/words'
import { isCallFailure } from '../../../../calls/failures'
import { noticeActionChosen, noticeShown } from '../../../../shell/notices/notices.model'
import { draftCleared, sentAfterPublishing } from '../../../channels/client'
import type { Decision } from '../../approval'
import {
  askApprovalFx,
  decideFx,
  listPolicyChoicesFx,
  publishProgramFx,
  undoDecisionsFx,
  unpublishProgramsFx,
  withdrawApprovalsFx,
} from './calls'
import { failedText } from './failed'
import { $approval, $programId, $version, reviewReadAgain } from './review.model'

export type Asking = Decision | 'ask' | 'publish' | 'unpublish' | 'withdraw'
/** Which dialog is open. */
export const askingOpened = createEvent<Asking>()
export const askingClosed = createEvent()
export const decided = createEvent<{ decision: Decision; words: string }>()
export const withdrawn = createEvent()
export const unpublished = createEvent()
export const asked = createEvent<Pick<AskApprovalRequest, 'policyId' | 'note'>>()
export const published = createEvent<{ withoutCaptions: boolean; until?: string }>()

const selection = (id: string | undefined) => ({ selection: { ids: [id ?? ''] } })

const sendFx = attach({
  source: $approval,
  async effect(approval, { decision, words }: { decision: Decision; words: string }) {
    const one = selection(approval?.approvalId)
    const reply =
      decision === 'approve'
        ? await decideFx.approve(one)
        : decision === 'changes'
          ? await decideFx.changes({ ...one, values: { words: words.trim() || null } })
          : await decideFx.reject({ ...one, values: { words } })
    return { ...reply, approvalId: approval?.approvalId ?? '', title: approval?.title ?? '' }
  },
})
const withdrawFx = attach({
  source: $approval,
  effect: (approval) => withdrawApprovalsFx(selection(approval?.approvalId)),
})
const unpublishFx = attach({
  source: $programId,
  effect: (programId) => unpublishProgramsFx(selection(programId ?? undefined)),
})
const askFx = attach({
  source: { programId: $programId, version: $version },
  effect: ({ programId, version }, given: Pick<AskApprovalRequest, 'policyId' | 'note'>) =>
    askApprovalFx({ programId: programId ?? '', versionId: version?.versionId ?? '', ...given }),
})
const publishFx = attach({
  source: { programId: $programId, version: $version },
  effect: (
    { programId, version },
    { withoutCaptions, until }: { withoutCaptions: boolean; until?: string },
  ) =>
    publishProgramFx({
      programId: programId ?? '',
      versionId: version?.versionId ?? '',
      withoutCaptions,
      ...(until && { onAirUntil: until }),
    }),
})

sample({ clock: decided, target: sendFx })
sample({ clock: withdrawn, fn: () => undefined, target: withdrawFx })
sample({ clock: unpublished, fn: () => undefined, target: unpublishFx })
sample({ clock: asked, target: askFx })
sample({ clock: published, target: publishFx })

const isDone = ({ result }: { result: { refused: readonly unknown[] } }) =>
  result.refused.length === 0
const done = merge([
  sendFx.done.filter({ fn: isDone }),
  withdrawFx.done.filter({ fn: isDone }),
  unpublishFx.done.filter({ fn: isDone }),
  askFx.done,
  publishFx.done,
]).map(() => undefined)
export const $asking = createStore<Asking | null>(null)
  .on(askingOpened, (_, asking) => asking)
  .reset(askingClosed, done, $programId)
const acting = [sendFx, withdrawFx, unpublishFx, askFx, publishFx]
export const $isBusy = createStore(false)
  .on(acting, () => true)
  .reset(...acting.map((fx) => fx.finally))

// What is chosen beside publishing goes where it shall as soon as it is on air.
sample({
  clock: publishFx.doneData,
  fn: ({ programId, title }) => ({ programId, title }),
  target: sentAfterPublishing,
})
sample({ clock: [askingOpened, askingClosed], fn: () => undefined, target: draftCleared })

/** Nobody has said yet that captions are not needed. */
export const $lacksCaptions = createStore(false)
  .on(publishFx.failData, (_, failure) => codeOf(failure) === 'noCaptions')
  .reset(askingOpened, askingClosed)

const codeOf = (failure: unknown) =>
  isCallFailure(failure) && failure.kind === 'refused' ? failure.code : null

/** Read when somebody is about to ask. */
sample({
  clock: askingOpened,
  filter: (asking) => asking === 'ask',
  fn: () => ({ limit: 100 }),
  target: listPolicyChoicesFx,
})
export const $policies = createStore<readonly PolicyChoice[] | null>(null).on(
  listPolicyChoicesFx.doneData,
  (_, { rows }) => rows,
)

const undoId = 'approvals.undo'
const $undoable = createStore('').on(sendFx.doneData, (_, { approvalId }) => approvalId)
const undoFx = attach({ source: $undoable, effect: (id) => undoDecisionsFx(selection(id)) })
sample({
  clock: sendFx.done,
  filter: ({ result }) => result.changed.length > 0,
  fn: ({ params, result }) => ({
    id: undoId,
    tone: 'ok' as const,
    text: {
      key: `approvals.review.did.${params.decision}` as const,
      params: { name: result.title },
    },
    action: 'approvals.review.undo' as const,
    stayMs: decisionUndoMs,
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen,
  filter: (id) => id === undoId,
  fn: () => undefined,
  target: undoFx,
})
sample({
  clock: [publishFx.done, askFx.done],
  fn: ({ params }) => ({
    tone: 'ok' as const,
    text: {
      key:
        'withoutCaptions' in params
          ? ('approvals.review.did.publish' as const)
          : ('approvals.review.did.ask' as const),
    },
  }),
  target: noticeShown,
})
const textOf = ({ refused }: { refused: ReadonlyArray<{ code: string }> }): Words | undefined =>
  refused[0] && { key: failureTexts[refused[0].code as FailureCode] }
const refused = merge([
  merge([sendFx.doneData, withdrawFx.doneData, unpublishFx.doneData]).filterMap(textOf),
  merge(acting.map((fx) => fx.failData)).filterMap(failedText),
])
/** Why it did not work, told where it was asked. */
export const $refusal = createStore<Words | null>(null)
  .on(refused, (_, text) => text)
  .reset(askingOpened, askingClosed, decided, withdrawn, unpublished, asked, published, $programId)

// An undo has no dialog that could say why it was refused.
sample({
  clock: merge([undoFx.doneData.filterMap(textOf), undoFx.failData.filterMap(failedText)]),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
sample({ clock: [done, undoFx.done], fn: () => undefined, target: reviewReadAgain })

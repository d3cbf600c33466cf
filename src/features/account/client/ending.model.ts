// Signing out elsewhere. It cannot be undone, so it is asked first (ui.md §8.6); then it is shown at once.
import { createEvent, createStore, sample } from 'effector'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import { $translate } from '../../../browser/text/text.model'
import type { CallFailure } from '../../../calls/failures'
import { noticeActed, noticeShown } from '../../../shell/notices/notices.model'
import { endOtherSessionsFx, endSessionFx } from './calls'
import { deviceName } from './deviceName'
import { $others, endingBegan, endingFailed, sessionsAsked } from './sessions.model'

export type Question = { kind: 'one'; session: SessionEntry } | { kind: 'others' }

export const endAsked = createEvent<Question>()
export const endCancelled = createEvent()
export const endConfirmed = createEvent()

const failedNotice = 'account.sessions.failed'

export const $question = createStore<Question | null>(null)
  .on(endAsked, (_, question) => question)
  .reset(endCancelled)
const $lastFailed = createStore<Question | null>(null)

const confirmed = createEvent<{ question: Question; ids: readonly string[] }>()
const $underWay = createStore<{ question: Question; ids: readonly string[] } | null>(null).on(
  confirmed,
  (_, act) => act,
)

sample({
  clock: endConfirmed,
  source: { question: $question, others: $others },
  filter: ({ question }) => question !== null,
  fn: ({ question, others }) => actOf(question as Question, others),
  target: confirmed,
})
$question.reset(confirmed)
sample({ clock: confirmed, fn: ({ ids }) => ids, target: endingBegan })
sample({
  clock: confirmed,
  filter: ({ question }) => question.kind === 'one',
  fn: ({ ids }) => ({ sessionId: ids[0] ?? '' }),
  target: endSessionFx,
})
sample({
  clock: confirmed,
  filter: ({ question }) => question.kind === 'others',
  fn: () => ({}),
  target: endOtherSessionsFx,
})

// Ended meanwhile by somebody else: what was wanted is so.
const endedOne = sample({
  clock: [endSessionFx.done, endSessionFx.failData.filter({ fn: isGone })],
  source: { act: $underWay, translate: $translate },
})
sample({
  clock: endedOne,
  fn: ({ act, translate }) => ({
    tone: 'ok' as const,
    text: {
      key: 'account.sessions.ended' as const,
      params: { device: deviceOf(act?.question, translate) },
    },
  }),
  target: noticeShown,
})
sample({
  clock: endOtherSessionsFx.doneData,
  fn: ({ ended }) => ({
    tone: 'ok' as const,
    text: { key: 'account.sessions.othersEnded' as const, params: { count: ended } },
  }),
  target: noticeShown,
})

const failed = sample({
  clock: [
    endSessionFx.failData.filter({ fn: (failure) => !isGone(failure) }),
    endOtherSessionsFx.fail,
  ],
  source: { act: $underWay, translate: $translate },
})
sample({ clock: failed, fn: ({ act }) => act?.ids ?? [], target: endingFailed })
sample({ clock: failed, fn: ({ act }) => act?.question ?? null, target: $lastFailed })
sample({
  clock: failed,
  fn: ({ act, translate }) => ({
    id: failedNotice,
    tone: 'danger' as const,
    text:
      act?.question.kind === 'one'
        ? {
            key: 'account.sessions.endFailed' as const,
            params: { device: deviceOf(act.question, translate) },
          }
        : { key: 'account.sessions.othersFailed' as const },
    action: 'account.sessions.retry' as const,
  }),
  target: noticeShown,
})
sample({
  clock: noticeActed,
  source: { question: $lastFailed, others: $others },
  filter: ({ question }, id) => id === failedNotice && question !== null,
  fn: ({ question, others }) => actOf(question as Question, others),
  target: confirmed,
})
sample({ clock: [endedOne, endOtherSessionsFx.done], fn: () => undefined, target: sessionsAsked })

function actOf(question: Question, others: readonly SessionEntry[]) {
  const ended = question.kind === 'one' ? [question.session] : others
  return { question, ids: ended.map(({ sessionId }) => sessionId) }
}

function isGone(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'notFound'
}

function deviceOf(question: Question | undefined, translate: Parameters<typeof deviceName>[0]) {
  return question?.kind === 'one' ? deviceName(translate, question.session) : ''
}

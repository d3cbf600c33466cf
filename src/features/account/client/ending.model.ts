// Ends other sessions. This cannot be undone, so it asks first (ui.md §8.6); the list then changes
// at once.
import { createEvent, createStore, merge, sample } from 'effector'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import type { Translate } from '../../../browser/text/createTranslate'
import { inheritFocusFx } from '../../../browser/inheritFocus'
import { $translate } from '../../../browser/text/text.model'
import type { CallFailure } from '../../../calls/failures'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { endOtherSessionsFx, endSessionFx } from './calls'
import { deviceName } from './deviceName'
import { $others, endingBegan, endingFailed, sessionsAsked } from './sessions.model'

export type Question = { kind: 'one'; session: SessionEntry } | { kind: 'others' }

export const sessionsTitleId = 'account-sessions'

export const endAsked = createEvent<Question>()
export const endCancelled = createEvent()
export const endConfirmed = createEvent()

/**
 * A confirmed request. Several may be under way at once, each identified by the session it ends.
 */
interface Act {
  question: Question
  ids: readonly string[]
}

const everyOther = 'others'
const failedNotice = 'account.sessions.failed.'

export const $question = createStore<Question | null>(null)
  .on(endAsked, (_, question) => question)
  .reset(endCancelled)

const confirmed = createEvent<Act>()
const $acts = createStore<Readonly<Record<string, Act>>>({}).on(confirmed, (acts, act) => ({
  ...acts,
  [keyOf(act.question)]: act,
}))

sample({
  clock: endConfirmed,
  source: { question: $question, others: $others },
  filter: ({ question }) => question !== null,
  fn: ({ question, others }) => actOf(question as Question, others),
  target: confirmed,
})
$question.reset(confirmed)
sample({ clock: confirmed, fn: ({ ids }) => ids, target: endingBegan })
// The button that had the focus disappears with its row.
sample({ clock: confirmed, fn: () => sessionsTitleId, target: inheritFocusFx })
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

// The session was already ended elsewhere, which is the wanted result.
const oneEnded = sample({
  clock: [endSessionFx.done, endSessionFx.fail.filter({ fn: ({ error }) => isGone(error) })],
  source: { acts: $acts, translate: $translate },
  fn: ({ acts, translate }, { params }) => deviceOf(acts[params.sessionId], translate),
})
sample({
  clock: oneEnded,
  fn: (device) => ({
    tone: 'ok' as const,
    text: { key: 'account.sessions.ended' as const, params: { device } },
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

const failedKey = merge([
  endSessionFx.fail
    .filter({ fn: ({ error }) => !isGone(error) })
    .map(({ params }) => params.sessionId),
  endOtherSessionsFx.fail.map(() => everyOther),
])
const failed = sample({
  clock: failedKey,
  source: { acts: $acts, translate: $translate },
  fn: ({ acts, translate }, key) => ({ key, act: acts[key], translate }),
})
sample({ clock: failed, fn: ({ act }) => act?.ids ?? [], target: endingFailed })
sample({
  clock: failed,
  fn: ({ key, act, translate }) => ({
    id: failedNotice + key,
    tone: 'danger' as const,
    text:
      key === everyOther
        ? { key: 'account.sessions.othersFailed' as const }
        : {
            key: 'account.sessions.endFailed' as const,
            params: { device: deviceOf(act, translate) },
          },
    action: 'account.sessions.retry' as const,
  }),
  target: noticeShown,
})
const triedAgain = sample({
  clock: noticeActionChosen.filterMap((id) =>
    id.startsWith(failedNotice) ? id.slice(failedNotice.length) : undefined,
  ),
  source: $acts,
  fn: (acts, key) => acts[key] ?? null,
})
sample({
  clock: triedAgain,
  source: $others,
  filter: (_, act) => act !== null,
  fn: (others, act) => actOf((act as Act).question, others),
  target: confirmed,
})
sample({ clock: [oneEnded, endOtherSessionsFx.done], fn: () => undefined, target: sessionsAsked })

function keyOf(question: Question): string {
  return question.kind === 'one' ? question.session.sessionId : everyOther
}

function actOf(question: Question, others: readonly SessionEntry[]): Act {
  const ended = question.kind === 'one' ? [question.session] : others
  return { question, ids: ended.map(({ sessionId }) => sessionId) }
}

function isGone(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'notFound'
}

function deviceOf(act: Act | undefined, translate: Translate): string {
  return act?.question.kind === 'one' ? deviceName(translate, act.question.session) : ''
}

// Sending a program to channels and people: beside publishing it, or later.
import { attach, createEvent, createStore, merge, sample } from 'effector'
import { noticeActionChosen, noticeShown } from '../../../../shell/notices/notices.model'
import { deliverProgramFx } from '../calls'
import { failedText } from '../failed'

interface Named {
  readonly id: string
  readonly name: string
}

export interface ToSend {
  readonly programId: string
  readonly title: string
}

export interface SendDraft {
  readonly channels: readonly Named[]
  readonly people: readonly Named[]
  readonly isRequired: boolean
  /** Days, as they are typed. */
  readonly dueOn: string
  readonly dueDays: string
  readonly notBefore: string
  readonly viewAgain: boolean
}

const emptyDraft: SendDraft = {
  channels: [],
  people: [],
  isRequired: false,
  dueOn: '',
  dueDays: '',
  notBefore: '',
  viewAgain: false,
}

export const draftChanged = createEvent<Partial<SendDraft>>()
export const draftCleared = createEvent()
/** The dialog about a program that is published already. */
export const sendOpened = createEvent<ToSend>()
export const sendClosed = createEvent()
export const sendAsked = createEvent<ToSend>()
/** A program was published this moment, and goes where was chosen before. */
export const sentAfterPublishing = createEvent<ToSend>()

const sendFx = attach({
  effect: deliverProgramFx,
  mapParams: ({ programId, draft }: ToSend & { draft: SendDraft; isNew: boolean }) => ({
    programId,
    ...requestOf(draft),
  }),
})
export const $isSending = sendFx.pending
export const programSent = sendFx.done.map(({ params }) => params.programId)

/** Until the end of its day, as people mean it. */
export function requestOf({ channels, people, isRequired, viewAgain, ...days }: SendDraft) {
  const { dueOn, dueDays, notBefore } = days
  const later = Number.parseInt(dueDays, 10)
  return {
    channelIds: channels.map(({ id }) => id),
    userIds: people.map(({ id }) => id),
    required: isRequired,
    ...(isRequired && dueOn && { dueAt: new Date(`${dueOn}T23:59:59`).toISOString() }),
    ...(isRequired && later > 0 && { dueDays: Math.min(later, 3650) }),
    ...(notBefore && { deliverAt: new Date(notBefore).toISOString() }),
    ...(viewAgain && { viewAgain }),
  }
}

export const isSomebodyIn = ({ channels, people }: SendDraft) => channels.length + people.length > 0

export const $draft = createStore<SendDraft>(emptyDraft)
  .on(draftChanged, (draft, change) => ({ ...draft, ...change }))
  .reset(draftCleared, sendFx.done)
export const $isReady = $draft.map(isSomebodyIn)

const notYetId = 'channels.send.notYet'
const $unsent = createStore<ToSend | null>(null, { serialize: 'ignore' }).on(
  sendFx.fail,
  (_, { params: { programId, title } }) => ({ programId, title }),
)
const again = sample({
  clock: noticeActionChosen.filter({ fn: (id) => id === notYetId }),
  source: $unsent,
}).filterMap((unsent) => unsent ?? undefined)

export const $toSend = createStore<ToSend | null>(null, { serialize: 'ignore' })
  .on([sendOpened, again], (_, toSend) => toSend)
  .reset(sendClosed, sendFx.done)
// Whoever turns to another program begins anew.
sample({ clock: [sendOpened, sendClosed], fn: () => undefined, target: draftCleared })

sample({
  clock: merge([
    sendAsked.map((toSend) => ({ ...toSend, isNew: false })),
    sentAfterPublishing.map((toSend) => ({ ...toSend, isNew: true })),
  ]),
  source: { draft: $draft, isSending: sendFx.pending },
  filter: ({ draft, isSending }) => !isSending && isSomebodyIn(draft),
  fn: ({ draft }, toSend) => ({ ...toSend, draft }),
  target: sendFx,
})

sample({
  clock: sendFx.done,
  fn: ({ params: { draft, title } }) => ({
    tone: 'ok' as const,
    text: {
      key: `channels.send.done.${kindOf(draft)}` as const,
      params: { title, count: countOf(draft) },
    },
  }),
  target: noticeShown,
})
const kindOf = ({ channels, people }: SendDraft) =>
  people.length === 0
    ? ('channels' as const)
    : channels.length === 0
      ? ('people' as const)
      : ('both' as const)
const countOf = ({ channels, people }: SendDraft) => people.length || channels.length

const failed = sendFx.fail.filterMap(({ params, error }) => {
  const text = failedText(error, 'channels.send.failed')
  return text && { text, isNew: params.isNew }
})
sample({
  clock: failed,
  fn: ({ text }) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
sample({
  clock: failed.filter({ fn: ({ isNew }) => isNew }),
  fn: () => ({
    id: notYetId,
    tone: 'warn' as const,
    text: { key: 'channels.send.notYet' as const },
    action: 'channels.send.send' as const,
    isPersistent: true,
  }),
  target: noticeShown,
})

// The request that stands open: which part of it is shown, and its open link.
import { attach, createEvent, createStore, sample } from 'effector'
import { copyLinkFx } from '../../../browser/clipboard'
import { noticeShown } from '../../../shell/notices/notices.model'
import { requestScreen } from './lists'

export const sides = ['questions', 'settings'] as const
export type Side = (typeof sides)[number]

export const sideChosen = createEvent<Side>()
export const linkCopied = createEvent<string>()
export const qrToggled = createEvent<boolean>()

/** The parts of the form on each side. */
export const groupsOf: Readonly<Record<Side, readonly string[]>> = {
  questions: ['request', 'questions', 'consent'],
  settings: ['guests', 'link', 'review'],
}

const sideOf = (field: string | undefined): Side =>
  requestScreen.form.screen.groups.some(
    ({ id, inputs }) =>
      groupsOf.settings.includes(id) && inputs.some((input) => input.field === field),
  )
    ? 'settings'
    : 'questions'

export const $side = createStore<Side>('questions')
  .on(sideChosen, (_, side) => side)
  // What is wrong is shown where it is put right.
  .on(requestScreen.form.faultsFound, (_, faults) => sideOf(Object.keys(faults)[0]))
  .on(requestScreen.form.fieldSought, (_, field) => sideOf(field))
  // Faults of a new request do not carry over to the page that opens once it is added.
  .reset(requestScreen.form.rows.$openId)
export const $isQrShown = createStore(false)
  .on(qrToggled, (_, isShown) => isShown)
  .reset(requestScreen.form.rows.$openId)

const copyFx = attach({ effect: copyLinkFx })
sample({ clock: linkCopied, target: copyFx })
sample({
  clock: copyFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'crowd.page.copied' as const } }),
  target: noticeShown,
})
sample({
  clock: copyFx.fail,
  fn: () => ({ tone: 'warn' as const, text: { key: 'crowd.page.notCopied' as const } }),
  target: noticeShown,
})

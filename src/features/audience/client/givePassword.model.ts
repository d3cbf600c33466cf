// A temporary password for the person whose panel is open. It is shown once, and kept nowhere.
import { createEvent, createStore, sample } from 'effector'
import {
  giveTemporaryPassword,
  type ListUsersRow,
} from '../../../../generated/facts/features/audience'
import { copyFx } from '../../../browser/clipboard'
import { createCallFx } from '../../../calls/createCallFx'

export type Receiver = Pick<ListUsersRow, 'userId' | 'name'>

export const passwordAsked = createEvent<Receiver>()
export const passwordConfirmed = createEvent()
export const passwordClosed = createEvent()
export const copyAsked = createEvent()

const giveFx = createCallFx(giveTemporaryPassword)

export const $receiver = createStore<Receiver | null>(null)
  .on(passwordAsked, (_, receiver) => receiver)
  .reset(passwordClosed)
export const $isGiving = giveFx.pending

/** An answer that comes after somebody else was asked for is not theirs. */
const given = sample({
  clock: giveFx.done,
  source: $receiver,
  filter: (receiver, { params }) => receiver?.userId === params.userId,
  fn: (_, { result }) => result,
})
export const $given = createStore<{ password: string; expiresAt: string } | null>(null)
  .on(given, (_, reply) => reply)
  .reset(passwordAsked, passwordClosed)
export const $isCopied = createStore(false)
  .on(copyFx.done, () => true)
  .reset(passwordAsked, passwordClosed)

sample({
  clock: passwordConfirmed,
  source: { receiver: $receiver, isGiving: $isGiving },
  filter: ({ receiver, isGiving }) => receiver !== null && !isGiving,
  fn: ({ receiver }) => ({ userId: (receiver as Receiver).userId }),
  target: giveFx,
})
sample({
  clock: copyAsked,
  source: $given,
  filter: Boolean,
  fn: ({ password }) => password,
  target: copyFx,
})

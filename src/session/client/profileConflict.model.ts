import { attach, createEvent, createStore, sample } from 'effector'
import { readClockFx } from '../../browser/clock'
import { logFx } from '../../browser/page'
import { $translate } from '../../browser/text/text.model'
import { $profiles } from './member.model'
import { $customerId } from './session.model'
import { switchAsked } from './switch.model'

/** Spec §8 HTTP 409: the server names the customer a thing belongs to; the session goes there. */
export const conflictNamed = createEvent<string>()

/** A server that always answers so would otherwise switch without end (session.md B3 rank 6). */
const quietMs = 60_000

const $lastSwitchAt = createStore(-Infinity)

const judgeFx = attach({
  source: { profiles: $profiles, currentId: $customerId, lastAt: $lastSwitchAt },
  async effect({ profiles, currentId, lastAt }, customerId: string) {
    const now = await readClockFx()
    const profile = profiles.find(({ customerID }) => customerID === customerId)
    const isOpen = profile !== undefined && !profile.isLocked && customerId !== currentId
    return { customerId, now, isAllowed: isOpen && now - lastAt >= quietMs }
  },
})

const allowed = judgeFx.doneData.filter({ fn: ({ isAllowed }) => isAllowed })

sample({ clock: conflictNamed, target: judgeFx })
sample({ clock: allowed, fn: ({ now }) => now, target: $lastSwitchAt })
sample({ clock: allowed, fn: ({ customerId }) => customerId, target: switchAsked })
sample({
  clock: judgeFx.doneData,
  source: $translate,
  filter: (_, { isAllowed }) => !isAllowed,
  fn: (translate) => translate('errors.invalidCustomerId'),
  target: logFx,
})

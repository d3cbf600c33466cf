import { attach, createEvent, createStore, sample } from 'effector'
import { readClockFx } from '../../../browser/clock'
import { readWasReloadedFx } from '../../../browser/location'
import { logFx } from '../../../browser/page'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { $translate } from '../../../browser/text/text.model'
import { maySwitchTo } from '../../profile'
import { $areProfilesKnown, $profiles } from './member.model'
import { $customerId, memberArrived, sessionDropped } from '../tokens/session.model'
import { switchAsked } from './switch.model'
import { readFlagFx } from '../tokens/tabFlags'

/**
 * Spec §8 HTTP 409: the server names the customer that the requested thing belongs to, and the
 * session switches to it.
 */
export const conflictNamed = createEvent<string>()

/**
 * A server that always answers 409 would otherwise cause endless switching (session.md B3 rank 6).
 */
const quietMs = 60_000

/** Kept per tab, so that the quiet period goes on when another tab's switch reloads this page. */
const lastSwitchKey = { key: 'nav.ledAt', area: 'tab' } as const

type Judgement =
  | { kind: 'invalid' }
  | { kind: 'tooSoon'; name: string }
  | { kind: 'allowed'; customerId: string }

const judgeFx = attach({
  source: { profiles: $profiles, currentId: $customerId },
  async effect({ profiles, currentId }, customerId: string): Promise<Judgement> {
    const profile = profiles.find(({ customerID }) => customerID === customerId)
    if (!profile || !maySwitchTo(profile, currentId)) return { kind: 'invalid' }
    const now = await readClockFx()
    const lastAt = Math.max(await readLedAt(), await readMovedAt())
    if (Math.abs(now - lastAt) < quietMs) return { kind: 'tooSoon', name: profile.customerName }
    await writeStorageFx({ ...lastSwitchKey, value: String(now) })
    return { kind: 'allowed', customerId }
  },
})

const readLedAt = async () => Number((await readStorageFx(lastSwitchKey)) ?? -Infinity)

/**
 * When another tab last switched and made this one reload. The last switch wins over what this tab
 * asks for.
 */
async function readMovedAt(): Promise<number> {
  const flag = (await readWasReloadedFx()) ? await readFlagFx('switch') : null
  return flag?.at ?? -Infinity
}

/**
 * A link may be answered before the profiles are known; until then the named customer waits here.
 */
const $named = createStore<string | null>(null)
  .on(conflictNamed, (_, customerId) => customerId)
  .reset(judgeFx, memberArrived, sessionDropped)

/** The profile that was named, when the person has to decide about the switch. */
export const switchHeldBack = judgeFx.doneData.filterMap((judgement) =>
  judgement.kind === 'tooSoon' ? judgement.name : undefined,
)

sample({
  clock: [$named, $areProfilesKnown],
  source: { named: $named, areKnown: $areProfilesKnown },
  filter: ({ named, areKnown }) => named !== null && areKnown,
  fn: ({ named }) => named as string,
  target: judgeFx,
})
sample({
  clock: judgeFx.doneData.filterMap((judgement) =>
    judgement.kind === 'allowed' ? judgement.customerId : undefined,
  ),
  target: switchAsked,
})
sample({
  clock: judgeFx.doneData,
  source: $translate,
  filter: (_, { kind }) => kind === 'invalid',
  fn: (translate) => translate('errors.invalidCustomerId'),
  target: logFx,
})

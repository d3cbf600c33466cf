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

/** Spec §8 HTTP 409: the server names the customer a thing belongs to; the session goes there. */
export const conflictNamed = createEvent<string>()

/** A server that always answers so would otherwise switch without end (session.md B3 rank 6). */
const quietMs = 60_000

/** Of this tab: a page that another tab's switch loads again must not begin to count anew. */
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

/** When another tab went elsewhere and had this one loaded again: the last switch wins, what stands here does not. */
async function readMovedAt(): Promise<number> {
  const flag = (await readWasReloadedFx()) ? await readFlagFx('switch') : null
  return flag?.at ?? -Infinity
}

/** A link may be answered before the profiles are: until then nobody knows whose customer it is. */
const $named = createStore<string | null>(null)
  .on(conflictNamed, (_, customerId) => customerId)
  .reset(judgeFx, memberArrived, sessionDropped)

/** Of the profile that was named: it is for the person to go there. */
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

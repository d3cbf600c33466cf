import { combine, createStore, sample } from 'effector'
import type { CustomerProfile } from '../../../../generated/facts/features/session'
import { $areProfilesKnown, $profiles } from './member.model'
import { $pendingCust, custSettled } from './pendingCust.model'
import { $session } from '../tokens/session.model'
import { switchAsked, switchDeclined, switched, switchFx } from './switch.model'
import { noticeRaised } from '../announcements'
import { loadJudgeFx } from './cust.model'
import { judgeCust } from './judgeCust'

/** Switches to the customer that was named, if allowed (session.md B4 cust). */
const $leadingTo = createStore<CustomerProfile | null>(null)

const $case = combine({
  id: $pendingCust,
  session: $session,
  profiles: $profiles,
  areKnown: $areProfilesKnown,
  leadingTo: $leadingTo,
})

const judged = sample({ clock: [$case, loadJudgeFx.done], source: $case }).filterMap(
  ({ id, session, profiles, areKnown, leadingTo }) => {
    // A required password change comes before everything else (session.md B2 #27).
    if (id === null || leadingTo || !session || session.mustChangePassword || !areKnown) {
      return undefined
    }
    const { customerId, roles } = session
    return judgeCust(id, { profiles, roles, currentId: customerId })
  },
)
const led = judged.filterMap((verdict) => (verdict.kind === 'lead' ? verdict.profile : undefined))
const arrived = sample({ clock: switched, source: $leadingTo, filter: Boolean })

$leadingTo.on(led, (_, profile) => profile).reset(arrived, switchDeclined, switchFx.fail)

sample({ clock: led, fn: ({ customerID }) => customerID, target: switchAsked })
sample({
  clock: [
    judged.filter({ fn: ({ kind }) => kind !== 'lead' }),
    arrived,
    switchDeclined,
    switchFx.fail,
  ],
  fn: () => undefined,
  target: custSettled,
})
sample({
  clock: judged,
  filter: ({ kind }) => kind === 'refused',
  fn: () => ({ tone: 'warn' as const, text: { key: 'shell.cust.refused' as const } }),
  target: noticeRaised,
})
sample({
  clock: arrived,
  fn: ({ customerName }) => ({
    tone: 'info' as const,
    text: { key: 'shell.cust.switched' as const, params: { name: customerName } },
  }),
  target: noticeRaised,
})

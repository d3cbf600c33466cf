// Rules of channels that both wings read (reach.md 3).
import type { ChannelPage, ChannelStanding } from '../../../generated/facts/features/channels'

/** A customer has at most this many channels. */
export const mostChannels = 2_000
/** Somebody follows, or asks to follow, at most this many. */
export const mostSubscriptions = 500
/** At most this many posts of a channel stay before all others. */
export const mostPins = 5

export type ChannelAct = ChannelPage['may'][number]

export interface ChannelParts {
  readonly access: ChannelPage['access']
  readonly posting: 'owners' | 'creators' | 'members'
  readonly state: ChannelPage['state']
}

/** How somebody stands to a channel. */
export interface Asker {
  /** Campaign managers. */
  readonly isManager: boolean
  readonly isCreator: boolean
  readonly isOwner: boolean
  readonly standing: ChannelStanding
}

const looksAfter = ({ isManager, isOwner }: Asker) => isManager || isOwner

/** To everybody else a secret channel is a missing one. */
export const seesChannel = ({ access }: Pick<ChannelParts, 'access'>, asker: Asker) =>
  access !== 'secret' || looksAfter(asker) || asker.standing === 'active'

/** Whether the channel lets them; that nothing is sent to an archived one is another matter. */
export function mayPostTo({ access, posting }: Omit<ChannelParts, 'state'>, asker: Asker): boolean {
  if (!seesChannel({ access }, asker)) return false
  if (looksAfter(asker)) return true
  if (posting === 'creators') return asker.isCreator
  return posting === 'members' && (access === 'open' || asker.standing === 'active')
}

/** What may be done with a channel by whoever sees it. */
export function actsWithChannel(channel: ChannelParts, asker: Asker): ChannelAct[] {
  if (!seesChannel(channel, asker)) return []
  const { access, state } = channel
  const { standing, isOwner } = asker
  const [cares, posts] = [looksAfter(asker), mayPostTo(channel, asker)]
  const isActive = state === 'active'
  const isIn = standing === 'active'
  const joins = isActive && !isIn && (cares || posts || access === 'open')
  const acts: Readonly<Record<ChannelAct, boolean>> = {
    watch: cares || isIn || access === 'open',
    edit: cares,
    post: posts && isActive,
    pin: cares,
    subscribe: joins,
    ask: isActive && !joins && (standing === 'none' || standing === 'left'),
    withdraw: standing === 'requested',
    leave: isIn || isOwner,
  }
  return (Object.keys(acts) as ChannelAct[]).filter((act) => acts[act])
}

export type Pace = 'daily' | 'weekly' | 'twice' | 'monthly' | 'rarely'

/** How often something comes, by what came in twelve weeks. */
export function paceOf(lately: number): Pace {
  if (lately >= 50) return 'daily'
  if (lately >= 9) return 'weekly'
  if (lately >= 5) return 'twice'
  return lately >= 2 ? 'monthly' : 'rarely'
}

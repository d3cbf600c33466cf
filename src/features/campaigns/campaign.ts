// What becomes of campaigns and their letters (reach.md 5). Both wings read it.
import type {
  ListCampaignLettersRow,
  ListCampaignsRow,
} from '../../../generated/facts/features/campaigns'

export type CampaignState = ListCampaignsRow['state']
export type CampaignEvent = 'start' | 'withdraw' | 'pause' | 'resume' | 'close' | 'archive'

/** What is not here is refused. Started before its first day a campaign is only scheduled. */
export const campaignMoves: Readonly<
  Record<CampaignState, Readonly<Partial<Record<CampaignEvent, CampaignState>>>>
> = {
  draft: { start: 'live' },
  scheduled: { withdraw: 'draft' },
  live: { pause: 'paused', close: 'closed' },
  paused: { resume: 'live', close: 'closed' },
  closed: { archive: 'archived' },
  archived: {},
}

/** Undefined: it does not happen in this state. */
export const moveCampaign = (
  state: CampaignState,
  event: CampaignEvent,
): CampaignState | undefined => campaignMoves[state][event]

/** Of those alone something still leaves. */
export const isRunning = (state: CampaignState) => state !== 'closed' && state !== 'archived'

/** Whom it is for and what it brings stays once it has begun. */
export function actsWithCampaign(state: CampaignState): ListCampaignsRow['may'] {
  const events = Object.keys(campaignMoves[state]) as CampaignEvent[]
  return [
    ...(isRunning(state) ? (['edit', 'write'] as const) : []),
    ...(state === 'draft' ? (['aim'] as const) : []),
    ...events,
  ]
}

export type LetterState = ListCampaignLettersRow['state']

export interface LetterParts {
  readonly state: LetterState
  readonly campaignState: CampaignState
  readonly unsure: number
}

export function actsWithLetter({
  state,
  campaignState,
  unsure,
}: LetterParts): ListCampaignLettersRow['may'] {
  if (!isRunning(campaignState)) return []
  // A letter that is sent before its campaign is live waits for it.
  const send = campaignState === 'live' ? 'sendNow' : 'sendOnceLive'
  if (state === 'draft') return ['edit', 'test', 'plan', 'send', send, 'remove']
  if (state === 'planned' || state === 'waiting') return ['test', 'unplan']
  const mayResend = unsure > 0 && campaignState === 'live'
  return [
    'test',
    ...(state === 'stopped' && campaignState === 'live' ? (['resume'] as const) : []),
    ...(mayResend ? (['resend'] as const) : []),
  ]
}

export type Segment = ListCampaignLettersRow['segment']

/** Undefined: it is no time of a day. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? []
  return minutes === undefined || Number(hours) > 23
    ? undefined
    : `${hours.padStart(2, '0')}:${minutes}`
}

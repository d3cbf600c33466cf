import type { TextKey } from '../../../../generated/facts/text'
import type { ThirdPartyOutcome } from '../../thirdPartyOutcome'

/** Text and severity of each outcome. */
export const thirdPartyTexts = {
  unknown: { tone: 'warn', text: 'session.thirdParty.unknown' },
  cancelled: { tone: 'info', text: 'session.thirdParty.cancelled' },
  unreachable: { tone: 'danger', text: 'session.thirdParty.unreachable' },
  expired: { tone: 'warn', text: 'session.thirdParty.expired' },
  failed: { tone: 'danger', text: 'session.thirdParty.failed' },
  linked: { tone: 'ok', text: 'session.thirdParty.linked' },
  taken: { tone: 'danger', text: 'session.thirdParty.taken' },
  linkCancelled: { tone: 'info', text: 'session.thirdParty.linkCancelled' },
  linkFailed: { tone: 'danger', text: 'session.thirdParty.linkFailed' },
} as const satisfies Record<
  ThirdPartyOutcome,
  { tone: 'info' | 'ok' | 'warn' | 'danger'; text: TextKey }
>

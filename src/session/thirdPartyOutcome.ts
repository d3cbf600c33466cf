/** How a way to another service and back ended, other than with a session. */
export const thirdPartyOutcomes = [
  'unknown',
  'cancelled',
  'unreachable',
  'expired',
  'failed',
  'linked',
  'taken',
  'linkCancelled',
  'linkFailed',
] as const

export type ThirdPartyOutcome = (typeof thirdPartyOutcomes)[number]

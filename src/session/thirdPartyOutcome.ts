/** How a third-party sign-in can end, other than with a session. */
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

import type { Answer } from '../../../calls/askAnyone'

/** Why the last press did nothing. */
export interface Fault {
  readonly code: string
  readonly params: Readonly<Record<string, string>>
  readonly waitSeconds: number
}

export const failedBy = (answer: Exclude<Answer<unknown>, { kind: 'answered' }>): Fault =>
  answer.kind === 'failed'
    ? { code: 'failed', params: {}, waitSeconds: 0 }
    : { code: answer.code ?? 'refused', params: answer.params, waitSeconds: answer.waitSeconds }

import type { ListCrowdSubmissionsRow } from '../../../../generated/facts/features/crowd'
import type { Tone } from '../../../ui/labels/Badge'

export type Submission = ListCrowdSubmissionsRow

export const toneOf: Readonly<Record<Submission['state'], Tone>> = {
  queued: 'neutral',
  sent: 'neutral',
  opened: 'neutral',
  started: 'neutral',
  submitted: 'info',
  retake_requested: 'warn',
  accepted: 'ok',
  rejected: 'warn',
  withdrawn: 'danger',
  expired: 'warn',
  bounced: 'danger',
}

export const stateKey = ({ state }: Pick<Submission, 'state'>) =>
  `crowd.crowdSubmissions.value.state.${state}` as const

import type { Tone } from '../../../ui/labels/Badge'
import type { Task } from './task.model'

export const toneOf: Readonly<Record<Task['state'], Tone>> = {
  offered: 'info',
  assigned: 'info',
  opened: 'neutral',
  in_progress: 'neutral',
  submitted: 'info',
  retake_requested: 'warn',
  accepted: 'ok',
  declined: 'warn',
  reassigned: 'neutral',
  cancelled: 'neutral',
}

/** A retake that is not sent yet says so. */
export const stateKey = ({ state }: Pick<Task, 'state'>) => `tasks.state.${state}` as const

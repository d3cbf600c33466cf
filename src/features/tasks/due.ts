// Under which heading a task stands (work.md 4). Days are the viewer's.
import type { RecordingTask } from '../../../generated/facts/features/tasks'
import { waitingStates, type TaskState } from './task'

const dayMs = 86_400_000

/** Days as 2026-11-27. A week ends with its Sunday. */
export function dueGroupOf(dueOn: string | null, today: string): RecordingTask['due'] {
  if (dueOn === null) return 'noDay'
  if (dueOn < today) return 'overdue'
  if (dueOn === today) return 'today'
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  const sunday = new Date(Date.parse(today) + (6 - weekday) * dayMs).toISOString().slice(0, 10)
  return dueOn <= sunday ? 'thisWeek' : 'later'
}

export const headingOf = (state: TaskState, dueOn: string | null, today: string) => {
  if (state === 'submitted') return 'sent'
  const isWaiting = waitingStates.some((waiting) => waiting === state)
  return isWaiting ? dueGroupOf(dueOn, today) : 'ended'
}

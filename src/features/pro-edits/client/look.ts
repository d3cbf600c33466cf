import type { Tone } from '../../../ui/labels/Badge'
import type { OrderState } from '../order'

export const toneOf: Readonly<Record<OrderState, Tone>> = {
  draft: 'info',
  submitted: 'info',
  declined: 'warn',
  accepted: 'neutral',
  assigned: 'neutral',
  in_edit: 'neutral',
  in_review: 'info',
  changes_requested: 'warn',
  on_hold: 'warn',
  approved: 'ok',
  closed: 'ok',
  cancelled: 'neutral',
}

const minutesOfHour = 60

/** Hours, with one digit where they are not whole. */
export const hoursOf = (minutes: number) => Math.round((minutes / minutesOfHour) * 10) / 10

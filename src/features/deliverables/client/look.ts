import type { Tone } from '../../../ui/labels/Badge'
import type { DeliverableItem } from './deliver.model'

export const toneOf: Readonly<Record<DeliverableItem['state'], Tone>> = {
  planned: 'neutral',
  in_production: 'neutral',
  delivered: 'info',
  changes_requested: 'warn',
  accepted: 'ok',
  cancelled: 'neutral',
}

import type { Timeline } from '../../../generated/facts/features/programs'
import { usualBrand } from './brand'

/** What a program begins with that is made of nothing. */
export const emptyTimeline = (aspect: Timeline['aspect']): Timeline => ({
  schema: 1,
  fps: 30,
  aspect,
  blocks: [],
  brand: usualBrand,
})

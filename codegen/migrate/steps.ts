import { controlsApart } from './controlsApart'
import { flagsSaidOnce } from './flagsSaidOnce'
import type { Files } from './migrate'

/** A migration from one version to the next. The version lines are updated elsewhere. */
export interface Step {
  readonly from: number
  /** Told to whoever migrates. */
  readonly summary: string
  readonly change: (files: Files) => Files
}

export const steps: readonly Step[] = [
  {
    from: 1,
    summary:
      '1 to 2: entities that list every flag say allFlags; what the shell offers outside the trees stands in navigation.yaml under controls.',
    change: (files) => controlsApart(flagsSaidOnce(files)),
  },
]

import type { Timeline } from '../../../../generated/facts/features/programs'
import { captionsOf } from './captionsOf'
import type { Facts } from './facts'
import { cutsOf } from './plan/cutsOf'
import { keyOf } from './plan/keyOf'
import { recipeOf } from './plan/recipeOf'
import { soundOf } from './plan/soundOf'
import { spansOf } from './plan/spans'
import type { Chunk, Plan } from './recipe'

/** What a film is made from: chunks of pictures that cover it once, in order, and its sound. Never throws. */
export function plan(timeline: Timeline, facts: Facts): Plan {
  const cuts = cutsOf(timeline)
  const spans = spansOf(timeline)
  const captions =
    timeline.burnIn === undefined
      ? []
      : captionsOf(timeline, (assetId) => facts.media[assetId]?.captions ?? [])
  const chunks = cuts.slice(0, -1).map((fromFrame, index): Chunk => {
    const toFrame = cuts[index + 1]!
    const seen = spans.filter(({ start, end }) => start < toFrame && end > fromFrame)
    const recipe = recipeOf(timeline, { ...facts, captions }, seen, [fromFrame, toFrame])
    return { fromFrame, toFrame, recipe, key: keyOf(recipe) }
  })
  const sound = soundOf(timeline, facts)
  return { chunks, sound: { recipe: sound, key: keyOf(sound) } }
}

/** Equal for versions in which the same is seen and heard. */
export const contentHashOf = ({ chunks, sound }: Plan): string =>
  keyOf([chunks.map(({ key }) => key), sound.key])

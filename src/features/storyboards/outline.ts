// What a storyboard plans: scenes of shots. Both wings read it.
import { generateKeyBetween } from 'fractional-indexing'
import type {
  OutlineScene,
  OutlineShot,
  OutlineValues,
} from '../../../generated/facts/features/storyboards'

/** What was removed stays with its flag, so that it can be restored as it was. */
export interface Outline {
  readonly scenes: readonly OutlineScene[]
  readonly shots: readonly OutlineShot[]
}

export interface SceneOfShots {
  readonly scene: OutlineScene
  readonly shots: readonly OutlineShot[]
}

export const emptyOutline: Outline = { scenes: [], shots: [] }
export const mostScenes = 50
export const mostShots = 300
const wordsAMinute = 140

type Placed = Pick<OutlineScene, 'id' | 'place'>

/** Two who put something into the same gap may choose the same place. */
const inOrder = (one: Placed, other: Placed): number =>
  one.place === other.place ? compare(one.id, other.id) : compare(one.place, other.place)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const isThere = ({ isRemoved }: Pick<OutlineScene, 'isRemoved'>) => isRemoved !== true

/** What there is of it, in its order. */
export function scenesOf({ scenes, shots }: Outline): SceneOfShots[] {
  return scenes
    .filter(isThere)
    .toSorted(inOrder)
    .map((scene) => ({
      scene,
      shots: shots.filter((shot) => isThere(shot) && shot.sceneId === scene.id).toSorted(inOrder),
    }))
}

export const shotsOf = (outline: Outline): OutlineShot[] =>
  scenesOf(outline).flatMap(({ shots }) => shots)

/** A place for something that comes to stand at this index among the others, which are in order. */
export function placeAt(others: readonly Placed[], index: number): string {
  const before = others[index - 1]?.place ?? null
  const after = others.slice(index).find(({ place }) => before === null || place > before)
  return generateKeyBetween(before, after?.place ?? null)
}

export function isPlace(text: string): boolean {
  try {
    generateKeyBetween(text, null)
    return true
  } catch {
    return false
  }
}

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

export const readingMs = (script: string): number =>
  Math.round((wordsIn(script) / wordsAMinute) * 60_000)

/** How long a shot is to be: as long as it may be at most, or else as reading its words takes. */
export const plannedMs = ({ leastMs, mostMs, script }: OutlineValues): number =>
  mostMs ?? leastMs ?? readingMs(script ?? '')

/** Upright or square only where every shot that says so is. */
export function aspectOf(shots: readonly OutlineShot[]): '16:9' | '9:16' | '1:1' {
  const turned = new Set(shots.flatMap(({ values }) => values.orientation ?? []))
  const [only] = turned
  if (turned.size !== 1 || only === 'landscape') return '16:9'
  return only === 'portrait' ? '9:16' : '1:1'
}

export function measure(outline: Outline) {
  const scenes = scenesOf(outline)
  const shots = scenes.flatMap((each) => each.shots)
  return {
    scenes: scenes.length,
    shots: shots.length,
    plannedMs: shots.reduce((all, { values }) => all + plannedMs(values), 0),
  }
}

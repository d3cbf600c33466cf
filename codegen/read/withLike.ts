import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { FeatureFile } from './featureFile'
import type { ScreenEntry } from './screenEntry'

type Screens = Readonly<Record<string, ScreenEntry>>

/** Screens that say `like` have what that one has, but for what they say themselves. */
export function withLike<Feature extends Pick<FeatureFile, 'screens'>>(feature: Feature): Feature {
  const { screens } = feature
  if (!screens) return feature
  return {
    ...feature,
    screens: Object.fromEntries(
      Object.entries(screens).map(([id, screen]) => [id, whole(screen, screens)]),
    ),
  }
}

function whole({ like, ...own }: ScreenEntry, screens: Screens): ScreenEntry {
  return like === undefined ? own : { ...screens[like], ...own }
}

/** Problems where `like` names no screen of the same file, or one that is like another itself. */
export function ensureLikeIsThere(file: string, screens: Screens = {}): Problem[] {
  const models = Object.keys(screens).filter((id) => screens[id]?.like === undefined)
  return Object.entries(screens).flatMap(([id, { like }]) => {
    if (like === undefined || models.includes(like)) return []
    const message =
      screens[like] === undefined
        ? `There is no screen ${like} in this file.`
        : `${like} is like another screen itself; name that one.`
    return [
      problem('SCREEN-LIKE', file, ['screens', id, 'like'], message, {
        suggestion: nearest(like, models),
      }),
    ]
  })
}

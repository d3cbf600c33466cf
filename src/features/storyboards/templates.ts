// What new storyboards can begin with.
import type { AddStoryboardRequest } from '../../../generated/facts/features/storyboards'
import type { TextKey } from '../../../generated/facts/text'
import { emptyOutline, placeAt, type Outline } from './outline'

export type Begin = NonNullable<AddStoryboardRequest['values']['begin']>

/** How long each shot is, in seconds, by scene. All of them have three scenes and seven shots. */
const lengths: Readonly<Record<Exclude<Begin, 'blank'>, readonly (readonly number[])[]>> = {
  welcome: [
    [8, 12],
    [20, 25, 20],
    [30, 10],
  ],
  howTo: [
    [8, 15],
    [20, 20, 20],
    [15, 10],
  ],
  portrait: [
    [8, 15],
    [25, 25, 6],
    [20, 5],
  ],
}

const sceneTitles = ['title', 'title2', 'title3'] as const
const shotTitles = ['shot1', 'shot2', 'shot3', 'shot4', 'shot5', 'shot6', 'shot7'] as const

/** @param say the manifest's texts in the language of whoever begins. */
export function outlineOf(
  begin: Begin,
  say: (key: TextKey) => string,
  newId: () => string,
): Outline {
  if (begin === 'blank') return emptyOutline
  const titles = shotTitles.values()
  return lengths[begin].reduce<Outline>(({ scenes, shots }, seconds, at) => {
    const scene = {
      id: newId(),
      place: placeAt(scenes, at),
      values: {
        title: say(`storyboards.builtIn.${begin}.${sceneTitles[at]!}`),
        ...(at === 0 && { notes: say(`storyboards.builtIn.${begin}.notes`) }),
      },
      revs: {},
    }
    const itsShots = seconds.reduce<Outline['shots']>(
      (before, most) => [
        ...before,
        {
          id: newId(),
          sceneId: scene.id,
          place: placeAt(before, before.length),
          values: {
            title: say(`storyboards.builtIn.${begin}.${titles.next().value ?? 'shot1'}`),
            mostMs: most * 1_000,
          },
          revs: {},
        },
      ],
      [],
    )
    return { scenes: [...scenes, scene], shots: [...shots, ...itsShots] }
  }, emptyOutline)
}

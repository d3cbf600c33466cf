// What people do in the editor of a storyboard, as steps of editing.
import type { OutlineOp, OutlineShot } from '../../../generated/facts/features/storyboards'
import { placeAt, type SceneOfShots } from './outline'

type Scenes = readonly SceneOfShots[]

const longestTitle = 200

export const addScene = (scenes: Scenes, id: string, title: string): OutlineOp[] => [
  {
    do: 'add',
    of: 'scene',
    id,
    place: placeAt(rowsOf(scenes), scenes.length),
    values: { title },
  },
]

/** Behind a shot, or as the last ones of a scene. */
export function addShots(
  scenes: Scenes,
  to: { readonly sceneId: string; readonly after?: string | undefined },
  shots: readonly Pick<OutlineShot, 'id' | 'values'>[],
): OutlineOp[] {
  const others = [...shotsIn(scenes, to.sceneId)]
  const found = others.findIndex(({ id }) => id === to.after)
  let at = found < 0 ? others.length : found + 1
  return shots.map(({ id, values }) => {
    const place = placeAt(others, at)
    others.splice(at, 0, { id, sceneId: to.sceneId, place, values, revs: {} })
    at += 1
    return { do: 'add', of: 'shot', id, sceneId: to.sceneId, place, values }
  })
}

const longestScript = 10_000

/** Behind what the shot says already; nothing where there is nothing to add. */
export function withScript(scenes: Scenes, shotId: string, words: string): OutlineOp[] {
  const shot = scenes.flatMap(({ shots }) => shots).find(({ id }) => id === shotId)
  const said = [shot?.values.script?.trim(), words.trim()].filter(Boolean).join('\n\n')
  if (!shot || words.trim() === '') return []
  const values = { script: said.slice(0, longestScript) }
  return [{ do: 'change', of: 'shot', id: shotId, fields: ['script'], values }]
}

/** What is pasted says a shot in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .trim()
        .slice(0, longestTitle),
    )
    .filter((line) => line !== '')

/** A list that is pasted as the title of a shot names it, and further ones behind it. */
export function nameShots(
  scenes: Scenes,
  shot: Pick<OutlineShot, 'id' | 'sceneId'>,
  [title = '', ...titles]: readonly string[],
  newId: () => string,
): OutlineOp[] {
  const more = titles.map((each) => ({ id: newId(), values: { title: each } }))
  return [
    { do: 'change', of: 'shot', id: shot.id, fields: ['title'], values: { title } },
    ...addShots(scenes, { sceneId: shot.sceneId, after: shot.id }, more),
  ]
}

/** To another scene too; `at` counts without the shot itself. */
export function moveShot(
  scenes: Scenes,
  id: string,
  to: { readonly sceneId: string; readonly at: number },
): OutlineOp[] {
  const others = shotsIn(scenes, to.sceneId).filter((shot) => shot.id !== id)
  return [{ do: 'move', of: 'shot', id, sceneId: to.sceneId, place: placeAt(others, to.at) }]
}

/** Past the end of its scene it comes into the next one; nothing at either end of the storyboard. */
export function stepShot(scenes: Scenes, shot: OutlineShot, step: -1 | 1): OutlineOp[] {
  const sceneAt = scenes.findIndex(({ scene }) => scene.id === shot.sceneId)
  const shots = scenes[sceneAt]?.shots ?? []
  const at = shots.findIndex(({ id }) => id === shot.id) + step
  if (at >= 0 && at < shots.length) return moveShot(scenes, shot.id, { sceneId: shot.sceneId, at })
  const next = scenes[sceneAt + step]
  if (!next) return []
  return moveShot(scenes, shot.id, {
    sceneId: next.scene.id,
    at: step < 0 ? next.shots.length : 0,
  })
}

export function stepScene(scenes: Scenes, id: string, step: -1 | 1): OutlineOp[] {
  const rows = rowsOf(scenes)
  const at = rows.findIndex((scene) => scene.id === id) + step
  if (at < 0 || at >= rows.length) return []
  const others = rows.filter((scene) => scene.id !== id)
  return [{ do: 'move', of: 'scene', id, place: placeAt(others, at) }]
}

const rowsOf = (scenes: Scenes) => scenes.map(({ scene }) => scene)

const shotsIn = (scenes: Scenes, sceneId: string): readonly OutlineShot[] =>
  scenes.find(({ scene }) => scene.id === sceneId)?.shots ?? []

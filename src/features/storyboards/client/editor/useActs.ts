import { useUnit } from 'effector-react'
import type { ClipboardEvent } from 'react'
import type { OutlineOp, OutlineShot } from '../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../browser/text/useText'
import { addScene, addShots, linesOf, moveShot, nameShots, stepScene, stepShot } from '../../acts'
import type { OutlineField } from '../../ops'
import { $scenes, outlineEdited } from '../outline.model'
import { $chosen, $shot, shotsChosen } from '../view.model'

const newId = () => crypto.randomUUID()

/** What can be done with the open storyboard. */
export function useActs() {
  const t = useText()
  const { scenes, shot, chosen, edit, choose } = useUnit({
    scenes: $scenes,
    shot: $shot,
    chosen: $chosen,
    edit: outlineEdited,
    choose: shotsChosen,
  })
  const run = (ops: readonly OutlineOp[]) => ops.length > 0 && edit({ ops })
  const addedScene = (title: string) => {
    const id = newId()
    return { id, ops: addScene(scenes, id, title) }
  }
  const putShots = (
    values: readonly OutlineShot['values'][],
    to: { sceneId?: string | undefined; after?: string | undefined },
  ) => {
    const last = scenes.at(-1)?.scene.id
    const sceneId = to.sceneId ?? last
    const begun = sceneId === undefined ? addedScene(t('storyboards.scene.first')) : undefined
    const shots = values.map((each) => ({ id: newId(), values: each }))
    run([
      ...(begun?.ops ?? []),
      ...addShots(scenes, { sceneId: sceneId ?? begun!.id, after: to.after }, shots),
    ])
    choose(shots.slice(-1).map(({ id }) => id))
  }
  const change = (
    row: { of: OutlineOp['of']; id: string },
    field: OutlineField,
    values: OutlineShot['values'],
  ) =>
    edit({
      ops: [{ do: 'change', ...row, fields: [field], values }],
      typing: `${row.id} ${field}`,
    })
  return {
    change,
    addScene: () => run(addedScene(t('storyboards.scene.new')).ops),
    /** Behind the chosen one, or as the last of this scene. */
    addShot: (sceneId?: string) =>
      putShots([{ title: '' }], {
        sceneId: sceneId ?? shot?.sceneId,
        after: sceneId === undefined ? shot?.id : undefined,
      }),
    pasteLines: (text: string) => {
      const lines = linesOf(text)
      if (lines.length === 0) return
      putShots(
        lines.map((title) => ({ title })),
        { sceneId: shot?.sceneId, after: shot?.id },
      )
    },
    /** Several lines for a shot without a title become a shot each; anything else is pasted as usual. */
    pasteTitle: (of: OutlineShot, event: ClipboardEvent) => {
      const lines = linesOf(event.clipboardData.getData('text/plain'))
      if (of.values.title || lines.length < 2) return
      event.preventDefault()
      run(nameShots(scenes, of, lines, newId))
    },
    duplicate: ({ sceneId, id, values }: OutlineShot) => putShots([values], { sceneId, after: id }),
    step: (of: OutlineShot, by: -1 | 1) => run(stepShot(scenes, of, by)),
    stepScene: (id: string, by: -1 | 1) => run(stepScene(scenes, id, by)),
    move: (ids: readonly string[], to: { sceneId: string; at: number }) =>
      run(ids.flatMap((id, place) => moveShot(scenes, id, { ...to, at: to.at + place }))),
    remove: (of: OutlineOp['of'], ids: readonly string[]) =>
      run(ids.map((id) => ({ do: 'remove' as const, of, id }))),
    removeChosen: () =>
      run(chosen.map(({ id }) => ({ do: 'remove' as const, of: 'shot' as const, id }))),
  }
}

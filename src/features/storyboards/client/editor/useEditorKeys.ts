import { useUnit } from 'effector-react'
import { useKeys, type KeyDown } from '../../../../ui/page/useKeys'
import { assignOpened } from '../assign.model'
import { $mayEdit } from '../open'
import { $scenes } from '../outline.model'
import { $chosen, $shot, printAsked, shotsChosen, viewChosen, views } from '../view.model'
import { useActs } from './useActs'

/** Of the page of a storyboard (work.md 3). */
export function useEditorKeys(): void {
  const acts = useActs()
  const { scenes, chosen, shot, mayEdit, choose, show, print, assign } = useUnit({
    scenes: $scenes,
    chosen: $chosen,
    shot: $shot,
    mayEdit: $mayEdit,
    choose: shotsChosen,
    show: viewChosen,
    print: printAsked,
    assign: assignOpened,
  })
  const all = scenes.flatMap(({ shots }) => shots)
  const look = (key: string): boolean => {
    const view = views[Number(key) - 1]
    if (view) show(view)
    else if (key === 'p') print()
    else return false
    return true
  }
  const edit = ({ key, hasShift, hasAlt }: KeyDown): boolean => {
    const pressed = key.toLowerCase()
    if (hasAlt) {
      const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key]
      if (!shot || by === undefined) return false
      acts.step(shot, by as -1 | 1)
    } else if (pressed === 'n' && hasShift) acts.addScene()
    else if (pressed === 'n') acts.addShot()
    else if (pressed === 'a') assign()
    else if (pressed === 'd' && shot) acts.duplicate(shot)
    else if (key === 'Delete' || key === 'Backspace') acts.removeChosen()
    else return false
    return true
  }
  useKeys((down) => {
    if (down.hasCommand) return false
    if (down.key === 'Escape') {
      choose([])
      return chosen.length > 0
    }
    if (!down.hasAlt && look(down.key)) return true
    const step = down.hasAlt ? undefined : { ArrowDown: 1, ArrowUp: -1 }[down.key]
    if (step !== undefined) {
      const next = all[all.findIndex(({ id }) => id === shot?.id) + step]
      if (next) choose([next.id])
      return next !== undefined
    }
    return mayEdit && edit(down)
  })
}

import { useUnit } from 'effector-react'
import { seekBy, stepBy, togglePlay } from '../../../../ui/media/commands'
import { useKeys } from '../../../../ui/page/useKeys'
import { retakeChips } from '../../task'
import { isToDecide, takeAccepted } from '../task.model'
import { undoAsked } from './decide.model'
import { $isRetakeOpen, chipToggled, retakeClosed, retakeOpened, retakeSent } from './retake.model'
import { $heard, $takes, $task, reviewForm, takeHeard } from './room.model'

export const noteId = 'task-note'
const framesPerSecond = 30
const stepSeconds = 5

/** Of the page on which takes are decided about (work.md 4). */
export function useRoomKeys(clock: HTMLVideoElement | null): void {
  const { task, takes, heard, isRetakeOpen, hear, accept, open, close, send, toggle, undo, move } =
    useUnit({
      task: $task,
      takes: $takes,
      heard: $heard,
      isRetakeOpen: $isRetakeOpen,
      hear: takeHeard,
      accept: takeAccepted,
      open: retakeOpened,
      close: retakeClosed,
      send: retakeSent,
      toggle: chipToggled,
      undo: undoAsked,
      move: reviewForm.rows.neighbourOpened,
    })
  const may = task?.may ?? []
  const digit = (no: number): boolean => {
    const chip = retakeChips[no - 1]
    const take = takes[no - 1]
    if (isRetakeOpen && chip) toggle(chip)
    else if (take) hear(take.takeId)
    else return false
    return true
  }
  const acts: Readonly<Record<string, (() => void) | false | null | undefined>> = {
    ' ': clock && (() => togglePlay(clock)),
    k: clock && (() => togglePlay(clock)),
    j: clock && (() => seekBy(clock, -stepSeconds)),
    l: clock && (() => seekBy(clock, stepSeconds)),
    arrowleft: clock && (() => stepBy(clock, -1, framesPerSecond)),
    arrowright: clock && (() => stepBy(clock, 1, framesPerSecond)),
    a:
      task &&
      heard &&
      may.includes('accept') &&
      isToDecide(heard) &&
      (() => accept({ taskId: task.taskId, takeId: heard.takeId })),
    t: may.includes('retake') && (() => open()),
    c: may.includes('accept') && (() => document.getElementById(noteId)?.focus()),
    x: () => undo(),
    enter: () => move('next'),
    escape: isRetakeOpen && (() => close()),
  }
  useKeys(({ key, hasCommand, hasAlt }) => {
    if (hasCommand) {
      const sends = key === 'Enter' && isRetakeOpen
      if (sends) send()
      return sends
    }
    if (hasAlt) return false
    if (/^[1-9]$/.test(key)) return digit(Number(key))
    const act = acts[key.toLowerCase()]
    if (act) act()
    return Boolean(act)
  })
}

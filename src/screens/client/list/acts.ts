// Which actions rows offer: the caller may make the call, and the row allows it.
import type { World } from '../../../../generated/facts/access'
import type { Action, Screen } from '../../../../generated/facts/screen'
import { can } from '../../../access/can'
import type { Row } from '../row'

/** An action for a selection, with how many of the rows allow it; null where not all are known. */
export interface OfferedAction {
  readonly action: Action
  readonly count: number | null
}

export const allows = (row: Row, { may }: Action): boolean => row.may.includes(may)

/** The actions that this person may do at all. */
export function permittedActions({ actions, calls }: Screen, world: World): readonly Action[] {
  return actions.filter(({ call }) => {
    const declared = calls.actions?.[call]
    return declared !== undefined && can(declared.access, world)
  })
}

/** Actions of a selection of which `rows` are loaded; with `isWhole` these are all. */
export function offeredActions(
  actions: readonly Action[],
  rows: readonly Row[],
  isWhole: boolean,
): readonly OfferedAction[] {
  return actions.flatMap((action) => {
    const count = rows.filter((row) => allows(row, action)).length
    return count === 0 ? [] : [{ action, count: isWhole ? count : null }]
  })
}

/** Asks first because something is lost, not only because something begins. */
export const isHarmful = ({ confirm }: Action) => confirm === 'yes' || confirm === 'typed'

/** What the key Delete does: rows go to the trash, and out of it for ever. */
export const deletingAction = (actions: readonly Action[], isTrash: boolean): Action | undefined =>
  actions.find((action) =>
    isTrash ? action.leaves && isHarmful(action) : action.leaves && action.id === 'trash',
  )

/** The action that takes this one back. */
export function undoOf({ actions }: Screen, { call, undo }: Action): Action | undefined {
  if (undo === undefined) return undefined
  return (
    actions.find((each) => each.call === undo && each.undo === call) ??
    actions.find((each) => each.call === undo)
  )
}

/** Whether there is anything to see of a row beside the list, or somewhere else. */
export const hasPanel = ({ groups, blocks, open, leads }: Screen): boolean =>
  groups.length + blocks.length > 0 || open !== undefined || leads !== undefined

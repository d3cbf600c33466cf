import { useUnit } from 'effector-react'
import { IconButton } from '../../../ui/buttons/IconButton'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { $edits } from './draft.model'
import { $redo, $undo, stepPressed } from './saving.model'

/** Undo and redo of saves; disabled while there are unsaved changes. */
export function History() {
  const { undo, redo, edits, step } = useUnit({
    undo: $undo,
    redo: $redo,
    edits: $edits,
    step: stepPressed,
  })
  const reason = edits.length > 0 ? words.obstacles.pending : undefined
  return (
    <>
      <IconButton
        label={words.changes.undo(undo)}
        title={reason ?? words.changes.undo(undo)}
        icon={<WorkbenchIcon name="undo" />}
        aria-keyshortcuts="Control+Z"
        disabled={undo === null}
        onClick={() => step('undo')}
      />
      <IconButton
        label={words.changes.redo(redo)}
        title={reason ?? words.changes.redo(redo)}
        icon={<WorkbenchIcon name="redo" />}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={redo === null}
        onClick={() => step('redo')}
      />
    </>
  )
}

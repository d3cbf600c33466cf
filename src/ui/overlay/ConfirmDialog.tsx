import { useState, type ReactNode } from 'react'
import { Button } from '../buttons/Button'
import { TextField } from '../fields/TextField'
import { Dialog } from './Dialog'
import { DialogActions } from './DialogActions'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will be lost, and for whom. */
  children?: ReactNode
  /** Repeats the title's verb. */
  confirmLabel: string
  cancelLabel: string
  isDanger?: boolean
  isPending?: boolean
  /** For the most harmful actions: the person has to type this text first. */
  typed?: { label: string; expected: string }
  onConfirm: () => void
  onCancel: () => void
}

/** Only for what cannot be undone; other actions happen at once and offer Undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, cancelLabel, onCancel } = props
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={title}
      closeLabel={cancelLabel}
      onClose={onCancel}
    >
      <ConfirmContent {...props} />
    </Dialog>
  )
}

function ConfirmContent(props: ConfirmDialogProps) {
  const { children, confirmLabel, cancelLabel, isDanger, isPending, typed, onConfirm, onCancel } =
    props
  const [text, setText] = useState('')
  const isReady = !typed || text.trim() === typed.expected
  return (
    <>
      {children && <div>{children}</div>}
      {typed && (
        <TextField label={typed.label} value={text} onValueChange={setText} autoComplete="off" />
      )}
      <DialogActions>
        <Button onClick={onCancel} data-autofocus={typed ? undefined : true}>
          {cancelLabel}
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          disabled={!isReady}
          pending={isPending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </>
  )
}

import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/buttons/Button'
import { TextField } from '../../../ui/fields/TextField'
import { words } from '../words'
import styles from './Changes.module.css'

export interface ApproveFormProps {
  subject: string
  roles: readonly string[]
  /** The suggested approver. */
  by: string
  onApprove: (agreed: { by: string; because: string }) => void
  onCancel: () => void
}

/** A form to approve wider access, with a reason. */
export function ApproveForm({ subject, roles, by, onApprove, onCancel }: ApproveFormProps) {
  const [agreed, setAgreed] = useState({ by, because: '' })
  const isReady = agreed.by.trim() !== '' && agreed.because.trim() !== ''
  const approve = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onApprove({ by: agreed.by.trim(), because: agreed.because.trim() })
  }
  const title = words.changes.approveTitle(subject, roles)
  return (
    <form className={styles.form} onSubmit={approve} aria-label={title}>
      <p className={styles.description}>{title}</p>
      <TextField
        label={words.changes.approvedBy}
        value={agreed.by}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form has just been asked for
        autoFocus
        onValueChange={(name) => setAgreed({ ...agreed, by: name })}
      />
      <TextField
        label={words.changes.because}
        hint={words.changes.becauseHint}
        value={agreed.because}
        onValueChange={(because) => setAgreed({ ...agreed, because })}
      />
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {words.changes.cancel}
        </Button>
        <Button size="sm" type="submit" disabled={!isReady}>
          {words.changes.addApproval}
        </Button>
      </div>
    </form>
  )
}

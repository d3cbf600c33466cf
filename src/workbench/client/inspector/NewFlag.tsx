import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { TextField } from '../../../ui/fields/TextField'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { faultOfFlagId } from './faultOfFlagId'
import styles from './Access.module.css'

export interface NewFlagValue {
  id: string
  default: boolean
  meaning: string
  /** The value of the flag that every clause then requires. */
  whenSet: boolean
}

export interface NewFlagProps {
  taken: readonly string[]
  /** Names of those who then need the flag; none: everybody. */
  roles: readonly string[]
  onAdd: (flag: NewFlagValue) => void
}

const empty: NewFlagValue = { id: '', default: false, meaning: '', whenSet: true }

/** Adds a new flag and requires it for this access, of all or of some roles. */
export function NewFlag({ taken, roles, onAdd }: NewFlagProps) {
  const [flag, setFlag] = useState<NewFlagValue | null>(null)
  if (flag === null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<WorkbenchIcon name="flag" />}
        onClick={() => setFlag(empty)}
      >
        {words.newFlag.open(roles.join(', '))}
      </Button>
    )
  }
  const change = (part: Partial<NewFlagValue>) => setFlag({ ...flag, ...part })
  const fault = faultOfFlagId(flag.id, taken)
  const isReady = flag.id !== '' && fault === null && flag.meaning.trim() !== ''
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    onAdd({ ...flag, meaning: flag.meaning.trim() })
    setFlag(null)
  }
  return (
    <form className={styles.form} onSubmit={add} aria-label={words.newFlag.title}>
      <TextField
        label={words.newFlag.id}
        hint={words.newFlag.idHint}
        error={fault ?? undefined}
        value={flag.id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form has just been asked for
        autoFocus
        autoComplete="off"
        spellCheck={false}
        onValueChange={(id) => change({ id })}
      />
      <TextField
        label={words.newFlag.meaning}
        hint={words.newFlag.meaningHint}
        value={flag.meaning}
        onValueChange={(meaning) => change({ meaning })}
      />
      <Checkbox
        label={words.newFlag.default}
        checked={flag.default}
        onCheckedChange={(isSet) => change({ default: isSet })}
      />
      <SegmentedControl
        label={words.newFlag.asks}
        value={flag.whenSet ? 'set' : 'notSet'}
        segments={[
          { value: 'set', label: words.newFlag.whenSet },
          { value: 'notSet', label: words.newFlag.whenNotSet },
        ]}
        onValueChange={(value) => change({ whenSet: value === 'set' })}
      />
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" onClick={() => setFlag(null)}>
          {words.newFlag.cancel}
        </Button>
        <Button size="sm" type="submit" disabled={!isReady}>
          {words.newFlag.add}
        </Button>
      </div>
    </form>
  )
}

import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $session } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { TextField } from '../../../ui/fields/TextField'
import { useSay } from '../cells/useSay'
import { useList } from '../list/ListContext'
import styles from './SaveSearch.module.css'

interface SaveSearchProps {
  /** The name it has so far, where it is only called otherwise. */
  name?: string
  onSave: (search: { name: string; isShared: boolean }) => void
}

/** Names a search, and says for whom it is kept. */
export function SaveSearch({ name: before = '', onSave }: SaveSearchProps) {
  const say = useSay()
  const { list } = useList()
  const { session, isSaving } = useUnit({ session: $session, isSaving: list.saved.$isSaving })
  const [name, setName] = useState(before)
  const [isShared, setShared] = useState(false)
  // Spec §6: campaign managers keep searches for everybody.
  const mayShare = before === '' && session?.roles.includes('cm') === true
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onSave({ name: name.trim(), isShared })
      }}
    >
      <TextField
        label={say('screens.list.save.name')}
        value={name}
        maxLength={80}
        autoComplete="off"
        onValueChange={setName}
      />
      {mayShare && (
        <Checkbox
          label={say('screens.list.save.shared')}
          checked={isShared}
          onCheckedChange={setShared}
        />
      )}
      <Button type="submit" variant="primary" pending={isSaving} disabled={name.trim() === ''}>
        {say('screens.list.save.submit')}
      </Button>
    </form>
  )
}

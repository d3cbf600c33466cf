import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useFormat } from '../../../browser/text/useFormat'
import { Button } from '../../../ui/buttons/Button'
import { TextField } from '../../../ui/fields/TextField'
import { Dialog } from '../../../ui/overlay/Dialog'
import { DialogActions } from '../../../ui/overlay/DialogActions'
import { nameOf } from '../cells/valueText'
import { useSay } from '../cells/useSay'
import { drawNote } from '../parts'
import { isShown } from '../form/draft'
import type { FormModel } from '../form/createFormModel'
import { FormField } from '../form/FormField'
import { isHarmful } from './acts'
import { useList } from './ListContext'
import type { Deed } from './deed'

/** What an action needs to know before it is done, and whether it is meant. */
export function ActionDialog() {
  const say = useSay()
  const { list } = useList()
  const { deed, dismiss } = useUnit({
    deed: list.actions.$asked,
    dismiss: list.actions.dismissed,
  })
  if (!deed) return null
  const { label, confirm, ask } = deed.action
  return (
    <Dialog
      isOpen
      role={confirm ? 'alertdialog' : 'dialog'}
      size={ask ? 'md' : 'sm'}
      title={say(label)}
      closeLabel={say('screens.list.cancel')}
      onClose={() => dismiss()}
    >
      <Question deed={deed} />
    </Dialog>
  )
}

function Question({ deed }: { deed: Deed }) {
  const say = useSay()
  const format = useFormat()
  const { list, parts } = useList()
  const { dismiss, submit } = useUnit({
    dismiss: list.actions.dismissed,
    submit: list.asking.submitted,
  })
  const [text, setText] = useState('')
  const { action, count, rows } = deed
  const { label, confirm, confirmText, note, ask } = action
  // One row is named, several are counted: whoever types it has looked.
  const [row] = rows
  const word = count === 1 && row ? nameOf(list.screen, row) : format.count(count)
  const isReady = confirm !== 'typed' || text.trim() === word
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) submit()
      }}
    >
      {confirmText && <p>{say(confirmText, { count, name: word })}</p>}
      {drawNote(parts, note, { rows, count })}
      {ask && <AskedFields />}
      {confirm === 'typed' && (
        <TextField
          label={say('screens.list.confirm.typed', { word })}
          value={text}
          onValueChange={setText}
          autoComplete="off"
        />
      )}
      <DialogActions>
        <Button data-autofocus={confirm === 'yes' || undefined} onClick={() => dismiss()}>
          {say('screens.list.cancel')}
        </Button>
        <Button
          type="submit"
          variant={isHarmful(action) ? 'danger' : 'primary'}
          disabled={!isReady}
        >
          {say(label)}
        </Button>
      </DialogActions>
    </form>
  )
}

function AskedFields() {
  const { list, form, parts } = useList()
  const { inputs, draft } = useUnit({ inputs: list.asking.$inputs, draft: list.asking.$draft })
  // The inputs of the form, about what is asked here.
  const asked: FormModel = {
    ...form,
    screen: { ...list.screen, id: `${list.screen.id}-ask` },
    typed: list.asking.typed,
    fieldLeft: list.asking.fieldLeft,
  }
  return (
    <>
      {inputs
        .filter((input) => isShown(input, inputs, draft))
        .map((input) => (
          <FormField key={input.field} form={asked} isEditable {...{ parts, input, draft }} />
        ))}
    </>
  )
}

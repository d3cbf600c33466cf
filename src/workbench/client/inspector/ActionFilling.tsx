import type { ActionEntry } from '../../../../codegen/read/manifest'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { words } from '../words'
import { actionName, fillingOf, type SwitchProfile } from './condition'

export interface ActionFillingProps {
  action: ActionEntry
  texts: readonly string[]
  endings: readonly string[]
  onChange: (action: ActionEntry) => void
}

/** The parameters of an action: its text, ending or icon. */
export function ActionFilling({ action, texts, endings, onChange }: ActionFillingProps) {
  const name = actionName(action)
  const filling = fillingOf(action)
  if (name === 'endSession') {
    return (
      <SelectField
        label={words.rule.ending}
        value={String(filling)}
        options={endings.map((value) => ({ value, label: value }))}
        onValueChange={(ending) => onChange({ endSession: ending })}
      />
    )
  }
  if (name === 'retry' || name === 'toast' || name === 'log') {
    const own = name === 'log' ? [] : [{ value: '$errorMessage', label: words.rule.ownWords }]
    return (
      <SelectField
        label={words.rule.text}
        value={String(filling)}
        options={[...own, ...texts.map((value) => ({ value, label: value }))]}
        onValueChange={(text) => onChange({ [name]: text })}
      />
    )
  }
  if (name !== 'switchProfile') return null
  const switching = filling as SwitchProfile
  return (
    <>
      <TextField
        label={words.rule.after}
        value={switching.after}
        onValueChange={(after) => onChange({ switchProfile: { ...switching, after } })}
      />
      <SelectField
        label={words.rule.orElse}
        value={switching.orElse}
        options={texts.map((value) => ({ value, label: value }))}
        onValueChange={(orElse) => onChange({ switchProfile: { ...switching, orElse } })}
      />
    </>
  )
}

import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import type { Parts } from '../parts'
import { isRef } from '../row'
import { ChangeNote } from './ChangeNote'
import type { FormModel } from './createFormModel'
import { currentValue, fieldsNow, isChanged, type Draft } from './draft'
import { elementId } from './elementId'
import { FieldInput } from './FieldInput'
import { FieldValue } from './FieldValue'
import styles from './FormField.module.css'
import { OpenRef } from './OpenRef'
import { isEmpty, type FormInput } from './values'
import { labelOf, say } from './words'

export interface FormFieldProps {
  form: FormModel
  parts: Parts
  input: FormInput
  draft: Draft
  isEditable: boolean
}

const wideKinds = new Set([
  'email',
  'uri',
  'textArea',
  'switch',
  'radio',
  'pickers',
  'texts',
  'flags',
  'image',
  'part',
])

/** A part that draws texts marks which of them came or went. */
const marksItself = ({ kind, type }: FormInput) => kind === 'part' && type === 'texts'

/** A field of the form: an input, or text for those who may not change it. */
export function FormField({ form, parts, input, draft, isEditable }: FormFieldProps) {
  const t = useText()
  const { screen } = form
  const label = labelOf(t, screen, input)
  const value = currentValue(input, draft)
  const isWide = wideKinds.has(input.kind) || undefined
  // A part shows what nobody but it can say, also where nothing may be changed.
  if (!isEditable && input.kind === 'part') {
    return (
      <fieldset disabled className={styles.field} data-wide>
        <FieldInput
          {...{ form, parts, input, value, row: draft.row, fields: fieldsNow(draft) }}
          look={{ id: elementId(screen.id, input.field), label }}
        />
      </fieldset>
    )
  }
  if (!isEditable) {
    return (
      <div className={styles.field} data-wide={isWide}>
        <div className={styles.label}>{label}</div>
        <FieldValue screen={screen} input={input} value={value} />
      </div>
    )
  }
  const fault = draft.faults[input.field]
  const wasChanged = draft.row !== null && isChanged(input, draft)
  const isOptional = !input.isNeeded && input.kind !== 'switch' && isEmpty(input, value)
  return (
    <div
      className={styles.field}
      data-wide={isWide}
      data-changed={(wasChanged && !marksItself(input)) || undefined}
    >
      <FieldInput
        {...{ form, parts, input, value, row: draft.row, fields: fieldsNow(draft) }}
        look={{
          id: elementId(screen.id, input.field),
          label,
          labelEnd: wasChanged ? (
            <ChangeNote {...{ form, input, draft }} />
          ) : isRef(value) ? (
            <OpenRef link={screen.fields[input.field]?.linkTo} picked={value} />
          ) : (
            isOptional && <span className={styles.note}>{t('screens.form.optional')}</span>
          ),
          hint: input.help && say(t, input.help),
          error: fault && speak(t, fault),
        }}
      />
    </div>
  )
}

import { useUnit } from 'effector-react'
import type { Screen } from '../../../../generated/facts/screen'
import { useText } from '../../../browser/text/useText'
import type { Translate } from '../../../browser/text/createTranslate'
import type { Ref } from '../row'
import type { FormModel } from './createFormModel'
import { currentValue, type Draft } from './draft'
import styles from './FormField.module.css'
import { isEmpty, isPicture, valueOf, type FormInput, type FormValue } from './values'
import { labelOf, useValueText } from './words'

interface ChangeNoteProps {
  form: FormModel
  input: FormInput
  draft: Draft
}

const longest = 24

/** Beside the label of a field that was changed: what it was, and the way back. */
export function ChangeNote({ form, input, draft }: ChangeNoteProps) {
  const t = useText()
  const undo = useUnit(form.undone)
  const note = useNote(form.screen, input, draft)
  return (
    <span className={styles.change}>
      {note !== '' && <span className={styles.was}>{`${note} · `}</span>}
      <button
        type="button"
        className={styles.undo}
        aria-label={t('screens.form.undoNamed', { field: labelOf(t, form.screen, input) })}
        onClick={() => undo(input.field)}
      >
        {t('screens.form.undo')}
      </button>
    </span>
  )
}

/** Empty where it would be too long for the line. */
function useNote(screen: Pick<Screen, 'fields'>, input: FormInput, draft: Draft): string {
  const t = useText()
  const textOf = useValueText(screen)
  const before = valueOf(input, draft.row)
  if (isPicture(input)) return ''
  if (input.kind === 'switch' || input.kind === 'part' || input.kind === 'flags') return ''
  if (isEmpty(input, before)) return t('screens.form.wasEmpty')
  const moved = input.kind === 'pickers' ? movedText(t, before, currentValue(input, draft)) : ''
  const value = textOf(input, before)
  const note = moved || t('screens.form.was', { value })
  return (moved || value).length > longest ? '' : note
}

function movedText(t: Translate, before: FormValue, after: FormValue): string {
  const added = namesIn(after, before)
  const removed = namesIn(before, after)
  if (added !== '' && removed !== '') return ''
  if (added !== '') return t('screens.form.added', { names: added })
  return removed === '' ? '' : t('screens.form.removed', { names: removed })
}

const namesIn = (some: FormValue, others: FormValue) =>
  (some as readonly Ref[])
    .filter(({ id }) => !(others as readonly Ref[]).some((other) => other.id === id))
    .map(({ name }) => name)
    .join(', ')

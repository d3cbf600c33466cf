import { useUnit } from 'effector-react'
import type { Screen } from '../../../../generated/facts/screen'
import { speak } from '../../../browser/text/speak'
import { useCommandKey } from '../../../browser/text/useCommandKey'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { useSay } from '../cells/useSay'
import { valueIn, type Row } from '../row'
import type { FormModel } from './createFormModel'
import { countChanges, isAutosaved, type Draft } from './draft'
import { elementId } from './elementId'
import styles from './SaveBar.module.css'
import { labelOf, say } from './words'

/** At the lower edge of a form that has something to save: how much, what is wrong, and Save. */
export function SaveBar({ form, draft }: { form: FormModel; draft: Draft }) {
  const t = useText()
  const commandKey = useCommandKey()
  const { inputs, changed, isSaving, isWaiting, cancel, takeTheirs } = useUnit({
    inputs: form.$inputs,
    changed: form.$changed,
    isSaving: form.$isSaving,
    isWaiting: form.$isWaiting,
    cancel: form.cancelled,
    takeTheirs: form.allTheirsChosen,
  })
  const { screen } = form
  const { conflict, isGone, row } = draft
  const isNew = row === null
  const isIdle = !isNew && changed.length === 0 && !conflict
  if (isGone) return null
  const isCalm = !conflict && !draft.problem && Object.keys(draft.faults).length === 0
  if (isCalm && !isWaiting && isAutosaved(screen, row) && row?.may.includes('edit')) {
    const isBusy = isSaving || changed.length > 0
    return (
      <footer className={styles.bar}>
        <span className={styles.itself}>
          {t(isBusy ? 'screens.form.savingItself' : 'screens.form.savedItself')}
        </span>
      </footer>
    )
  }
  if (isIdle) return null
  const chosen = conflict?.both.filter((field) => conflict.choices[field] !== undefined).length ?? 0
  return (
    <footer className={styles.bar}>
      <div className={styles.words}>
        {conflict ? (
          <span className={styles.count}>
            {t('screens.conflict.chosen', { chosen, whole: conflict.both.length })}
          </span>
        ) : (
          changed.length > 0 && (
            <span className={styles.count}>
              {t('screens.form.changes', { count: countChanges(inputs, draft) })}
            </span>
          )
        )}
        {!conflict && changed.length > 0 && <Reach screen={screen} row={row} />}
        <BarFaults form={form} draft={draft} />
        <output>{isWaiting && t('screens.form.waiting')}</output>
      </div>
      {conflict ? (
        <Button variant="ghost" onClick={() => takeTheirs()}>
          {t('screens.conflict.takeAll')}
        </Button>
      ) : (
        <Button variant="ghost" onClick={() => cancel()}>
          {t(isNew ? 'screens.form.cancel' : 'screens.form.discard')}
        </Button>
      )}
      <Button
        type="submit"
        form={elementId(screen.id, 'form')}
        variant="primary"
        pending={isSaving}
        disabled={conflict !== null && chosen < conflict.both.length}
        iconEnd={!isNew && <kbd className={styles.key}>{commandKey('S')}</kbd>}
      >
        {isNew && screen.words.create
          ? say(t, screen.words.create)
          : t(
              conflict
                ? 'screens.form.saveThis'
                : draft.isToRetry
                  ? 'screens.form.retry'
                  : 'screens.form.save',
            )}
      </Button>
    </footer>
  )
}

/** How many people a change of the row reaches. */
function Reach({ screen, row }: { screen: Screen; row: Row | null }) {
  const sayCounted = useSay()
  const { field, text } = screen.split?.reaches ?? {}
  const count = field && valueIn(row, field)
  return text && typeof count === 'number' && count > 0 ? (
    <span>{sayCounted(text, { count })}</span>
  ) : null
}

/** Names the first field that is wrong, and leads to it. */
function BarFaults({ form, draft }: { form: FormModel; draft: Draft }) {
  const t = useText()
  const { inputs, seek } = useUnit({ inputs: form.$inputs, seek: form.fieldSought })
  const faulty = inputs.filter(({ field }) => field in draft.faults)
  const [first] = faulty
  if (!first && !draft.problem) return null
  return (
    <span className={styles.fault} role="alert">
      <Icon name="alert" />
      {first ? (
        <span>
          <button type="button" className={styles.field} onClick={() => seek(first.field)}>
            {labelOf(t, form.screen, first)}
          </button>{' '}
          {t('screens.form.anotherLook')}
          {faulty.length > 1 && ` ${t('screens.form.moreFaults', { count: faulty.length - 1 })}`}
        </span>
      ) : (
        draft.problem && speak(t, draft.problem)
      )}
    </span>
  )
}

import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import styles from './ConflictChoices.module.css'
import { ConflictField } from './ConflictField'
import type { FormModel } from './createFormModel'
import { currentValue, type Conflict, type Draft } from './draft'
import { elementId } from './elementId'
import { valueOf, type FormInput } from './values'
import { labelOf, useValueText } from './words'

interface ConflictChoicesProps {
  form: FormModel
  draft: Draft
  conflict: Conflict
}

/** What both changed, to choose field by field, and what was put together without asking. */
export function ConflictChoices({ form, draft, conflict }: ConflictChoicesProps) {
  const t = useText()
  const format = useFormat()
  const inputs = useUnit(form.$inputs)
  const { changed } = conflict.theirs
  const name = changed?.by?.name ?? t('screens.conflict.somebody')
  const of = (fields: readonly string[]) => inputs.filter(({ field }) => fields.includes(field))
  return (
    <section
      id={elementId(form.screen.id, 'conflict')}
      tabIndex={-1}
      aria-label={t('screens.conflict.title')}
      className={styles.conflict}
    >
      <div className={styles.head} role="alert">
        <Icon name="merge" />
        <div>
          <strong>
            {changed
              ? t('screens.conflict.saved', { name, age: format.age(changed.at) })
              : t('screens.conflict.savedSome')}
          </strong>
          <p>{t('screens.conflict.choose', { count: conflict.both.length })}</p>
        </div>
      </div>
      {of(conflict.both).map((input) => (
        <ConflictField key={input.field} {...{ form, input, draft, conflict, name }} />
      ))}
      <Settled
        {...{ form, name }}
        inputs={of(conflict.taken)}
        text="screens.conflict.taken"
        valueIn={(input) => valueOf(input, conflict.theirs)}
      />
      <Settled
        {...{ form, name }}
        inputs={of(conflict.kept)}
        text="screens.conflict.kept"
        valueIn={(input) => currentValue(input, draft)}
      />
    </section>
  )
}

interface SettledProps {
  form: FormModel
  name: string
  inputs: readonly FormInput[]
  text: 'screens.conflict.taken' | 'screens.conflict.kept'
  valueIn: (input: FormInput) => ReturnType<typeof valueOf>
}

/** Fields that one side alone changed. */
function Settled({ form, name, inputs, text, valueIn }: SettledProps) {
  const t = useText()
  const textOf = useValueText(form.screen)
  return inputs.map((input) => (
    <p key={input.field} className={styles.settled}>
      <Icon name="check" />
      <span>
        {t(text, {
          field: labelOf(t, form.screen, input),
          value: textOf(input, valueIn(input)),
          name,
        })}
      </span>
    </p>
  ))
}

import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useText } from '../../../browser/text/useText'
import { $session } from '../../../session/client'
import { Avatar } from '../../../ui/identity/Avatar'
import type { Ref } from '../row'
import styles from './ConflictChoices.module.css'
import type { FormModel } from './createFormModel'
import { currentValue, type Conflict, type Draft } from './draft'
import { FieldValue } from './FieldValue'
import { valueOf, type FormInput, type FormValue } from './values'
import { labelOf, useValueText } from './words'

export interface ConflictFieldProps {
  form: FormModel
  input: FormInput
  draft: Draft
  conflict: Conflict
  /** Who saved meanwhile. */
  name: string
}

/** One field that both changed: their value or ours. */
export function ConflictField({ form, input, draft, conflict, name }: ConflictFieldProps) {
  const t = useText()
  const { session, choose } = useUnit({ session: $session, choose: form.chosen })
  const radioName = useId()
  const textOf = useValueText(form.screen)
  const label = labelOf(t, form.screen, input)
  const before = valueOf(input, conflict.before)
  const sides = [
    {
      side: 'mine',
      title: t('screens.conflict.yours'),
      who: session?.name ?? '',
      seed: session?.userUUID,
      pictureUrl: session?.pictureUrl,
      value: currentValue(input, draft),
    },
    {
      side: 'theirs',
      title: t('screens.conflict.theirs', { name }),
      who: name,
      seed: conflict.theirs.changed?.by?.id,
      pictureUrl: conflict.theirs.changed?.by?.pictureUrl,
      value: valueOf(input, conflict.theirs),
    },
  ] as const
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <span className={styles.before}>
        {t('screens.conflict.before', { value: textOf(input, before) })}
      </span>
      <div className={styles.sides}>
        {sides.map(({ side, title, who, seed = who, pictureUrl, value }) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={radioName}
              className={styles.radio}
              checked={conflict.choices[input.field] === side}
              onChange={() => choose({ field: input.field, side })}
            />
            <span className={styles.who}>
              <Avatar size="xs" name={who} seed={seed} {...(pictureUrl ? { pictureUrl } : {})} />
              {title}
            </span>
            <FieldValue
              screen={form.screen}
              {...{ input, value }}
              fresh={input.kind === 'pickers' ? freshIn(value, before) : []}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const freshIn = (value: FormValue, before: FormValue) =>
  (value as readonly Ref[])
    .filter(({ id }) => !(before as readonly Ref[]).some((other) => other.id === id))
    .map(({ id }) => id)

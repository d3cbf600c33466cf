import { useUnit } from 'effector-react'
import { useId } from 'react'
import type { Change } from '../../../../generated/facts/features/screens'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Avatar } from '../../../ui/identity/Avatar'
import { Skeleton } from '../../../ui/progress/Skeleton'
import type { FormModel } from '../form/createFormModel'
import { labelOf } from '../form/words'
import styles from './RowHistory.module.css'

/** Who changed which fields when, below the form; opened by those who may know. */
export function RowHistory({ form }: { form: FormModel }) {
  const t = useText()
  const listId = useId()
  const { isAllowed, isOpen, toggle } = useUnit({
    isAllowed: form.history.$isAllowed,
    isOpen: form.history.$isOpen,
    toggle: form.history.toggled,
  })
  if (!isAllowed) return null
  return (
    <section className={styles.history}>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => toggle()}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
          {t('screens.panel.changes')}
        </button>
      </h3>
      <div id={listId}>{isOpen && <Changes form={form} />}</div>
    </section>
  )
}

function Changes({ form }: { form: FormModel }) {
  const t = useText()
  const { changes, isFailed, again } = useUnit({
    changes: form.history.$changes,
    isFailed: form.history.$isFailed,
    again: form.history.readAgain,
  })
  if (changes === null) {
    if (!isFailed) return <Skeleton width="60%" />
    return (
      <p className={styles.line}>
        {t('screens.panel.failed.title')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('screens.panel.retry')}
        </Button>
      </p>
    )
  }
  if (changes.length === 0) return <p className={styles.line}>{t('screens.panel.noChanges')}</p>
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <ChangeLine key={`${change.at} ${change.act} ${change.by?.id}`} {...{ form, change }} />
      ))}
    </ol>
  )
}

function ChangeLine({ form, change }: { form: FormModel; change: Change }) {
  const t = useText()
  const format = useFormat()
  const inputs = useUnit(form.$inputs)
  const { by, at, act, fields } = change
  const name = by?.name ?? t('screens.panel.somebody')
  const labels = fields.map((field) => {
    const input = inputs.find((each) => each.field === field)
    return input ? labelOf(t, form.screen, input) : field
  })
  return (
    <li className={styles.line}>
      <Avatar
        size="xs"
        name={name}
        seed={by?.id ?? name}
        {...(by?.pictureUrl ? { pictureUrl: by.pictureUrl } : {})}
      />
      <span>
        <strong>{name}</strong> {t(`screens.panel.act.${act}`)}
        {labels.length > 0 && `: ${labels.join(', ')}`}
      </span>
      <time className={styles.age} dateTime={at} title={format.moment(at)}>
        {format.age(at)}
      </time>
    </li>
  )
}

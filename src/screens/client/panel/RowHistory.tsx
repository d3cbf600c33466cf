import { useUnit } from 'effector-react'
import type { CallId } from '../../../../generated/facts/calls'
import type { Change } from '../../../../generated/facts/features/screens'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Avatar } from '../../../ui/identity/Avatar'
import { Disclosure } from '../../../ui/page/Disclosure'
import { Skeleton } from '../../../ui/progress/Skeleton'
import type { FormModel } from '../form/createFormModel'
import { labelOf, say } from '../form/words'
import styles from './RowHistory.module.css'

/** Who changed which fields when, below the form; opened by those who may know. */
export function RowHistory({ form }: { form: FormModel }) {
  const t = useText()
  const { isAllowed, isOpen, toggle } = useUnit({
    isAllowed: form.history.$isAllowed,
    isOpen: form.history.$isOpen,
    toggle: form.history.toggled,
  })
  if (!isAllowed) return null
  return (
    <div className={styles.history}>
      <Disclosure title={t('screens.panel.changes')} isOpen={isOpen} onToggle={toggle}>
        <Changes form={form} />
      </Disclosure>
    </div>
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
  const { screen } = form
  const { by, at, act, call, fields } = change
  const did = screen.did?.[call as CallId]
  const name = by?.name ?? t('screens.panel.somebody')
  const labelIn = (field: string) => {
    const input = inputs.find((each) => each.field === field)
    if (input) return labelOf(t, screen, input)
    const { label } = screen.fields[field] ?? {}
    return label ? say(t, label) : field
  }
  // What is said of a call says its fields too.
  const labels = did ? [] : fields.map(labelIn)
  return (
    <li className={styles.line}>
      <Avatar
        size="xs"
        name={name}
        seed={by?.id ?? name}
        {...(by?.pictureUrl ? { pictureUrl: by.pictureUrl } : {})}
      />
      <span className={styles.words}>
        <strong>{name}</strong> {did ? say(t, did) : t(`screens.panel.act.${act}`)}
        {labels.length > 0 && `: ${labels.join(', ')}`}
      </span>
      <time className={styles.age} dateTime={at} title={format.moment(at)}>
        {format.age(at)}
      </time>
    </li>
  )
}

import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Skeleton } from '../../../ui/progress/Skeleton'
import type { FormModel } from '../form/createFormModel'
import styles from './PanelState.module.css'

const texts = {
  missing: { title: 'screens.panel.missing.title', text: 'screens.panel.missing.text' },
  failed: { title: 'screens.panel.failed.title', text: 'screens.panel.failed.text' },
} as const

/** In the place of a row: that it is on its way, gone, or could not be read. */
export function PanelState({ form }: { form: FormModel }) {
  const t = useText()
  const { state, look } = useUnit({ state: form.$state, look: form.lookRepeated })
  if (state === 'looking' || state === 'found') return <RowWaiting />
  const isFailed = state === 'failed'
  return (
    <EmptyState
      level={3}
      icon={<Icon name={isFailed ? 'warning' : 'noResults'} size="xl" />}
      title={t(texts[state].title)}
      actions={isFailed && <Button onClick={() => look()}>{t('screens.panel.retry')}</Button>}
    >
      {t(texts[state].text)}
    </EmptyState>
  )
}

/** The fields of a row before it is read; after a moment, so that nothing flashes. */
export function RowWaiting() {
  return (
    <div className={styles.waiting} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className={styles.field}>
          <Skeleton width={90} />
          <Skeleton width="100%" height={32} />
        </div>
      ))}
    </div>
  )
}

/** The panel's name while the row's own is not known. */
PanelState.Title = function Title({ form }: { form: FormModel }) {
  const t = useText()
  const state = useUnit(form.$state)
  return state === 'missing' || state === 'failed'
    ? t(texts[state].title)
    : t('screens.panel.loading')
}

import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { EmptyState } from '../../../ui/page/EmptyState'
import { PageHeader } from '../../../ui/page/PageHeader'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { toneOf } from './look'
import './pro-edits.model'
import { $prepared, $prepareState, prepareAgain } from './send.model'
import { SendForm } from './send/SendForm'
import styles from './Send.module.css'

/** Sends a program or a storyboard to the editors, with what they are given. */
export function SendScreen() {
  const t = useText()
  const { prepared, state, again } = useUnit({
    prepared: $prepared,
    state: $prepareState,
    again: prepareAgain,
  })
  if (state === 'missing')
    return (
      <EmptyState
        level={1}
        icon={<Icon name="noResults" size="xl" />}
        title={t('proEdits.sending.missing')}
      >
        {t('proEdits.sending.missingText')}
      </EmptyState>
    )
  if (state === 'failed' && !prepared)
    return (
      <EmptyState
        level={1}
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('proEdits.sending.failed')}
        actions={<Button onClick={() => again()}>{t('proEdits.sending.retry')}</Button>}
      />
    )
  if (!prepared)
    return (
      <output className={styles.screen} aria-label={t('proEdits.sending.loading')}>
        <Skeleton width="40%" height={28} />
        <Skeleton width="100%" height={320} />
      </output>
    )
  const { title, vendor, orders } = prepared
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('proEdits.sending.title', { title })}
        detail={vendor && t('proEdits.sending.to', { vendor: vendor.name })}
        actions={
          <ScreenButton to={href('proEdits.bought')}>{t('proEdits.sending.all')}</ScreenButton>
        }
      />
      {orders.length > 0 && (
        <section className={styles.before} aria-label={t('proEdits.sending.before')}>
          <h2 className={styles.heading}>{t('proEdits.sending.before')}</h2>
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.orderId} className={styles.line}>
                <ScreenLink to={href('proEdits.boughtOrder', { orderId: order.orderId })}>
                  {order.title}
                </ScreenLink>
                <Badge tone={toneOf[order.state]}>{t(`proEdits.state.${order.state}`)}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {vendor ? (
        <SendForm key={title} prepared={prepared} />
      ) : (
        <EmptyState icon={<Icon name="editor" size="xl" />} title={t('proEdits.sending.none')}>
          {t('proEdits.sending.noneText')}
        </EmptyState>
      )}
    </div>
  )
}

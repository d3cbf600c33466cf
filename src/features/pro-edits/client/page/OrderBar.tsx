import type { EventCallable } from 'effector'
import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { deliverAsked } from '../deliver.model'
import type { OrderItem } from '../lists'
import { logAsked } from '../log.model'
import styles from './Order.module.css'

interface OrderBarProps {
  order: OrderItem
  act: EventCallable<{ action: string; selection: { ids: readonly string[] } }>
}

/** What comes next stands last. */
const plain = ['decline', 'discard', 'cancel', 'hold', 'resume', 'ask', 'close'] as const
const next = ['submit', 'accept', 'start', 'approve'] as const

export function OrderBar({ order, act: acted }: OrderBarProps) {
  const t = useText()
  const { act, deliver, log } = useUnit({ act: acted, deliver: deliverAsked, log: logAsked })
  const { orderId, may, state } = order
  const does = (action: string) => act({ action, selection: { ids: [orderId] } })
  const isNextElsewhere = next.some((event) => may.includes(event))
  return (
    <div className={styles.bar}>
      {plain.map(
        (event) =>
          may.includes(event) && (
            <Button key={event} onClick={() => does(event)}>
              {t(`proEdits.act.${event}`)}
            </Button>
          ),
      )}
      {may.includes('log') && (
        <Button icon={<Icon name="waiting" />} onClick={() => log(orderId)}>
          {t('proEdits.act.log')}
        </Button>
      )}
      {may.includes('deliver') && (
        <Button
          variant={isNextElsewhere || state === 'in_review' ? 'secondary' : 'primary'}
          icon={<Icon name="deliverable" />}
          onClick={() => deliver(orderId)}
        >
          {t(state === 'in_review' ? 'proEdits.act.deliverAgain' : 'proEdits.act.deliver')}
        </Button>
      )}
      {next.map(
        (event) =>
          may.includes(event) && (
            <Button key={event} variant="primary" onClick={() => does(event)}>
              {t(`proEdits.act.${event}`)}
            </Button>
          ),
      )}
    </div>
  )
}

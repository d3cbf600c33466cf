import { useUnit } from 'effector-react'
import type { Delivery } from '../../../../../generated/facts/features/channels'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Badge } from '../../../../ui/labels/Badge'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { Cover } from '../Cover'
import styles from './Send.module.css'
import { $deliveries, $isFailed, placeOf, sentReadAgain, takenBack } from './sent.model'

/** Where a program was sent, each to be taken back. */
export function SentTo() {
  const t = useText()
  const { deliveries, isFailed, again } = useUnit({
    deliveries: $deliveries,
    isFailed: $isFailed,
    again: sentReadAgain,
  })
  if (deliveries === null && isFailed)
    return (
      <p className={styles.note}>
        {t('channels.send.whereFailed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('channels.send.retry')}
        </Button>
      </p>
    )
  if (deliveries === null) return <Skeleton width="60%" />
  if (deliveries.length === 0) return <p className={styles.note}>{t('channels.send.whereNone')}</p>
  return (
    <ul className={styles.list} aria-label={t('channels.send.where')}>
      {deliveries.map((delivery) => (
        <SentLine key={delivery.deliveryId} delivery={delivery} />
      ))}
    </ul>
  )
}

function SentLine({ delivery }: { delivery: Delivery }) {
  const t = useText()
  const format = useFormat()
  const takeBack = useUnit(takenBack)
  const { channel, person, deliveredAt, isScheduled, required, dueAt, expiresAt, sentBy } = delivery
  const name = placeOf(delivery)
  const when = isScheduled
    ? t('channels.send.from', { moment: format.moment(deliveredAt, 'medium') })
    : format.age(deliveredAt)
  const until =
    expiresAt && t('channels.send.until', { moment: format.moment(expiresAt, 'medium') })
  return (
    <li className={styles.line}>
      {channel ? (
        <Cover size="row" seed={channel.id} pictureUrl={channel.pictureUrl} />
      ) : (
        <Avatar
          name={name}
          seed={person?.id ?? name}
          {...(person?.pictureUrl && { pictureUrl: person.pictureUrl })}
        />
      )}
      <div className={styles.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.under}>
          {[when, until, sentBy?.name].filter(Boolean).join(' · ')}
        </span>
        {required && (
          <span>
            <Badge tone="warn">
              {dueAt
                ? t('channels.posts.requiredDue', { day: format.day(dueAt) })
                : t('channels.posts.required')}
            </Badge>
          </span>
        )}
      </div>
      {delivery.mayTakeBack && (
        <Button
          size="sm"
          aria-label={t('channels.send.takeBackOf', { name })}
          onClick={() => takeBack(delivery)}
        >
          {t('channels.send.takeBack')}
        </Button>
      )}
    </li>
  )
}

import { useUnit } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { columnNames, eventInto, type BoardColumn } from '../../order'
import { cardsMoved, type PlannedOrder } from '../board.model'
import { hoursOf } from '../look'
import styles from './Board.module.css'

/** An order at a glance: whose, until when, how much is left, and with whom it is. */
export function OrderCard({ order }: { order: PlannedOrder }) {
  const t = useText()
  const { orderId, title, customer, posterUrl, state, priority, round, maxRounds, isAtRisk } = order
  const isRoundTold = round > 1 || state === 'in_review' || state === 'changes_requested'
  return (
    <article className={styles.card} data-risk={isAtRisk}>
      <div className={styles.cardTop}>
        <bdi className={styles.customer}>{customer.name}</bdi>
        {priority === 'rush' && <Badge tone="danger">{t('proEdits.board.rush')}</Badge>}
        {state === 'on_hold' && <Badge tone="neutral">{t('proEdits.board.hold')}</Badge>}
        {isRoundTold && (
          <span className={styles.round}>
            {t('proEdits.board.round', { round: String(round), most: String(maxRounds) })}
          </span>
        )}
        <CardMenu order={order} />
      </div>
      <div className={styles.cardTitle}>
        <ScreenLink className={styles.title} to={href('proEdits.order', { orderId })}>
          {title}
        </ScreenLink>
        <span className={styles.poster}>
          <PosterImage {...(posterUrl && { url: posterUrl })} />
        </span>
      </div>
      <CardFoot order={order} />
    </article>
  )
}

function CardFoot({ order }: { order: PlannedOrder }) {
  const t = useText()
  const format = useFormat()
  const { dueOn, isAtRisk, leftMinutes, state, editor, movedAt } = order
  const hours = format.count(hoursOf(leftMinutes), 1)
  const isBegun = state === 'in_edit' || state === 'changes_requested'
  return (
    <div className={styles.foot}>
      {dueOn && (
        <span className={styles.due}>
          <Icon
            name={isAtRisk ? 'warning' : 'due'}
            {...(isAtRisk && { label: t('proEdits.board.risk') })}
          />
          <time dateTime={dueOn}>{format.day(dueOn)}</time>
        </span>
      )}
      <span className={styles.left}>
        <Icon name="waiting" />
        {state === 'in_review'
          ? t('proEdits.board.sent', { age: format.age(movedAt) })
          : t(isBegun ? 'proEdits.board.left' : 'proEdits.board.estimate', { hours })}
      </span>
      <span className={styles.who}>
        {editor ? (
          <Avatar size="xs" name={editor.name} seed={editor.id} label={editor.name} />
        ) : (
          <span className={styles.nobody}>
            <Icon name="addPerson" label={t('proEdits.board.nobody')} />
          </span>
        )}
      </span>
    </div>
  )
}

function CardMenu({ order }: { order: PlannedOrder }) {
  const t = useText()
  const move = useUnit(cardsMoved)
  const columns = columnNames.filter((column) => eventInto(column, order) !== undefined)
  if (columns.length === 0) return null
  return (
    <span className={styles.menu}>
      <MenuButton
        label={t('proEdits.board.more')}
        placement="bottom end"
        items={columns.map((column) => ({
          id: column,
          label: t('proEdits.board.moveTo', { column: t(`proEdits.column.${column}`) }),
        }))}
        onAction={(column) => move({ ids: [order.orderId], column: column as BoardColumn })}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            size="sm"
            label={t('proEdits.board.more')}
            icon={<Icon name="more" />}
          />
        )}
      </MenuButton>
    </span>
  )
}

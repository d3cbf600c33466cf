import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import type { Notification } from '../../../../generated/facts/features/notifications'
import { speak } from '../../../browser/text/speak'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import { chosen } from './bell.model'
import { addressOf, wordsOf } from './notice'
import styles from './Notifications.module.css'

export interface NotificationLinesProps {
  readonly notifications: readonly Notification[]
  readonly onLeave: () => void
}

/** Each leads to what it is about. */
export function NotificationLines({ notifications, onLeave }: NotificationLinesProps) {
  const t = useText()
  const format = useFormat()
  const choose = useUnit(chosen)
  return (
    <ul className={styles.lines}>
      {notifications.map((notification, at) => (
        <li key={notification.notificationId}>
          <ScreenLink
            to={addressOf(notification)}
            className={styles.line}
            {...(at === 0 && { ref: takeFocus })}
            onKeyDown={stepByArrows}
            data-unread={!notification.isRead || undefined}
            onClickCapture={() => {
              choose(notification)
              onLeave()
            }}
          >
            <span className={styles.dot}>
              {!notification.isRead && (
                <VisuallyHidden>{t('notifications.isUnread')}</VisuallyHidden>
              )}
            </span>
            <span className={styles.words}>{speak(t, wordsOf(notification))}</span>
            <time
              className={styles.age}
              dateTime={notification.toldAt}
              title={format.moment(notification.toldAt)}
            >
              {format.age(notification.toldAt)}
            </time>
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}

/** Lines come after the panel, which has the focus until then. */
function takeFocus(link: HTMLElement | null): void {
  if (link && document.activeElement === link.closest('[role="dialog"]')) link.focus()
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

function stepByArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = steps[event.key]
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  if (!step || at < 0) return
  event.preventDefault()
  links[step(at, links.length - 1)]?.focus()
}

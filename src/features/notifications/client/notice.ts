import type { Notification } from '../../../../generated/facts/features/notifications'
import { notices, type NoticeKind } from '../../../../generated/facts/notices'
import { href, type RouteId } from '../../../../generated/facts/routes'
import type { Words } from '../../../browser/text/words'

const noticeOf = ({ kind }: Pick<Notification, 'kind'>) => notices[kind as NoticeKind]

/** A newer server may tell of what this page has no words for. */
export const isKnown = ({ kind }: Pick<Notification, 'kind'>): boolean =>
  Object.hasOwn(notices, kind)

export const wordsOf = (notification: Notification): Words => ({
  key: noticeOf(notification).text,
  params: { ...notification.params, count: notification.count },
})

/** Where what it is about is shown. */
export const addressOf = (notification: Notification): string =>
  (href as (route: RouteId, params: Readonly<Record<string, string>>) => string)(
    noticeOf(notification).route,
    notification.subject,
  )

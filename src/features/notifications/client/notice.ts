import type { Notification } from '../../../../generated/facts/features/notifications'
import { notices, type NoticeKind } from '../../../../generated/facts/notices'
import { routes } from '../../../../generated/facts/routes'
import type { Words } from '../../../browser/text/words'
import { noticeAddress } from '../noticeAddress'

const noticeOf = ({ kind }: Pick<Notification, 'kind'>) => notices[kind as NoticeKind]

/** A newer server may tell of what this page has no words for. */
export const isKnown = ({ kind }: Pick<Notification, 'kind'>): boolean =>
  Object.hasOwn(notices, kind)

export const wordsOf = (notification: Notification): Words => ({
  key: noticeOf(notification).text,
  params: { ...notification.params, count: notification.count },
})

/** Where what it is about is shown. */
export const addressOf = ({ kind, subject }: Notification): string =>
  noticeAddress({ kind: kind as NoticeKind, subject })

const noticedPaths = [
  ...new Set(Object.values(notices).map(({ route }) => routes[route].path)),
].map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`))

/** Whether a notice may lead to this path. */
export const isNoticed = (path: string): boolean =>
  noticedPaths.some((pattern) => pattern.test(path))

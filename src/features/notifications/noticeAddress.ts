import { notices, type NoticeKind } from '../../../generated/facts/notices'
import { href, type RouteId } from '../../../generated/facts/routes'

interface Shown {
  readonly kind: NoticeKind
  readonly subject: Readonly<Record<string, string>>
}

/** Where what a notice is about is shown, from the first slash on. */
export function noticeAddress({ kind, subject }: Shown): string {
  const { route, query }: { readonly route: RouteId; readonly query?: string } = notices[kind]
  const path = (href as (route: RouteId, params: Shown['subject']) => string)(route, subject)
  if (query === undefined) return path
  const named = query.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(subject[name] ?? ''),
  )
  return `${path}?${named}`
}

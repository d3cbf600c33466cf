import { href } from '../../../generated/facts/routes'

/** What each status page says. */
export function statusTexts(pathname: string) {
  switch (pathname) {
    case href('login.sessionExpired'):
      return { title: 'session.expired.title', text: 'session.expired.text' } as const
    case href('login.inActive'):
      return { title: 'session.inactive.title', text: 'session.inactive.text' } as const
    default:
      return { title: 'session.cleared.title', text: 'session.cleared.text' } as const
  }
}

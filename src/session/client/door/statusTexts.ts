import { href } from '../../../../generated/facts/routes'

/** What each status page says. */
export function statusTexts(pathname: string) {
  return pathname === href('login.inActive')
    ? ({ title: 'session.inactive.title', text: 'session.inactive.text' } as const)
    : ({ title: 'session.expired.title', text: 'session.expired.text' } as const)
}

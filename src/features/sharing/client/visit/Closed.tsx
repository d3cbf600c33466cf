import { CircleSlash2, SearchX } from 'lucide-react'
import type { ShareView } from '../../../../../generated/facts/features/sharing'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

type Reason = Exclude<ShareView['state'], 'open' | 'password' | 'emailCode' | 'revoked'>

/** Why there is nothing to watch, and whom to ask. */
export function Closed({ view, state }: { view: ShareView; state: ShareView['state'] }) {
  const { say, visit } = useVisit()
  const { language } = visit.given
  const { sharedBy: by = '', organization = '' } = view.look ?? {}
  const day = view.opensOn ? dayText(view.opensOn, language) : ''
  const reason: Reason = state === 'early' || isTold(state) ? (state as Reason) : 'disabled'
  const text =
    reason === 'early'
      ? say('sharing.visit.early', { by, organization, day })
      : say(`sharing.visit.${reason}`, { by, organization })
  return (
    <div className={styles.card}>
      <CircleSlash2 size={28} aria-hidden />
      <h1>{say('sharing.visit.closed')}</h1>
      <p>{text}</p>
    </div>
  )
}

const isTold = (state: ShareView['state']) =>
  state === 'over' || state === 'usedUp' || state === 'withdrawn'

export function Unknown() {
  const { say } = useVisit()
  return (
    <div className={styles.card}>
      <SearchX size={28} aria-hidden />
      <h1>{say('sharing.visit.unknown')}</h1>
      <p>{say('sharing.visit.unknownText')}</p>
    </div>
  )
}

/** A day of the calendar, wherever somebody is. */
export const dayText = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

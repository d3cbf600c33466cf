import { CircleSlash2, Hourglass } from 'lucide-react'
import type { GuestView } from '../../../../generated/facts/features/guest'
import styles from './Guest.module.css'
import { momentText } from './lengths'
import { useGuest } from './useGuest'
import { Withdraw } from './Withdraw'

/** Why no answers are taken now; what was agreed to can be withdrawn all the same. */
export function Door({ view }: { view: GuestView }) {
  const { say, language } = useGuest()
  const mayWithdraw = view.guest?.mayWithdraw ?? false
  const { door, closedAt, opensAt } = view
  const day = (moment: string) => momentText(moment, language)
  const told = {
    closed: closedAt
      ? say('guest.door.closed', { day: day(closedAt) })
      : say('guest.door.closedPlain'),
    paused: say('guest.door.paused'),
    notYet: say('guest.door.notYet'),
    full: say('guest.door.full'),
    open: '',
  }
  const texts = {
    closed: mayWithdraw ? say('guest.door.withdraw') : '',
    paused: say('guest.door.pausedText'),
    notYet: opensAt ? say('guest.door.notYetOn', { day: day(opensAt) }) : '',
    full: say('guest.door.fullText'),
    open: '',
  }
  return (
    <div className={styles.note}>
      {door === 'paused' || door === 'notYet' ? (
        <Hourglass size={28} aria-hidden />
      ) : (
        <CircleSlash2 size={28} aria-hidden />
      )}
      <h1>{told[door]}</h1>
      {texts[door] && <p>{texts[door]}</p>}
      {mayWithdraw && <Withdraw />}
    </div>
  )
}

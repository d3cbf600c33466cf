import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { GuestView } from '../../../../generated/facts/features/guest'
import { Button } from '../../../ui/buttons/Button'
import { AgreementCopy } from './AgreementCopy'
import { FaultLine } from './FaultLine'
import styles from './Guest.module.css'
import { useGuest } from './useGuest'

/** At any time, after one question. */
export function Withdraw() {
  const { say, page } = useGuest()
  const [isAsked, setAsked] = useState(false)
  const [isDoing, setDoing] = useState(false)
  const withdraw = async () => {
    setDoing(true)
    await page.withdraw()
    setDoing(false)
  }
  if (!isAsked)
    return (
      <Button
        className={styles.withdraw}
        variant="ghost"
        size="lg"
        wide
        icon={<ShieldOff size={18} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {say('guest.withdraw.button')}
      </Button>
    )
  return (
    <section className={styles.card} role="alertdialog" aria-labelledby="withdraw">
      <h2 id="withdraw">{say('guest.withdraw.title')}</h2>
      <p>{say('guest.withdraw.text')}</p>
      <FaultLine />
      <Button variant="danger" size="lg" wide pending={isDoing} onClick={() => void withdraw()}>
        {say('guest.withdraw.yes')}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone; the harmless answer has the focus */}
      <Button size="lg" wide autoFocus onClick={() => setAsked(false)}>
        {say('guest.withdraw.no')}
      </Button>
    </section>
  )
}

export function Withdrawn({ view }: { view: GuestView }) {
  const { say } = useGuest()
  return (
    <div className={styles.note}>
      <ShieldCheck size={28} aria-hidden />
      <h1>{say('guest.withdraw.done')}</h1>
      <p>{say('guest.withdraw.doneText')}</p>
      {view.agreed && <AgreementCopy agreed={view.agreed} />}
    </div>
  )
}

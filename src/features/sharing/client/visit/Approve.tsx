import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ShareFilm } from '../../../../../generated/facts/features/sharing'
import { Button } from '../../../../ui/buttons/Button'
import { TextArea } from '../../../../ui/fields/TextArea'
import { outcomeText } from './outcomeText'
import { ProveAddress } from './ProveAddress'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

type Step = 'approve' | 'changes' | null

/** Two presses say yes to exactly this version. */
export function Approve({ film, by = '' }: { film: ShareFilm; by: string | undefined }) {
  const { view, say, visit } = useVisit()
  const [step, setStep] = useState<Step>(null)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const decide = async (decision: 'approve' | 'changes') => {
    if (isAsking) return
    setAsking(true)
    const outcome = await visit.decide(decision, decision === 'changes' ? note : undefined)
    setAsking(false)
    setFault(outcomeText(outcome, say))
    if (outcome.kind === 'done') setStep(null)
  }
  const decided =
    film.decision === 'approve'
      ? say('sharing.visit.approved')
      : film.decision && say('sharing.visit.changesAsked')
  return (
    <section className={styles.approve} aria-labelledby="approve">
      <CircleCheck className={styles.sign} size={20} aria-hidden />
      <div className={styles.asked}>
        <h2 id="approve">{decided ?? say('sharing.visit.asksApproval', { by })}</h2>
        {film.note && <p className={styles.message}>{film.note}</p>}
        <p>{say('sharing.visit.ofThis')}</p>
        {fault && <p role="alert">{fault}</p>}
      </div>
      {step === null ? (
        <div className={styles.acts}>
          <Button onClick={() => setStep('changes')}>{say('sharing.visit.changes')}</Button>
          <Button variant="primary" onClick={() => setStep('approve')}>
            {say('sharing.visit.approve')}
          </Button>
        </div>
      ) : view?.email === undefined ? (
        <div className={styles.wide}>
          <p>{say('sharing.visit.sayWho')}</p>
          <ProveAddress />
        </div>
      ) : (
        <div className={styles.wide}>
          {step === 'changes' && (
            <TextArea
              label={say('sharing.visit.changesWhat')}
              maxLength={2000}
              value={note}
              onValueChange={setNote}
            />
          )}
          <div className={styles.acts}>
            <Button onClick={() => setStep(null)}>{say('sharing.visit.cancel')}</Button>
            <Button
              variant="primary"
              pending={isAsking}
              disabled={step === 'changes' && note.trim() === ''}
              onClick={() => void decide(step)}
            >
              {step === 'approve'
                ? say('sharing.visit.approveSure')
                : say('sharing.visit.changesSure')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

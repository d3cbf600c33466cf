import { Check, CircleCheck } from 'lucide-react'
import type { GuestView } from '../../../../generated/facts/features/guest'
import type { Answer } from '../answers'
import { AgreementCopy } from './AgreementCopy'
import styles from './Guest.module.css'
import { lengthText, momentText } from './lengths'
import { PlayedFilm } from './PlayedFilm'
import { useGuest } from './useGuest'
import { Withdraw } from './Withdraw'

/** What has arrived, what happens with it, and how it is taken back. */
export function Thanks({
  view,
  state,
}: {
  view: GuestView
  state: 'submitted' | 'accepted' | 'rejected'
}) {
  const { say, language, page } = useGuest()
  const { guest, agreed, organization } = view
  const answers = page.answers().filter(({ isSent }) => isSent)
  const told = {
    submitted: say('guest.thanks.arrived', { count: answers.length }),
    accepted: say('guest.thanks.accepted'),
    rejected: say('guest.thanks.rejected'),
  }
  return (
    <div className={styles.stack}>
      <div className={styles.thanks}>
        <span className={styles.tick}>
          <Check size={32} aria-hidden />
        </span>
        <h1>{say('guest.thanks.title', { name: firstName(guest?.name ?? '') })}</h1>
        <output>{view.isTrial ? say('guest.trial.sent') : told[state]}</output>
      </div>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <Arrived key={answer.promptId} answer={answer} />
        ))}
      </ul>
      {state === 'submitted' && (
        <section className={styles.lead}>
          <h2>{say('guest.thanks.next')}</h2>
          <ol className={styles.steps}>
            <li>{say('guest.thanks.step1', { organization })}</li>
            {guest?.email && <li>{say('guest.thanks.step2')}</li>}
            <li>{say('guest.thanks.step3')}</li>
          </ol>
        </section>
      )}
      {agreed && <AgreementCopy agreed={agreed} />}
      {guest?.mayWithdraw && <Withdraw />}
      {agreed && (
        <p className={styles.foot}>
          {say(guest?.email ? 'guest.thanks.agreed' : 'guest.thanks.agreedAlone', {
            day: momentText(agreed.givenAt, language),
            release: agreed.name,
            version: agreed.version,
          })}
        </p>
      )}
    </div>
  )
}

function Arrived({ answer }: { answer: Answer }) {
  const { say } = useGuest()
  const { text, ms = 0, film } = answer
  return (
    <li className={styles.answer}>
      {film && film.sources.length > 0 && (
        <div className={styles.small}>
          <PlayedFilm film={film} label={text} />
        </div>
      )}
      <div className={styles.answerWords}>
        <strong>{text}</strong>
        <span className={styles.state} data-tone="ok">
          <CircleCheck size={16} aria-hidden />
          {ms > 0
            ? say('guest.thanks.length', { length: lengthText(ms) })
            : say('guest.send.arrived')}
        </span>
      </div>
    </li>
  )
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

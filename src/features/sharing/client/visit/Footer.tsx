import { useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/Button'
import { dayText } from './Closed'
import { outcomeText } from './outcomeText'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

/** Who shares this until when, and what is kept of whoever looks. */
export function Footer() {
  const { view, say, visit } = useVisit()
  const { language, product } = visit.given
  const dialog = useRef<HTMLDialogElement>(null)
  const look = view?.look
  const by = look?.sharedBy
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.shared}>
          {by &&
            (look.until
              ? say('sharing.visit.sharedUntil', { by, day: dayText(look.until, language) })
              : say('sharing.visit.sharedBy', { by }))}
          {look?.footer && ` ${look.footer}`}
        </span>
        <span>
          {say('sharing.visit.cookie')}{' '}
          <button type="button" className={styles.link} onClick={() => dialog.current?.showModal()}>
            {say('sharing.visit.keep')}
          </button>
        </span>
        {look?.imprintUrl && (
          <a href={look.imprintUrl} target="_blank" rel="noopener noreferrer">
            {say('sharing.visit.imprint')}
          </a>
        )}
        {look?.privacyUrl && (
          <a href={look.privacyUrl} target="_blank" rel="noopener noreferrer">
            {say('sharing.visit.privacy')}
          </a>
        )}
        <span>{say('sharing.visit.madeWith', { product })}</span>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="keep">
        <Keep close={() => dialog.current?.close()} />
      </dialog>
    </footer>
  )
}

function Keep({ close }: { close: () => void }) {
  const { view, say, visit } = useVisit()
  const [isSure, setSure] = useState(false)
  const [fault, setFault] = useState<string>()
  const forget = async () => {
    const outcome = await visit.forget()
    setFault(outcomeText(outcome, say))
    setSure(false)
    if (outcome.kind === 'done') close()
  }
  return (
    <>
      <h2 id="keep">{say('sharing.visit.keep')}</h2>
      <p>{isSure ? say('sharing.visit.forgetSure') : say('sharing.visit.keepText')}</p>
      {fault && <p role="alert">{fault}</p>}
      <div className={styles.acts}>
        {view?.pass && (
          <Button
            variant={isSure ? 'danger' : 'secondary'}
            onClick={() => (isSure ? void forget() : setSure(true))}
          >
            {say('sharing.visit.forget')}
          </Button>
        )}
        <Button onClick={isSure ? () => setSure(false) : close}>
          {isSure ? say('sharing.visit.cancel') : say('sharing.visit.close')}
        </Button>
      </div>
    </>
  )
}

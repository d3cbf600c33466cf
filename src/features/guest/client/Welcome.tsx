import { useState, type FormEvent } from 'react'
import type { GuestView } from '../../../../generated/facts/features/guest'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { TextField } from '../../../ui/fields/TextField'
import { answeringMinutes } from '../answers'
import { FaultLine } from './FaultLine'
import styles from './Guest.module.css'
import { canJoin } from './joining'
import { lengthText } from './lengths'
import { PlayedFilm } from './PlayedFilm'
import { Release } from './Release'
import { judgeSigning, type SigningFaults } from './signing'
import { useGuest } from './useGuest'

/** What is asked, who answers, and what they agree to: all before the camera. */
export function Welcome({ view }: { view: GuestView }) {
  const { say } = useGuest()
  const { title, welcome, welcomeFilm, askedBy, prompts, release } = view
  const film = [say('guest.welcome.film', { name: askedBy })]
  if (welcomeFilm?.durationMs !== undefined) film.push(lengthText(welcomeFilm.durationMs))
  return (
    <div className={styles.stack}>
      {welcomeFilm && <PlayedFilm film={welcomeFilm} label={film.join(', ')} />}
      <div className={styles.lead}>
        <h1>{title}</h1>
        <p>
          {say('guest.welcome.questions', {
            count: prompts.length,
            minutes: answeringMinutes(prompts),
          })}
        </p>
        {welcome && <p className={styles.words}>{welcome}</p>}
      </div>
      {!release ? (
        <p className={styles.quiet}>{say('guest.welcome.noRelease')}</p>
      ) : canJoin(view) ? (
        <SigningForm view={view} release={release} />
      ) : (
        <Insecure name={askedBy} />
      )}
    </div>
  )
}

/** Before somebody fills in a form that could not be sent. */
function Insecure({ name }: { name: string }) {
  const { say } = useGuest()
  return (
    <div className={styles.lead} role="alert">
      <h2>{say('guest.welcome.insecure')}</h2>
      <p>{say('guest.welcome.insecureText', { name })}</p>
    </div>
  )
}

interface FormProps {
  view: GuestView
  release: NonNullable<GuestView['release']>
}

function SigningForm({ view, release }: FormProps) {
  const { say, page } = useGuest()
  const { guest, emailRule, sources } = view
  const [name, setName] = useState(guest?.name ?? '')
  const [email, setEmail] = useState(guest?.email ?? '')
  const [passCode, setPassCode] = useState('')
  const [isMinor, setMinor] = useState(false)
  const [guardian, setGuardian] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<SigningFaults>({})
  const [isSigning, setSigning] = useState(false)

  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (isSigning) return
    const signing = {
      name: name.trim(),
      email: email.trim(),
      passCode,
      guardian: isMinor ? guardian.trim() : '',
    }
    const found = judgeSigning(signing, { emailRule, isMinor, hasAgreed })
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setSigning(true)
    await page.sign(signing)
    setSigning(false)
  }
  const told = (fault: SigningFaults[keyof SigningFaults]) => fault && say(fault)
  return (
    <form className={styles.stack} onSubmit={(event) => void sign(event)} noValidate>
      <TextField
        label={say('guest.welcome.name')}
        size="lg"
        autoComplete="name"
        maxLength={120}
        value={name}
        onValueChange={setName}
        error={told(faults.name)}
      />
      {emailRule !== 'none' && (
        <TextField
          label={say('guest.welcome.email')}
          labelEnd={<span className={styles.beside}>{say('guest.welcome.emailWhy')}</span>}
          type="email"
          size="lg"
          autoComplete="email"
          maxLength={254}
          value={email}
          onValueChange={setEmail}
          error={told(faults.email)}
        />
      )}
      {view.asksPassCode && (
        <TextField
          label={say('guest.welcome.passCode')}
          labelEnd={<span className={styles.beside}>{say('guest.welcome.passCodeWhy')}</span>}
          size="lg"
          autoComplete="off"
          maxLength={100}
          value={passCode}
          onValueChange={setPassCode}
        />
      )}
      <Release release={release} />
      {isMinor && (
        <TextField
          label={say('guest.welcome.guardian')}
          size="lg"
          autoComplete="off"
          maxLength={120}
          value={guardian}
          onValueChange={setGuardian}
          error={told(faults.guardian)}
        />
      )}
      <Checkbox
        className={styles.agree}
        label={
          isMinor
            ? say('guest.welcome.agreeFor', { release: release.name })
            : say('guest.welcome.agree', { release: release.name })
        }
        checked={hasAgreed}
        onCheckedChange={setAgreed}
        aria-invalid={faults.agree !== undefined}
        aria-describedby={faults.agree && 'agree-fault'}
      />
      {faults.agree && (
        <p id="agree-fault" className={styles.fault} role="alert">
          {say(faults.agree)}
        </p>
      )}
      <FaultLine />
      <Button
        className={styles.big}
        type="submit"
        variant="primary"
        size="lg"
        wide
        pending={isSigning}
      >
        {sources === 'upload' ? say('guest.welcome.upload') : say('guest.welcome.camera')}
      </Button>
      <button type="button" className={styles.link} onClick={() => setMinor(!isMinor)}>
        {isMinor ? say('guest.welcome.over18') : say('guest.welcome.under18')}
      </button>
    </form>
  )
}

import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/buttons/Button'
import { TextField } from '../../../../ui/fields/TextField'
import { outcomeText } from './outcomeText'
import styles from './Share.module.css'
import { useVisit } from './useVisit'
import type { Outcome } from './visit'

/** An address, and the code that was sent there. */
export function ProveAddress() {
  const { say, visit } = useVisit()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  const ask = async (asked: () => Promise<Outcome>, done: () => void) => {
    if (isAsking) return
    setAsking(true)
    const outcome = await asked()
    setAsking(false)
    setFault(outcomeText(outcome, say))
    if (outcome.kind === 'done') done()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSent)
      void ask(
        () => visit.askCode(email),
        () => setSent(true),
      )
    else
      void ask(
        () => visit.prove({ email, code }),
        () => undefined,
      )
  }
  return (
    <form className={styles.form} onSubmit={send}>
      {isSent ? (
        <>
          <output>{say('sharing.visit.codeSent', { email })}</output>
          <TextField
            key="code"
            label={say('sharing.visit.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before it went away
            autoFocus
            required
            value={code}
            onValueChange={(typed) => setCode(digitsIn(typed))}
            error={fault}
          />
        </>
      ) : (
        <TextField
          key="email"
          label={say('sharing.visit.address')}
          type="email"
          autoComplete="email"
          required
          value={email}
          onValueChange={setEmail}
          error={fault}
        />
      )}
      <Button type="submit" variant="primary" size="lg" wide pending={isAsking}>
        {isSent ? say('sharing.visit.prove') : say('sharing.visit.sendCode')}
      </Button>
      {isSent && (
        <Button
          variant="ghost"
          onClick={() => {
            setSent(false)
            setCode('')
            setFault(undefined)
          }}
        >
          {say('sharing.visit.otherAddress')}
        </Button>
      )}
    </form>
  )
}

/** Codes come with spaces and dashes, so the limit is on digits and none is on the field. */
const digitsIn = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, 6)

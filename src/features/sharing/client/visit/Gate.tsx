import { Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/buttons/Button'
import { TextField } from '../../../../ui/fields/TextField'
import { outcomeText } from './outcomeText'
import { ProveAddress } from './ProveAddress'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

/** What a page asks before it shows anything. */
export function Gate({ by }: { by: 'password' | 'emailCode' }) {
  const { say } = useVisit()
  return (
    <div className={styles.card}>
      <Lock size={28} aria-hidden />
      <h1>{say('sharing.visit.locked')}</h1>
      <p>
        {by === 'password' ? say('sharing.visit.needPassword') : say('sharing.visit.needAddress')}
      </p>
      {by === 'password' ? <PasswordForm /> : <ProveAddress />}
    </div>
  )
}

function PasswordForm() {
  const { say, visit } = useVisit()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || isAsking) return
    setAsking(true)
    setFault(outcomeText(await visit.prove({ password }), say))
    setAsking(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={say('sharing.visit.password')}
        type="password"
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the page is for
        autoFocus
        value={password}
        onValueChange={setPassword}
        error={fault}
      />
      <Button type="submit" variant="primary" size="lg" wide pending={isAsking}>
        {say('sharing.visit.open')}
      </Button>
    </form>
  )
}

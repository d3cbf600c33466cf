import { CircleSlash2, Link2Off, WifiOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/buttons/Button'
import { TextField } from '../../../ui/fields/TextField'
import { Skeleton } from '../../../ui/progress/Skeleton'
import styles from './Guest.module.css'
import { useGuest } from './useGuest'

export function Loading() {
  return (
    <div className={styles.stack} aria-busy>
      <Skeleton shape="block" width="100%" height={140} />
      <Skeleton width="80%" height={28} />
      <Skeleton width="60%" height={20} />
      <Skeleton width="100%" height={44} />
      <Skeleton width="100%" height={44} />
    </div>
  )
}

export function LinkMissing() {
  const { say, page } = useGuest()
  const [text, setText] = useState('')
  const [isUnfit, setUnfit] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    setUnfit(!page.paste(text))
  }
  return (
    <form className={styles.note} onSubmit={open} noValidate>
      <Link2Off size={28} aria-hidden />
      <h1>{say('guest.link.missing')}</h1>
      <p>{say('guest.link.paste')}</p>
      <TextField
        label={say('guest.link.field')}
        size="lg"
        autoComplete="off"
        value={text}
        onValueChange={setText}
        error={isUnfit ? say('guest.link.missing') : undefined}
      />
      <Button type="submit" variant="primary" size="lg" wide>
        {say('guest.link.open')}
      </Button>
    </form>
  )
}

export function LinkOver() {
  const { say } = useGuest()
  return (
    <div className={styles.note}>
      <CircleSlash2 size={28} aria-hidden />
      <h1>{say('guest.link.over')}</h1>
      <p>{say('guest.link.overText')}</p>
    </div>
  )
}

export function Failed() {
  const { say, page } = useGuest()
  return (
    <div className={styles.note} role="alert">
      <WifiOff size={28} aria-hidden />
      <h1>{say('guest.link.failed')}</h1>
      <p>{say('guest.link.failedText')}</p>
      <Button size="lg" wide onClick={() => void page.load()}>
        {say('guest.again')}
      </Button>
    </div>
  )
}

import { useUnit } from 'effector-react'
import type { EventCallable } from 'effector'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Kbd } from '../../../../ui/labels/Kbd'
import { useKeys } from '../../../../ui/page/useKeys'
import type { Submission } from '../stateLook'
import styles from './Submission.module.css'

interface ReviewBarProps {
  submission: Submission
  rows: {
    readonly actionAsked: EventCallable<{
      action: string
      selection: { ids: readonly string[] }
    }>
    readonly neighbourOpened: EventCallable<'previous' | 'next'>
  }
}

const keys = { a: 'accept', t: 'retake' } as const

/** What may be decided, by button and by key. */
export function ReviewBar({ submission, rows }: ReviewBarProps) {
  const t = useText()
  const { act, move } = useUnit({ act: rows.actionAsked, move: rows.neighbourOpened })
  const { submissionId, may } = submission
  const does = (action: string) => act({ action, selection: { ids: [submissionId] } })
  useKeys(({ key, hasCommand, hasAlt }) => {
    if (hasCommand || hasAlt) return false
    const pressed = key.toLowerCase()
    if (pressed === 'j') move('next')
    if (pressed === 'k') move('previous')
    const action = keys[pressed as keyof typeof keys]
    if (action && may.includes(action)) does(action)
    return pressed === 'j' || pressed === 'k' || (action !== undefined && may.includes(action))
  })
  if (may.length === 0) return null
  return (
    <div className={styles.bar}>
      {may.includes('reinvite') && (
        <Button variant="primary" onClick={() => does('reinvite')}>
          {t('crowd.review.reinvite')}
        </Button>
      )}
      {may.includes('reconsider') && (
        <Button onClick={() => does('reconsider')}>{t('crowd.review.reconsider')}</Button>
      )}
      {may.includes('reject') && (
        <Button variant="ghost" onClick={() => does('reject')}>
          {t('crowd.review.reject')}
        </Button>
      )}
      {may.includes('retake') && (
        <Button onClick={() => does('retake')}>
          {t('crowd.review.retake')} <Kbd>T</Kbd>
        </Button>
      )}
      {may.includes('accept') && (
        <Button variant="primary" onClick={() => does('accept')}>
          {t('crowd.review.accept')} <Kbd>A</Kbd>
        </Button>
      )}
    </div>
  )
}

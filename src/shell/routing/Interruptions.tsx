import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { landingAsked, restoreFx, retryPressed, signOutPressed } from '../../session/client'
import { Button } from '../../ui/buttons/Button'
import { EmptyState } from '../../ui/page/EmptyState'
import { Glyph } from '../../ui/icons/Glyph'
import styles from './Interruptions.module.css'

/** Pages shown instead of a screen, each with a link to continue. */
export function NotFound() {
  const t = useText()
  const goHome = useUnit(landingAsked)
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        icon={<Glyph name="lost" size={28} />}
        title={t('shell.notFound.title')}
        actions={
          <Button variant="primary" onClick={() => goHome()}>
            {t('shell.toStart')}
          </Button>
        }
      >
        {t('shell.notFound.text')}
      </EmptyState>
    </main>
  )
}

export function NoRole() {
  const t = useText()
  const signOut = useUnit(signOutPressed)
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        icon={<Glyph name="role" size={28} />}
        title={t('shell.noRole.title')}
        actions={<Button onClick={() => signOut()}>{t('shell.signOut')}</Button>}
      >
        {t('shell.noRole.text')}
      </EmptyState>
    </main>
  )
}

export function Offline() {
  const t = useText()
  const { retry, isTrying, signOut } = useUnit({
    retry: retryPressed,
    isTrying: restoreFx.pending,
    signOut: signOutPressed,
  })
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        icon={<Glyph name="offline" size={28} />}
        title={t('shell.offline.title')}
        actions={
          <>
            <Button variant="primary" pending={isTrying} onClick={() => retry()}>
              {t('shell.offline.retry')}
            </Button>
            <Button onClick={() => signOut()}>{t('shell.signOut')}</Button>
          </>
        }
      >
        {t('shell.offline.text')}
      </EmptyState>
    </main>
  )
}

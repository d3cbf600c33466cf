import { useUnit } from 'effector-react'
import { links } from '../../../generated/facts/app'
import { $appVersion } from '../../browser/appVersion'
import { $year } from '../../browser/year.model'
import { useText } from '../../browser/text/useText'
import { $session } from '../../session/client'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { VisuallyHidden } from '../../ui/labels/VisuallyHidden'
import styles from './Footer.module.css'

export function Footer() {
  const t = useText()
  const { year, version, session } = useUnit({
    year: $year,
    version: $appVersion,
    session: $session,
  })
  const name = session?.customerName ?? t('app.name')
  return (
    <footer className={styles.footer}>
      <span className={styles.owner}>{year !== null && t('shell.year', { year, name })}</span>
      <span>{t('shell.version', { version })}</span>
      <span className={styles.links}>
        <ExternalLink url={links.terms} words={t('shell.terms')} />
        <ExternalLink url={links.privacy} words={t('shell.privacy')} />
      </span>
    </footer>
  )
}

function ExternalLink({ url, words }: { url: string; words: string }) {
  const t = useText()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {words}
      <ShellIcon name="externalLink" />
      <VisuallyHidden>({t('shell.newTab')})</VisuallyHidden>
    </a>
  )
}

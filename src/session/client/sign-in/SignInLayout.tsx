import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { links } from '../../../../generated/facts/app'
import { $year } from '../../../browser/year.model'
import { useText } from '../../../browser/text/useText'
import { Mark } from '../../../ui/identity/Mark'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import styles from './SignInLayout.module.css'

export interface SignInLayoutProps {
  title: string
  lead: string
  children: ReactNode
}

/** Layout of all pages before signing in: one column of text, and a picture where there is room. */
export function SignInLayout({ title, lead, children }: SignInLayoutProps) {
  const t = useText()
  const year = useUnit($year)
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <main className={styles.main}>
          <Mark label={t('app.name')} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <footer className={styles.footer}>
          <span>{year !== null && t('shell.year', { year, name: t('app.name') })}</span>
          <OutsideLink url={links.terms} words={t('shell.terms')} />
          <OutsideLink url={links.privacy} words={t('shell.privacy')} />
        </footer>
      </div>
      <div className={styles.art} aria-hidden />
    </div>
  )
}

function OutsideLink({ url, words }: { url: string; words: string }) {
  const t = useText()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden>({t('shell.newTab')})</VisuallyHidden>
    </a>
  )
}

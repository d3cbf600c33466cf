import { ArrowUpRight, Check, Link, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/Button'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { initialsOf } from '../../../../ui/identity/monogram'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

/** Whose page it is, who looks, and where else to go. */
export function Header() {
  const { view, say, visit } = useVisit()
  const [isCopied, setCopied] = useState(false)
  const look = view?.look
  const copy = async () => setCopied(await visit.copyLink())
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {look?.logoUrl ? (
          <img className={styles.logo} src={look.logoUrl} alt="" />
        ) : (
          look && (
            <span className={styles.monogram} aria-hidden>
              {initialsOf(look.organization)}
            </span>
          )
        )}
        <strong className={styles.whose}>{look?.organization ?? visit.given.product}</strong>
        {view?.email && (
          <span className={styles.who}>
            <UserRound size={14} aria-hidden />
            {view.email}
          </span>
        )}
        {view?.state === 'open' && (
          <Button
            icon={isCopied ? <Check size={16} aria-hidden /> : <Link size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {isCopied ? say('sharing.visit.copied') : say('sharing.visit.copyLink')}
          </Button>
        )}
        {view?.state === 'open' && look?.ctaUrl && (
          <LinkButton
            variant="primary"
            href={look.ctaUrl}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => visit.answered()}
            iconEnd={<ArrowUpRight size={16} aria-hidden />}
          >
            {look.ctaLabel}
          </LinkButton>
        )}
      </div>
    </header>
  )
}

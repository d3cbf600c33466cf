import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { $thirdPartyOutcome } from '../../../session/client/thirdParty.model'
import { thirdPartyTexts } from '../../../session/client/thirdPartyTexts'
import { Button } from '../../../ui/static/Button'
import { InlineNotice } from '../../../ui/static/InlineNotice'
import { ConnectDialog } from './ConnectDialog'
import { $isConnecting, connectAsked } from './connecting.model'
import { $links } from './thirdPartyLinks.model'
import styles from './PasswordScreen.module.css'
import { ThirdPartyAccount } from './ThirdPartyAccount'

const titleId = 'account-third-party'

/** Stands beside the password, where a service is configured or an account is connected still. */
export function ThirdPartyLinks() {
  const t = useText()
  const view = useUnit({
    links: $links,
    outcome: $thirdPartyOutcome,
    isConnecting: $isConnecting,
    connect: connectAsked,
  })
  if (!view.links) return null
  const { thirdPartyName: name, accounts } = view.links
  if (name === null && accounts.length === 0) return null
  const told = view.outcome && thirdPartyTexts[view.outcome]
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('session.thirdParty.title')}</h2>
        {name !== null && (
          <Button pending={view.isConnecting} onClick={() => view.connect()}>
            {t('session.thirdParty.connect', { name })}
          </Button>
        )}
      </header>
      {told && name !== null && (
        <InlineNotice tone={told.tone} role={told.tone === 'ok' ? 'status' : 'alert'}>
          {t(told.text, { name })}
        </InlineNotice>
      )}
      {accounts.length > 0 ? (
        <ul className={styles.list}>
          {accounts.map((account) => (
            <ThirdPartyAccount key={account.token} account={account} serviceName={name ?? ''} />
          ))}
        </ul>
      ) : (
        <p className={styles.detail}>{t('session.thirdParty.none', { name: name ?? '' })}</p>
      )}
      {name !== null && <ConnectDialog serviceName={name} />}
    </section>
  )
}

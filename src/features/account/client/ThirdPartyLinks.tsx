import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { $thirdPartyOutcome, thirdPartyTexts } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { ConnectDialog } from './ConnectDialog'
import { $isConnecting, connectAsked } from './connecting.model'
import {
  $areLinksFailed,
  $areLinksRead,
  $links,
  linksAsked,
  linksTitleId,
} from './thirdPartyLinks.model'
import styles from './PasswordScreen.module.css'
import { ThirdPartyAccount } from './ThirdPartyAccount'

/** Shown beside the password if a provider is configured or an account is still connected. */
export function ThirdPartyLinks() {
  const t = useText()
  const view = useUnit({
    links: $links,
    isFailed: $areLinksFailed,
    isReading: $areLinksRead,
    isOnline: $isOnline,
    outcome: $thirdPartyOutcome,
    isConnecting: $isConnecting,
    ask: linksAsked,
    connect: connectAsked,
  })
  const { thirdPartyName: name, accounts } = view.links ?? { thirdPartyName: null, accounts: [] }
  if (name === null && accounts.length === 0 && !view.isFailed) return null
  const reported = view.outcome && thirdPartyTexts[view.outcome]
  return (
    <section className={styles.section} aria-labelledby={linksTitleId}>
      <header className={styles.head}>
        <h2 id={linksTitleId} tabIndex={-1}>
          {t('session.thirdParty.title')}
        </h2>
        {name !== null && (
          <Button
            disabled={!view.isOnline}
            pending={view.isConnecting}
            onClick={() => view.connect()}
          >
            {t('session.thirdParty.connect', { name })}
          </Button>
        )}
      </header>
      {view.isFailed && (
        <InlineNotice
          tone="danger"
          role="alert"
          actions={
            <Button pending={view.isReading} onClick={() => view.ask()}>
              {t('account.sessions.retry')}
            </Button>
          }
        >
          {t('account.connect.unread')}
        </InlineNotice>
      )}
      {reported && name !== null && (
        <InlineNotice tone={reported.tone} role={reported.tone === 'ok' ? 'status' : 'alert'}>
          {t(reported.text, { name })}
        </InlineNotice>
      )}
      {accounts.length > 0 && (
        <ul className={styles.list}>
          {accounts.map((account) => (
            <ThirdPartyAccount key={account.token} account={account} serviceName={name ?? ''} />
          ))}
        </ul>
      )}
      {accounts.length === 0 && name !== null && (
        <p className={styles.detail}>{t('session.thirdParty.none', { name })}</p>
      )}
      {name !== null && <ConnectDialog serviceName={name} />}
    </section>
  )
}

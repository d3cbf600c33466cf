import { useUnit } from 'effector-react'
import type { ThirdPartySignIn } from '../../../../generated/facts/features/session'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { $disconnecting, disconnectPressed } from './thirdPartyLinks.model'
import styles from './PasswordScreen.module.css'

/**
 * One connected account with what its provider reported; the name or the address may be missing.
 */
export function ThirdPartyAccount(props: { account: ThirdPartySignIn; serviceName: string }) {
  const t = useText()
  const { isOnline, disconnecting, disconnect } = useUnit({
    isOnline: $isOnline,
    disconnecting: $disconnecting,
    disconnect: disconnectPressed,
  })
  const { token, name, email } = props.account
  const title = name || email || t('session.thirdParty.unnamed', { name: props.serviceName })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{title}</strong>
        {email !== '' && email !== title && <span className={styles.detail}>{email}</span>}
      </div>
      <Button
        disabled={!isOnline}
        pending={disconnecting === token}
        aria-label={t('session.thirdParty.disconnectNamed', { account: email || title })}
        onClick={() => disconnect(token)}
      >
        {t('session.thirdParty.disconnect')}
      </Button>
    </li>
  )
}

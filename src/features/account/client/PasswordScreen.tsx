import { useText } from '../../../browser/text/useText'
import { PageHeader } from '../../../ui/page/PageHeader'
import './account.model'
import { PasswordForm } from './PasswordForm'
import styles from './PasswordScreen.module.css'
import { SessionsSection } from './SessionsSection'
import { ThirdPartyLinks } from './ThirdPartyLinks'

/** /myprofile/changepassword: changes the password and lists the sessions. */
export function PasswordScreen() {
  const t = useText()
  return (
    <div className={styles.screen}>
      <PageHeader title={t('account.password.title')} detail={t('account.password.detail')} />
      <PasswordForm />
      <ThirdPartyLinks />
      <SessionsSection />
    </div>
  )
}

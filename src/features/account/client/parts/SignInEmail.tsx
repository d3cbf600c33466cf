import { href } from '../../../../../generated/facts/routes'
import type { GetOwnProfileRow } from '../../../../../generated/facts/features/account'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import '../ownProfile.model'
import styles from './SignInEmail.module.css'

/** With what somebody signs in: nobody changes it alone, since links that open the account go there. */
export function SignInEmail({ row }: Pick<BlockProps<GetOwnProfileRow>, 'row'>) {
  const t = useText()
  return (
    <section className={styles.section} aria-label={t('account.profile.email')}>
      <h3 className={styles.title}>{t('account.profile.email')}</h3>
      <p>{row.email}</p>
      <p className={styles.text}>
        {t('account.profile.emailText')}{' '}
        <ScreenLink to={href('account.password')} className={styles.link}>
          {t('account.profile.password')}
        </ScreenLink>
      </p>
    </section>
  )
}

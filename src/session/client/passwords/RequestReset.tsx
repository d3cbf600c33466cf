import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { SignInLayout } from '../sign-in/SignInLayout'
import { $askedFor, resetAgain } from './requestReset.model'
import { RequestResetForm } from './RequestResetForm'
import { ShownLetters } from './ShownLetters'
import reported from './RequestReset.module.css'
import styles from '../sign-in/SignInForm.module.css'
import { $areOptionsSettled, $signInOptions } from '../sign-in/signInOptions.model'

/** A forgotten password cannot be shown; a link is mailed, or support helps. */
export function RequestReset() {
  const t = useText()
  const { options, isSettled, askedFor, again } = useUnit({
    options: $signInOptions,
    isSettled: $areOptionsSettled,
    askedFor: $askedFor,
    again: resetAgain,
  })
  const isMailless = options?.sendsMail === false
  return (
    <SignInLayout
      title={t('session.reset.title')}
      lead={t(isMailless ? 'session.reset.noMailLead' : 'session.reset.lead')}
    >
      <div className={styles.form}>
        {isMailless && <InlineNotice tone="info">{t('session.reset.noMail')}</InlineNotice>}
        <output className={reported.reported}>
          {!isMailless && askedFor !== null && (
            <InlineNotice tone="ok" title={t('session.reset.sentTitle')}>
              {t('session.reset.sent', { name: askedFor })}
            </InlineNotice>
          )}
        </output>
        {!isMailless && askedFor !== null && (
          <Button size="lg" wide onClick={() => again()}>
            {t('session.reset.again')}
          </Button>
        )}
        {!isMailless && askedFor === null && isSettled && <RequestResetForm />}
        {options?.showsLetters && <ShownLetters />}
        <LinkButton href={href('login')} size="lg" wide variant="ghost">
          {t('session.reset.back')}
        </LinkButton>
      </div>
    </SignInLayout>
  )
}

import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { DoorPage } from '../door/DoorPage'
import { $askedFor, resetAgain } from './requestReset.model'
import { RequestResetForm } from './RequestResetForm'
import told from './RequestReset.module.css'
import styles from '../door/SignInForm.module.css'
import { $areOptionsSettled, $signInOptions } from '../door/signInOptions.model'

/** A forgotten password is not told to anybody: a link goes to the mailbox, or a person helps. */
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
    <DoorPage
      title={t('session.reset.title')}
      lead={t(isMailless ? 'session.reset.noMailLead' : 'session.reset.lead')}
    >
      <div className={styles.form}>
        {isMailless && <InlineNotice tone="info">{t('session.reset.noMail')}</InlineNotice>}
        <output className={told.told}>
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
        <LinkButton href={href('login')} size="lg" wide variant="ghost">
          {t('session.reset.back')}
        </LinkButton>
      </div>
    </DoorPage>
  )
}

import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { $signInOptions } from './signInOptions.model'
import { $thirdPartyOutcome, $ticketProblem } from './thirdParty.model'
import styles from './ThirdPartyEntrance.module.css'
import { thirdPartyTexts } from './thirdPartyTexts'

/** An address of the server, which redirects the browser to the provider. */
const startPath = '/oauth/third-party/start'

/** Shown only if a third-party service is configured. */
export function ThirdPartyButton() {
  const t = useText()
  const name = useUnit($signInOptions)?.thirdPartyName
  if (!name) return null
  return (
    <div className={styles.entrance}>
      <p className={styles.or}>{t('session.thirdParty.or')}</p>
      <LinkButton href={startPath} size="lg" wide>
        {t('session.thirdParty.continue', { name })}
      </LinkButton>
    </div>
  )
}

/** Says how the third-party sign-in ended, if it did not start a session. */
export function ThirdPartyNotice() {
  const t = useText()
  const view = useUnit({
    options: $signInOptions,
    outcome: $thirdPartyOutcome,
    problem: $ticketProblem,
  })
  const name = view.options?.thirdPartyName
  if (view.problem) {
    return (
      <InlineNotice tone="danger" role="alert">
        {speak(t, view.problem)}
      </InlineNotice>
    )
  }
  if (!view.outcome || !name) return null
  const { tone, text } = thirdPartyTexts[view.outcome]
  return (
    <InlineNotice tone={tone} role="alert">
      {t(text, { name })}
    </InlineNotice>
  )
}

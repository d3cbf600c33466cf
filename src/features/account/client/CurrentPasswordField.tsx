import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import type { Words } from '../../../browser/text/words'
import { $session } from '../../../session/client'
import { UserNameForManagers } from '../../../session/client/passwords'
import { PasswordField } from '../../../ui/fields/PasswordField'

/** The current password, with the autocomplete name that password managers recognise. */
export function CurrentPasswordField({
  error,
  isFirst = false,
}: {
  error: Words | null
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
}) {
  const t = useText()
  const session = useUnit($session)
  return (
    <>
      <UserNameForManagers userName={session?.userName ?? ''} />
      <PasswordField
        data-autofocus={isFirst || undefined}
        name="currentPassword"
        label={t('session.password.current')}
        showText={t('session.signIn.show')}
        hideText={t('session.signIn.hide')}
        maxLength={1024}
        error={error && speak(t, error)}
      />
    </>
  )
}

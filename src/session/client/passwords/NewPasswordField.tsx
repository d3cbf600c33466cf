import { useUnit } from 'effector-react'
import { useState } from 'react'
import { passwordMaxLength } from '../../../../generated/facts/constants'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { PasswordField } from '../../../ui/fields/PasswordField'
import { $faults } from './changePassword.model'
import { PasswordRules } from './PasswordRules'

/** One field that can be looked at, in place of typing everything twice. */
export function NewPasswordField({ size }: { size?: 'md' | 'lg' }) {
  const t = useText()
  const { fresh } = useUnit($faults)
  const [text, setText] = useState('')
  return (
    <PasswordField
      size={size}
      name="newPassword"
      autoComplete="new-password"
      label={t('session.password.new')}
      showText={t('session.signIn.show')}
      hideText={t('session.signIn.hide')}
      hint={<PasswordRules text={text} />}
      error={fresh && speak(t, fresh)}
      // Much longer ones are cut by nobody: what is too long is said.
      maxLength={passwordMaxLength * 4}
      onValueChange={setText}
    />
  )
}

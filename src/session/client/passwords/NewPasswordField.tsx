import { useUnit } from 'effector-react'
import { useState } from 'react'
import { passwordMaxLength } from '../../../../generated/facts/constants'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { PasswordField } from '../../../ui/fields/PasswordField'
import { $faults } from './changePassword.model'
import { PasswordRules } from './PasswordRules'

/** A password field whose text can be made visible, instead of typing it twice. */
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
      // The limit is above the allowed length: a password that is too long gets a message instead
      // of being cut.
      maxLength={passwordMaxLength * 4}
      onValueChange={setText}
    />
  )
}

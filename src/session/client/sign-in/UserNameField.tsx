import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { TextField } from '../../../ui/fields/TextField'
import { $remembered } from './signIn.model'

/** Decision 20: the user name, prefilled from this device or from a link. */
export function UserNameField({ isMissing }: { isMissing: boolean }) {
  const t = useText()
  const remembered = useUnit($remembered)
  return (
    <TextField
      size="lg"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      label={t('session.signIn.userName')}
      defaultValue={remembered.userName}
      error={isMissing && t('session.signIn.missingUserName')}
    />
  )
}

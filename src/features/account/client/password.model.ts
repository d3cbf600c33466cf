// Changing the password. The form's model belongs to the session area; this adds the notices of the
// screen.
import { sample } from 'effector'
import { inheritFocusFx } from '../../../browser/inheritFocus'
import { passwordChanged, passwordTyped } from '../../../session/client/passwords'
import { noticeShown } from '../../../shell/notices/notices.model'
import { $isHere, screenEntered } from './sessions.model'

export const submitId = 'account-password-submit'

// Clears an error left from the last visit.
sample({ clock: screenEntered, target: passwordTyped })
sample({
  clock: passwordChanged,
  source: $isHere,
  filter: Boolean,
  fn: () => ({ tone: 'ok' as const, text: { key: 'account.password.changed' as const } }),
  target: noticeShown,
})
// The form is replaced by an empty one, so the focus is moved to its button.
sample({
  clock: passwordChanged,
  source: $isHere,
  filter: Boolean,
  fn: () => submitId,
  target: inheritFocusFx,
})

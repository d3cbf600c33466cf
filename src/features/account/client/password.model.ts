// The wish for another password: the form's own model is the session's; what follows here is told in passing.
import { sample } from 'effector'
import { inheritFocusFx } from '../../../browser/inheritFocus'
import { passwordChanged, passwordTyped } from '../../../session/client/passwords'
import { noticeShown } from '../../../shell/notices/notices.model'
import { $isHere, screenEntered } from './sessions.model'

export const submitId = 'account-password-submit'

// What was wrong the last time is not wrong yet.
sample({ clock: screenEntered, target: passwordTyped })
sample({
  clock: passwordChanged,
  source: $isHere,
  filter: Boolean,
  fn: () => ({ tone: 'ok' as const, text: { key: 'account.password.changed' as const } }),
  target: noticeShown,
})
// The emptied form is another one.
sample({
  clock: passwordChanged,
  source: $isHere,
  filter: Boolean,
  fn: () => submitId,
  target: inheritFocusFx,
})

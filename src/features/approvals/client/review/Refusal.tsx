import { useUnit } from 'effector-react'
import { speak } from '../../../../browser/text/speak'
import { useText } from '../../../../browser/text/useText'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { $refusal } from './decide.model'

/** Why it did not work. */
export function Refusal() {
  const t = useText()
  const refusal = useUnit($refusal)
  return refusal && <InlineNotice tone="danger">{speak(t, refusal)}</InlineNotice>
}

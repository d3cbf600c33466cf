import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { $isCustomerKnown, $isEnding, $isSwitching } from '../../session/client'
import { BlockingOverlay } from '../../ui/overlay/BlockingOverlay'

/**
 * Spec §2: a spinner overlay shows on customer switch, until the new customer's menu is known, and
 * while a session ends.
 */
export function Blockers() {
  const t = useText()
  const { isSwitching, isCustomerKnown, isEnding } = useUnit({
    isSwitching: $isSwitching,
    isCustomerKnown: $isCustomerKnown,
    isEnding: $isEnding,
  })
  return (
    <BlockingOverlay
      isOpen={isSwitching || !isCustomerKnown || isEnding}
      label={t(isEnding ? 'shell.signingOut' : 'shell.switching')}
    />
  )
}

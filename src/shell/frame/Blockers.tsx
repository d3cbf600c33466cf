import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { $isCustomerKnown, $isEnding, $isSwitching } from '../../session/client'
import { $isLanding } from '../routing/visit.model'
import { BlockingOverlay } from '../../ui/overlay/BlockingOverlay'

/**
 * Spec §2: a spinner overlay shows on customer switch, until the new customer's menu is known and its
 * landing page opens, and while a session ends.
 */
export function Blockers() {
  const t = useText()
  const { isSwitching, isLanding, isCustomerKnown, isEnding } = useUnit({
    isSwitching: $isSwitching,
    isLanding: $isLanding,
    isCustomerKnown: $isCustomerKnown,
    isEnding: $isEnding,
  })
  return (
    <BlockingOverlay
      isOpen={isSwitching || isLanding || !isCustomerKnown || isEnding}
      label={t(isEnding ? 'shell.signingOut' : 'shell.switching')}
    />
  )
}

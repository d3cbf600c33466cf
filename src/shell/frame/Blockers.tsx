import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { $isEnding } from '../../session/client/ending.model'
import { $isSwitching } from '../../session/client/switch.model'
import { BlockingOverlay } from '../../ui/overlay/BlockingOverlay'

/** Spec §2: a spinner overlay shows on customer switch; so it does while a session ends. */
export function Blockers() {
  const t = useText()
  const { isSwitching, isEnding } = useUnit({ isSwitching: $isSwitching, isEnding: $isEnding })
  return (
    <BlockingOverlay
      isOpen={isSwitching || isEnding}
      label={t(isEnding ? 'shell.signingOut' : 'shell.switching')}
    />
  )
}

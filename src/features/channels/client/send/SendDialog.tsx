import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $isReady, $isSending, $toSend, sendAsked, sendClosed } from './send.model'
import { SendFields } from './SendFields'

/** Sends a program that is on air. */
export function SendDialog() {
  const t = useText()
  const { toSend, isReady, isSending, send, close } = useUnit({
    toSend: $toSend,
    isReady: $isReady,
    isSending: $isSending,
    send: sendAsked,
    close: sendClosed,
  })
  if (!toSend) return null
  return (
    <Dialog
      isOpen
      size="md"
      title={t('channels.send.title', { name: toSend.title })}
      closeLabel={t('channels.send.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isSending}
          disabled={!isReady}
          onClick={() => send(toSend)}
        >
          {t('channels.send.send')}
        </Button>
      }
    >
      <SendFields />
    </Dialog>
  )
}

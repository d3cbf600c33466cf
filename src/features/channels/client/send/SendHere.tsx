import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import type { ChannelPage } from '../../../../../generated/facts/features/channels'
import { listPrograms } from '../../../../../generated/facts/features/programs'
import { can } from '../../../../access/can'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { $world } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $isReady, $isSending } from './send.model'
import { SendFields } from './SendFields'
import { $sendHere, sendHereClosed, sendHereOpened, sentHere } from './sendHere.model'

const published = createOptionList(listPrograms, 'programId', [
  { field: 'state', op: 'is', value: 'published' },
])

/** For those who may post in the channel. */
export function SendHereButton({ page }: { page: ChannelPage }) {
  const t = useText()
  const { world, open } = useUnit({ world: $world, open: sendHereOpened })
  if (!page.may.includes('post') || !can(listPrograms.access, world)) return null
  return (
    <Button variant="primary" icon={<Icon name="resend" />} onClick={() => open(page)}>
      {t('channels.send.here')}
    </Button>
  )
}

/** Which published program is sent to the channel that stands open. */
export function SendHere() {
  const t = useText()
  const id = useId()
  const { channel, isReady, isSending, send, close } = useUnit({
    channel: $sendHere,
    isReady: $isReady,
    isSending: $isSending,
    send: sentHere,
    close: sendHereClosed,
  })
  const [picked, pick] = useState<readonly { id: string; name: string }[]>([])
  const [program] = picked
  return (
    <Dialog
      isOpen={channel !== null}
      size="md"
      title={t('channels.send.here')}
      closeLabel={t('channels.send.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isSending}
          disabled={!isReady || !program}
          onClick={() => program && send(program)}
        >
          {t('channels.send.send')}
        </Button>
      }
    >
      <OptionPicker
        list={published}
        picked={picked}
        isSingle
        look={{ id, label: t('channels.send.program'), hint: t('channels.send.programHint') }}
        onPickedChange={pick}
      />
      <SendFields />
    </Dialog>
  )
}

import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { useText } from '../../../browser/text/useText'
import { OptionPicker } from '../../../screens/client'
import { Button } from '../../../ui/buttons/Button'
import { Dialog } from '../../../ui/overlay/Dialog'
import { $isBusy, $leaving, leaveCancelled, leaveConfirmed } from './follow.model'
import { peopleList } from './options'

/** Asks where whoever leaves cannot simply come back, and who owns the channel then. */
export function LeaveDialog({ isOnlyOwner = false }: { isOnlyOwner?: boolean }) {
  const leaving = useUnit($leaving)
  return leaving && <Leaving key={leaving.channelId} isOnlyOwner={isOnlyOwner} />
}

function Leaving({ isOnlyOwner }: { isOnlyOwner: boolean }) {
  const t = useText()
  const id = useId()
  const [heir, setHeir] = useState<readonly { id: string; name: string }[]>([])
  const { leaving, isBusy, cancel, confirm } = useUnit({
    leaving: $leaving,
    isBusy: $isBusy,
    cancel: leaveCancelled,
    confirm: leaveConfirmed,
  })
  if (!leaving) return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('channels.page.leaveTitle', { name: leaving.name })}
      closeLabel={t('channels.page.cancel')}
      onClose={() => cancel()}
      actions={
        <Button
          variant="primary"
          pending={isBusy}
          disabled={isOnlyOwner && heir.length === 0}
          onClick={() => confirm(heir[0] ? { handOverTo: heir[0].id } : {})}
        >
          {t('channels.discover.leave')}
        </Button>
      }
    >
      {leaving.isOwner && <p>{t('channels.page.ownerLeaves')}</p>}
      {isOnlyOwner && (
        <OptionPicker
          isSingle
          list={peopleList}
          look={{ id, label: t('channels.page.handOver') }}
          picked={heir}
          onPickedChange={setHeir}
        />
      )}
    </Dialog>
  )
}

import { useUnit } from 'effector-react'
import type { TextKey } from '../../../../../generated/facts/text'
import { useText } from '../../../../browser/text/useText'
import { RowMenu, type CellProps } from '../../../../screens/client'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { actsOn, type ClipAct } from '../clipActs'
import type { Clip } from '../clip'
import { downloadAsked, linkAsked } from '../download.model'
import { footageList } from '../footageList'
import { renameStarted } from '../rename.model'
import { interruptedCancelled, uploadCancelled, uploadRetried } from '../uploads.model'
import { useCard } from '../useCard'

const looks: Record<ClipAct, { text: TextKey; icon: IconName; key?: string }> = {
  open: { text: 'footage.open', icon: 'play' },
  retryUpload: { text: 'footage.retry', icon: 'retry' },
  rename: { text: 'footage.rename.act', icon: 'edit', key: 'F2' },
  download: { text: 'footage.download.original', icon: 'download' },
  downloadSmall: { text: 'footage.download.small', icon: 'download' },
  copyLink: { text: 'footage.link.copy', icon: 'link' },
  cancelUpload: { text: 'media.upload.cancel.short', icon: 'close' },
}

/** What may be done with a clip, and with its upload in this tab. */
export function ClipMenu({ row, tabIndex, isCard = false }: CellProps<Clip>) {
  const t = useText()
  const card = useCard(row)
  const { open, rename, download, copyLink, retry, cancel, cancelInterrupted } = useUnit({
    open: footageList.place.rowOpened,
    rename: renameStarted,
    download: downloadAsked,
    copyLink: linkAsked,
    retry: uploadRetried,
    cancel: uploadCancelled,
    cancelInterrupted: interruptedCancelled,
  })
  const { item } = card
  const does: Record<ClipAct, () => void> = {
    open: () => open(row.clipId),
    retryUpload: () => item && retry(item.itemId),
    rename: () => rename(row.clipId),
    download: () => download({ ids: [row.clipId] }),
    downloadSmall: () => download({ ids: [row.clipId], quality: '720p' }),
    copyLink: () => copyLink(row.clipId),
    cancelUpload: () => (item ? cancel(item.itemId) : cancelInterrupted(row.clipId)),
  }
  const acts = actsOn(card)
  return (
    <RowMenu
      row={row}
      tabIndex={tabIndex}
      variant={isCard ? 'media' : 'ghost'}
      more={acts.map((id) => ({
        id,
        label: t(looks[id].text),
        icon: <Icon name={looks[id].icon} />,
        end: looks[id].key && <Kbd>{looks[id].key}</Kbd>,
        onChosen: does[id],
      }))}
      // There is nothing to keep of a running upload: it is cancelled instead.
      without={acts.includes('cancelUpload') ? ['trash'] : []}
    />
  )
}

import { useUnit } from 'effector-react'
import { openDownload } from '../../../../browser/openDownload'
import { useText } from '../../../../browser/text/useText'
import { RowMenu, type CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { isFinal } from '../../../media/client'
import type { FileRow } from '../fileRow'
import { interruptedCancelled, uploadCancelled, uploadRetried } from '../uploads.model'
import { useItem } from '../useItem'

/** What may be done with a file, and with its upload in this tab. */
export function FileMenu({ row, tabIndex, isCard = false }: CellProps<FileRow>) {
  const t = useText()
  const item = useItem(row)
  const { retry, cancel, cancelInterrupted } = useUnit({
    retry: uploadRetried,
    cancel: uploadCancelled,
    cancelInterrupted: interruptedCancelled,
  })
  const { downloadUrl, fileId } = row
  const canRetry = item?.failure !== undefined && !isFinal(item.failure.reason)
  const isStoppable = item !== undefined ? item.phase !== 'done' : row.may.includes('cancelUpload')
  const more = [
    downloadUrl !== undefined && {
      id: 'download',
      label: t('files.download'),
      icon: <Icon name="download" />,
      onChosen: () => openDownload(downloadUrl),
    },
    canRetry && {
      id: 'retryUpload',
      label: t('files.retry'),
      icon: <Icon name="retry" />,
      onChosen: () => retry(item.itemId),
    },
    isStoppable && {
      id: 'cancelUpload',
      label: t('media.upload.cancel.short'),
      icon: <Icon name="close" />,
      onChosen: () => (item ? cancel(item.itemId) : cancelInterrupted(fileId)),
    },
  ].filter((each) => each !== false)
  return (
    <RowMenu
      row={row}
      tabIndex={tabIndex}
      variant={isCard ? 'media' : 'ghost'}
      more={more}
      without={isStoppable ? ['trash'] : []}
    />
  )
}

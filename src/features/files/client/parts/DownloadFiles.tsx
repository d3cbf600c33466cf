import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { SelectionProps } from '../../../../screens/client'
import { DownloadButton, mostDownloads } from '../../../media/client'
import { downloadAsked } from '../download.model'
import { fileList } from '../fileList'

export function DownloadFiles({ ids }: SelectionProps) {
  const t = useText()
  const { download, address } = useUnit({
    download: downloadAsked,
    address: fileList.place.$address,
  })
  if (address.trash) return null
  return (
    <DownloadButton
      label={t('files.download')}
      ids={ids}
      tooMuch={t('files.download.atMost', { count: mostDownloads })}
      onDownload={(some) => download({ ids: some })}
    />
  )
}

import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { SelectionProps } from '../../../../screens/client'
import { DownloadButton, mostDownloads } from '../../../media/client'
import { downloadAsked } from '../download.model'
import { footageList } from '../footageList'

export function DownloadClips({ ids }: SelectionProps) {
  const t = useText()
  const { download, address } = useUnit({
    download: downloadAsked,
    address: footageList.place.$address,
  })
  if (address.trash) return null
  return (
    <DownloadButton
      label={t('footage.download')}
      ids={ids}
      tooMuch={t('footage.download.atMost', { count: mostDownloads })}
      choices={[
        { id: 'original', label: t('footage.download.originals') },
        { id: '720p', label: t('footage.download.smaller') },
      ]}
      onDownload={(some, choice) =>
        download({ ids: some, quality: choice === '720p' ? '720p' : 'original' })
      }
    />
  )
}

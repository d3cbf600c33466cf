import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { PageHeader } from '../../../ui/page/PageHeader'
import { $shown } from './clips.model'
import { $listState } from './reading.model'
import { countText } from './countText'
import { uploadId } from './keys.model'
import { $footageQuery } from './screen.model'
import { filesChosen } from './uploads.model'

export function FootageHeader() {
  const t = useText()
  const { count } = useFormat()
  const { query, shown, state, choose } = useUnit({
    query: $footageQuery,
    shown: $shown,
    state: $listState,
    choose: filesChosen,
  })
  return (
    <PageHeader
      title={t(query.isTrash ? 'footage.trash.title' : 'footage.title')}
      detail={<output>{countText(t, count, { ...shown, query, state })}</output>}
      actions={
        state !== 'forbidden' &&
        !query.isTrash && (
          <span id={uploadId}>
            <UploadButton
              variant="primary"
              accept="video/*,audio/*,.mkv,.mov,.mts,.m2ts,.mxf,.avi"
              onFiles={choose}
            >
              {t('footage.upload')}
            </UploadButton>
          </span>
        )
      }
    />
  )
}

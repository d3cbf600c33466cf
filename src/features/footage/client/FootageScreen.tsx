import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useText } from '../../../browser/text/useText'
import { FileDrop } from '../../../ui/drop/FileDrop'
import { FootageBody } from './FootageBody'
import { FootageHeader } from './FootageHeader'
import { FootageSelection } from './FootageSelection'
import { FootageToolbar } from './FootageToolbar'
import './footage.model'
import { $listState } from './reading.model'
import { $openClipId } from './openClip.model'
import { $footageQuery } from './screen.model'
import { filesChosen } from './uploads.model'
import { lazyPart } from '../../../ui/lazyPart'
import styles from './FootageScreen.module.css'

/** The dialog and its player are loaded only when a clip is opened. */
const ClipDialog = lazyPart(async () => (await import('./ClipDialog')).ClipDialog)

/** /clips/list: all footage of the customer, and uploading more. */
export function FootageScreen() {
  const t = useText()
  const { query, state, openClipId, choose } = useUnit({
    query: $footageQuery,
    state: $listState,
    openClipId: $openClipId,
    choose: filesChosen,
  })
  return (
    <FileDrop
      dropLabel={t('footage.upload.dropTitle')}
      dropDetail={t('footage.upload.dropHint')}
      isDisabled={query.isTrash || state === 'forbidden'}
      onFiles={choose}
    >
      <div className={styles.screen}>
        <FootageHeader />
        <FootageToolbar />
        <FootageBody />
        <FootageSelection />
        {openClipId !== null && (
          <Suspense>
            <ClipDialog />
          </Suspense>
        )}
      </div>
    </FileDrop>
  )
}

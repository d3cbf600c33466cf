import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { Icon } from '../../../ui/icons/Icon'
import type { Clip } from './clip'
import { films } from './films'
import { footageList } from './footageList'
import { newVersionChosen } from './versionUploads.model'

interface ReplaceFileProps {
  clip: Clip
  tabIndex?: number
}

/** Buttons for an incomplete or damaged file: replace it, or remove it. */
export function ReplaceFile({ clip: { clipId, may }, tabIndex }: ReplaceFileProps) {
  const t = useText()
  const { choose, act } = useUnit({
    choose: newVersionChosen,
    act: footageList.actions.actionAsked,
  })
  return (
    <>
      {may.includes('edit') && (
        <UploadButton
          size="sm"
          isSingle
          accept={films}
          onFiles={([file]) => file && choose({ clipId, file })}
        >
          {t('footage.replace')}
        </UploadButton>
      )}
      {may.includes('trash') && (
        <Button
          size="sm"
          tabIndex={tabIndex}
          icon={<Icon name="trash" />}
          onClick={() => act({ action: 'trash', selection: { ids: [clipId] } })}
        >
          {t('footage.remove')}
        </Button>
      )}
    </>
  )
}

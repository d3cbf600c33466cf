import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { HeadProps } from '../../../../screens/client'
import { UploadButton } from '../../../../ui/drop/UploadButton'
import { uploadId } from '../keys.model'
import { films } from '../films'
import { filesOffered } from '../chosen.model'

export function UploadClips({ place }: HeadProps) {
  const t = useText()
  const choose = useUnit(filesOffered)
  if (place === 'empty') {
    return (
      <UploadButton accept="video/*" onFiles={choose}>
        {t('footage.choose')}
      </UploadButton>
    )
  }
  return (
    <span id={uploadId}>
      <UploadButton variant="primary" accept={films} onFiles={choose}>
        {t('footage.upload')}
      </UploadButton>
    </span>
  )
}
